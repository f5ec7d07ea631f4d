import type { RateLimit } from './rate-limit.ts';

/** The operations that nobody is kept from calling as often as they like, each with its reason. Every other one has a limit, its own or the default. */
export const UNLIMITED: Readonly<Record<string, string>> = {
  getHealth: 'Monitors ask from everywhere, and it reads nothing.',
  stripeWebhook:
    'The payment provider would take a refusal for a fault, and its signature is checked before anything is read.',
  stripeConnectWebhook: 'As of stripeWebhook.',
  runScheduledJob: 'Exists in the emulators only.',
  createTestAuthorization: 'Exists in the emulators only.',
  processTestPayment: 'Exists in the emulators only.',
  transferForTest: 'Exists in the emulators only.',
};

const WINDOW_SECONDS = 60;
/** A person's calls of one operation in a minute: more than any screen makes, also with many tabs. */
const READS_OF_A_USER = 300;
const CHANGES_OF_A_USER = 120;
/** A network can be a whole school or the customers of a mobile carrier. */
const READS_OF_AN_ADDRESS = 500;
const CHANGES_OF_AN_ADDRESS = 60;

/** The properties of an operation that decide its default limit. */
interface Limited {
  readonly id: string;
  readonly access: { readonly kind: string };
  readonly cost: { readonly writes: number };
}

/**
 * The limit of an operation that declares none: per minute and operation, for whoever is known as a user, else for the network. What only reads is
 * counted within an instance, which costs no document; what writes is counted for all of them.
 */
export function defaultRateLimits({ id, access, cost }: Limited): readonly RateLimit[] {
  if (id in UNLIMITED) return [];
  const isUser = access.kind === 'signedIn' || access.kind === 'roles';
  const shared = { bucket: id, per: isUser ? 'user' : 'address', windowSeconds: WINDOW_SECONDS } as const;
  if (cost.writes > 0) return [{ ...shared, max: isUser ? CHANGES_OF_A_USER : CHANGES_OF_AN_ADDRESS }];
  return [{ ...shared, max: isUser ? READS_OF_A_USER : READS_OF_AN_ADDRESS, within: 'instance' }];
}
