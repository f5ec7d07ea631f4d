import { z } from 'zod';
import type { RateLimit, HttpMethod, InputSchemas, Operation } from './operation.ts';
import type { Role } from '../shared/roles.ts';

/** The operations without a rate limit, each with its reason. Every other operation has its own limits or the default. */
export const UNLIMITED: Readonly<Record<string, string>> = {
  getHealth: 'Monitors ask from everywhere, and it reads nothing.',
  stripeWebhook:
    'The payment provider would take a refusal for a fault, and its signature is checked before anything is read.',
  stripeConnectWebhook: 'It is a webhook of the payment provider, such as stripeWebhook.',
  runScheduledJob: 'Exists in the emulators only.',
  createTestAuthorization: 'Exists in the emulators only.',
  processTestPayment: 'Exists in the emulators only.',
  transferForTest: 'Exists in the emulators only.',
};

const WINDOW_SECONDS = 60;
/** Default limit of one person's calls of a reading operation per minute: more than any screen makes, even with many tabs. */
const READS_OF_A_USER = 300;
const CHANGES_OF_A_USER = 120;
/** Default limit of one network's calls of a reading operation per minute; a network can be a whole school or the customers of a mobile carrier. */
const READS_OF_AN_ADDRESS = 500;
const CHANGES_OF_AN_ADDRESS = 60;

/** The properties of an operation that decide its default limit. */
interface Limited {
  readonly id: string;
  readonly access: { readonly kind: string };
  readonly cost: { readonly writes: number };
}

/**
 * Returns the rate limit of an operation that declares none: per minute and user, or per network for an unknown caller. Reading operations are counted within
 * an instance, which costs no document; writing ones across all instances.
 */
function defaultRateLimits({ id, access, cost }: Limited): readonly RateLimit[] {
  if (id in UNLIMITED) return [];
  const isUser = access.kind === 'signedIn' || access.kind === 'roles';
  const shared = { bucket: id, per: isUser ? 'user' : 'address', windowSeconds: WINDOW_SECONDS } as const;
  if (cost.writes > 0) return [{ ...shared, max: isUser ? CHANGES_OF_A_USER : CHANGES_OF_AN_ADDRESS }];
  return [{ ...shared, max: isUser ? READS_OF_A_USER : READS_OF_AN_ADDRESS, within: 'instance' }];
}

export const anyone = { kind: 'public' } as const;
export const anyoneKnown = { kind: 'public', knowsCaller: true } as const;
export const signedIn = { kind: 'signedIn' } as const;
export const onlyRoles = <const R extends readonly Role[]>(...roles: R) => ({ kind: 'roles', roles }) as const;
export const webhook = { kind: 'webhook' } as const;
export const testOnly = { kind: 'testOnly' } as const;

/** An operation as it is declared. A list names its items (`pageOf`) instead of an output; input, errors and output are omitted if there are none. */
type Declaration = Omit<Operation, 'method' | 'path' | 'input' | 'errors' | 'output' | 'paged'> &
  Partial<Pick<Operation, 'input' | 'errors' | 'output'>> & { readonly pageOf?: z.ZodType };

const Done = z.object({ success: z.literal(true) });

type Declared<D extends Declaration> = D &
  Pick<Operation, 'method' | 'path' | 'errors'> & {
    readonly input: D extends { readonly input: infer Input extends InputSchemas } ? Input : Record<never, never>;
  } & (D extends { readonly pageOf: infer Item extends z.ZodType }
    ? { readonly output: z.ZodArray<Item>; readonly paged: true }
    : { readonly output: D extends { readonly output: infer Output extends z.ZodType } ? Output : typeof Done });

/** Declares the operation of a request such as `GET /campaigns/{id}`. Keeps its exact type, so that routes and clients are typed by it. */
export function defineOperation<const D extends Declaration>(
  request: `${HttpMethod} /${string}`,
  declaration: D,
): Declared<D> {
  const { pageOf, ...declared } = declaration;
  const [method, path] = request.split(' ');
  const answer = pageOf ? { output: z.array(pageOf), paged: true } : { output: Done };
  const left = { rateLimits: defaultRateLimits(declaration), input: {}, errors: [], ...answer };
  return { ...left, ...declared, method, path } as unknown as Declared<D>;
}
