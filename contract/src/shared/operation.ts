import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Role } from './roles.ts';

/**
 * Who may call an operation.
 * - `public`: anyone; a credential is not looked at.
 * - `signedIn`: any valid ID token.
 * - `roles`: a token whose role claim is one of `roles`.
 * - `webhook`: the payment provider, proven by its signature over the raw body.
 * - `testOnly`: anyone, but the route does not exist (404) outside the emulators.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'roles'; readonly roles: readonly Role[] }
  | { readonly kind: 'webhook' }
  | { readonly kind: 'testOnly' };

export const anyone: Access = { kind: 'public' };
export const signedIn: Access = { kind: 'signedIn' };
export const onlyRoles = (...roles: Role[]): Access => ({ kind: 'roles', roles });
export const webhook: Access = { kind: 'webhook' };
export const testOnly: Access = { kind: 'testOnly' };

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
export interface Operation<I extends InputSchemas = InputSchemas, O extends z.ZodType = z.ZodType> {
  /** camelCase, unique over the whole contract. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Below `/api`, parameters in braces: `/campaigns/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly self?: SelfField;
  readonly input: I;
  readonly output: O;
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

/** Declares an operation; only its type is narrowed. */
export function defineOperation<const I extends InputSchemas, O extends z.ZodType>(
  operation: Operation<I, O>,
): Operation<I, O> {
  return operation;
}

type Decoded<S> = S extends z.ZodType ? z.output<S> : undefined;
type PartsOf<I extends InputSchemas> = {
  [K in keyof I as I[K] extends z.ZodType ? K : never]: Decoded<I[K]>;
};

/** What a verb receives and what the client passes: the decoded parts an operation declares. */
export type InputOf<Op> = Op extends Operation<infer I, z.ZodType> ? PartsOf<I> : never;

/** What a verb returns and what the client gets, decoded. */
export type OutputOf<Op> = Op extends Operation<InputSchemas, infer O> ? z.output<O> : never;
