import type { z } from 'zod';
import { defaultRateLimits } from './default-rate-limits.ts';
import type { ErrorCode } from './errors.ts';
import type { Download } from './download.ts';
import type { Page } from './paging.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Role } from './roles.ts';
import type { UploadRules } from './upload.ts';

/**
 * Who may call an operation.
 * - `public`: anyone; a credential is not looked at, or with `knowsCaller` only to show somebody what others do not see: a bad
 *   one is none.
 * - `signedIn`: any valid ID token.
 * - `roles`: a token whose role claim is one of `roles`.
 * - `webhook`: the payment provider, proven by its signature over the raw body.
 * - `testOnly`: anyone, but the route does not exist (404) outside the emulators.
 */
export type Access =
  | { readonly kind: 'public'; readonly knowsCaller?: true }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'roles'; readonly roles: readonly Role[] }
  | { readonly kind: 'webhook' }
  | { readonly kind: 'testOnly' };

export const anyone = { kind: 'public' } as const;
export const anyoneKnown = { kind: 'public', knowsCaller: true } as const;
export const signedIn = { kind: 'signedIn' } as const;
export const onlyRoles = <const R extends readonly Role[]>(...roles: R) => ({ kind: 'roles', roles }) as const;
export const webhook = { kind: 'webhook' } as const;
export const testOnly = { kind: 'testOnly' } as const;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A field of the input that must hold the caller's own uid, otherwise the call is refused with 403. */
export type SelfField = `params.${string}` | `query.${string}` | `body.${string}`;

/** The shapes of one operation's input, as they travel; every part is optional. */
export interface InputSchemas {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
}

/**
 * One call of the API, written once. From it come the route, the parsing in and out, the typed client call, the
 * OpenAPI entry, the access-matrix test and the metered cost.
 *
 * Schemas are codecs between the wire (dollars, ISO strings) and the code (cents, `Date`): input is decoded by the
 * server and encoded by the client, output the other way round.
 */
export interface Operation {
  /** camelCase, unique over the whole contract. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Below `/api`, parameters in braces: `/campaigns/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly self?: SelfField;
  readonly input: InputSchemas;
  /** The files of a `multipart/form-data` body; its other fields are `input.body`. */
  readonly upload?: UploadRules;
  /** Also called by monitors, which no App Check vouches for. */
  readonly forMonitors?: true;
  /** Bytes of a JSON body at most; `MAX_JSON_BYTES` when left out. */
  readonly maxBodyBytes?: number;
  /** How often one caller may do this; all of them must allow the call. Left out, it is `defaultRateLimits`. */
  readonly rateLimits?: readonly RateLimit[];
  readonly output: z.ZodType;
  /**
   * How a success is answered when not as JSON: `redirect` sends the browser (302) to the address that `output` is; `zip` streams an
   * archive, `output` is its bytes.
   */
  readonly answer?: 'redirect' | 'zip';
  /** Success status; 200 when left out. */
  readonly status?: 200 | 201;
  /** A list answers a bare array and its next cursor in the `X-Next-Cursor` header. */
  readonly paged?: true;
  /** Codes beyond those every operation of this access and input can answer. */
  readonly errors: readonly ErrorCode[];
  /** Documents read and written at most, however much data there is. */
  readonly cost: { readonly reads: number; readonly writes: number };
}

export const NEXT_CURSOR_HEADER = 'X-Next-Cursor';
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Declares an operation; its exact type is kept, so that routes and clients are typed by it. */
export function defineOperation<const Op extends Operation>(operation: Op): Op {
  return { rateLimits: defaultRateLimits(operation), ...operation };
}

/** The decoded input of an operation, as its handler receives and the client passes it. */
export type InputOf<Op extends Operation> = {
  [K in keyof Op['input']]: Op['input'][K] extends z.ZodType ? z.output<Op['input'][K]> : never;
};

/** The decoded answer that the client gets. */
export type OutputOf<Op extends Operation> = z.output<Op['output']>;

/** The result that a handler returns: the output, for a list one page of it, for an archive the download. */
export type ResultOf<Op extends Operation> = Op extends { answer: 'zip' }
  ? Download
  : Op extends { paged: true }
    ? OutputOf<Op> extends readonly (infer Item)[]
      ? Page<Item>
      : never
    : OutputOf<Op>;
