import { createHash } from 'node:crypto';
import { StripeFailure } from '../shared/errors.ts';
import type { StoredAnswer } from '../world/state.ts';
import { nowSeconds, type World } from '../world/world.ts';

const MAX_KEY_LENGTH = 255;

/** The request that an idempotency key is bound to. */
export interface KeyedRequest {
  key: string;
  account: string | null;
  /** Path of the request. */
  endpoint: string;
  params: unknown;
}

/** The keys of requests that are being handled right now, by world-wide name. */
export type KeysInUse = Set<string>;

/**
 * Looks a key up, by the rules of https://docs.stripe.com/api/idempotent_requests: undefined for a new one, the kept answer for a repeat. Throws 400
 * when it was first used for something else and 409 while its first request is still being handled.
 */
export function findAnswer(world: World, inUse: KeysInUse, request: KeyedRequest): StoredAnswer | undefined {
  const { key, endpoint } = request;
  if (key.length > MAX_KEY_LENGTH)
    throw keyError(400, `Idempotency keys can be at most ${MAX_KEY_LENGTH} characters long.`);
  if (inUse.has(nameOf(request))) {
    throw keyError(
      409,
      'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, ' +
        `and the other request is still going through): ${key}. Please try again later.`,
      'idempotency_key_in_use',
    );
  }
  const answer = world.store.state.answers.get(nameOf(request));
  if (!answer) return undefined;
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (answer.endpoint !== endpoint) {
    throw keyError(
      400,
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${answer.endpoint}'). ${advice}`,
    );
  }
  if (answer.fingerprint !== fingerprint(request.params)) {
    throw keyError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
    );
  }
  return answer;
}

/** Keeps the answer of the first request with a key, refusals included. */
export function keepAnswer(
  world: World,
  request: KeyedRequest,
  answer: { requestId: string; status: number; body: object },
): void {
  world.store.state.answers.set(nameOf(request), {
    ...answer,
    body: structuredClone(answer.body),
    endpoint: request.endpoint,
    fingerprint: fingerprint(request.params),
    created: nowSeconds(world),
  });
}

/** Returns a name that tells a key apart: the same key of another account is another key. */
export function nameOf({ key, account }: Pick<KeyedRequest, 'key' | 'account'>): string {
  return `${account ?? 'platform'}/${key}`;
}

/** Returns one text for equal parameters in any order. */
export function fingerprint(params: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(params)))
    .digest('hex');
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, ordered(inner)]);
}

function keyError(status: number, message: string, code?: string): StripeFailure {
  return new StripeFailure(
    status,
    code ? { type: 'idempotency_error', message, code } : { type: 'idempotency_error', message },
    false,
  );
}
