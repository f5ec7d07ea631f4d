import { z } from 'zod';
import { createHash } from 'node:crypto';
import type { RateLimit } from '@doubloon/contract/calls/operation.ts';
import { ERROR_STATUS } from '@doubloon/contract/calls/errors.ts';
import { storeOf } from '../database/document-store.ts';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { unitOfWork, type Database, type Tx } from '../database/database.ts';
import { isContended } from '../database/grpc-status.ts';
import { GIVES_UP_SOON } from '../database/transact.ts';

/** The decision of a rate-limit window about calls that arrive together. */
interface Admission {
  /** Times of the calls that count from now on, oldest first, in milliseconds since 1970. */
  readonly hits: number[];
  /** Number of the waiting calls that may pass. */
  readonly admitted: number;
  /** When the next place becomes free, in milliseconds since 1970; `now` if one is free already. */
  readonly freeAt: number;
}

/** Admits as many of `asking` calls at `now` as keep the window that ends now within `limit.max`. */
export function admit(
  limit: Pick<RateLimit, 'max' | 'windowSeconds'>,
  earlier: readonly number[],
  asking: number,
  now: number,
): Admission {
  const windowMs = limit.windowSeconds * 1000;
  const live = earlier.filter((hit) => hit > now - windowMs).sort((a, b) => a - b);
  const admitted = Math.min(asking, Math.max(0, limit.max - live.length));
  const hits = [...live, ...Array.from({ length: admitted }, () => now)];
  const decisive = hits[hits.length - limit.max];
  return { hits, admitted, freeAt: decisive === undefined ? now : decisive + windowMs };
}

/** The calls of one caller that count against one bucket, `rateLimits/{hash}`, in milliseconds since 1970. */
const CallLog = z.object({ hits: z.array(z.int()), expiresAt: z.date() });
type CallLog = z.output<typeof CallLog>;

export class RateLimits extends storeOf('rateLimits', CallLog) {}

/** A limit from an operation's declaration, or one that its handler counts: per recipient of mails, or with words of its own for a refusal. */
type Counted = Omit<RateLimit, 'per'> & { readonly per: RateLimit['per'] | 'recipient'; readonly refusal?: string };

/** Counts one call of `who`, which is a uid, a network or a recipient. Throws `too_many_requests` when the limit is reached. */
export type RateLimiter = (limit: Counted, who: string) => Promise<void>;

/** Milliseconds to wait; 0 for a call that may pass. */
type Wait = number;

const MAX_REMEMBERED = 10_000;

const callLogId = (limit: Counted, who: string): string =>
  createHash('sha256').update(`${limit.bucket} ${limit.per} ${who}`).digest('hex');

/**
 * Creates the limiter of one instance. The counts are in Firestore, so they are shared by all instances. Calls of one caller that arrive together share one
 * transaction (reads 1, writes 1). A full window is remembered until it has room again, so that a flood costs nothing. If instances contend too often, a call
 * is refused, not failed.
 */
export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  const queues = new Map<string, ((wait: Promise<Wait>) => void)[]>();
  const fullUntil = new Map<string, number>();

  async function askTogether(limit: Counted, id: string, asking: number): Promise<Wait[]> {
    const now = clock.now().getTime();
    const remembered = fullUntil.get(id) ?? 0;
    if (remembered > now) return Array<Wait>(asking).fill(remembered - now);
    const { admitted, freeAt } = await count(db, limit, id, asking, now);
    if (fullUntil.size >= MAX_REMEMBERED) fullUntil.clear();
    if (freeAt > now) fullUntil.set(id, freeAt);
    else fullUntil.delete(id);
    return Array.from({ length: asking }, (_, index) => (index < admitted ? 0 : Math.max(freeAt - now, 1)));
  }

  async function serve(limit: Counted, id: string, queue: ((wait: Promise<Wait>) => void)[]): Promise<void> {
    while (queue.length > 0) {
      const together = queue.splice(0);
      const waits = askTogether(limit, id, together.length);
      together.forEach((answer, index) => answer(waits.then((all) => all[index] ?? 0)));
      await waits.catch(() => undefined);
    }
    queues.delete(id);
  }

  return async (limit, who) => {
    const id = callLogId(limit, who);
    const wait = await new Promise<Wait>((resolve) => {
      const queue = queues.get(id);
      if (queue) {
        queue.push(resolve);
        return;
      }
      const own = [resolve];
      queues.set(id, own);
      void serve(limit, id, own);
    });
    if (wait > 0) throw limit.refusal ? tooManyRequests(limit.refusal, wait) : refuseCall(wait);
  };
}

async function count(
  db: Database,
  limit: Counted,
  id: string,
  asking: number,
  now: number,
): Promise<{ admitted: number; freeAt: number }> {
  try {
    const counting = async (tx: Tx) => {
      const earlier = (await tx.rateLimits.find(id))?.hits ?? [];
      const { hits, admitted, freeAt } = admit(limit, earlier, asking, now);
      if (admitted > 0) tx.rateLimits.put({ hits, expiresAt: new Date(now + limit.windowSeconds * 1000) }, id);
      return { admitted, freeAt };
    };
    return await unitOfWork({ db }, counting, GIVES_UP_SOON);
  } catch (error) {
    if (!isContended(error)) throw error;
    return { admitted: 0, freeAt: now };
  }
}

/** A limit that a handler counts within its own unit of work, with words of its own for a refusal. */
export type CountedInUnit = Counted & { readonly refusal: string };

/** Counts something that somebody does at a time, in the unit of work that does it. Throws `too_many_requests` when the limit is reached. Reads 1, writes 1. */
export async function countInUnit(tx: Tx, limit: CountedInUnit, who: string, at: Date): Promise<void> {
  const id = callLogId(limit, who);
  const now = at.getTime();
  const { hits, admitted, freeAt } = admit(limit, (await tx.rateLimits.find(id))?.hits ?? [], 1, now);
  if (admitted === 0) throw tooManyRequests(limit.refusal, freeAt - now);
  tx.rateLimits.put({ hits, expiresAt: new Date(now + limit.windowSeconds * 1000) }, id);
}

/** Counts no more what somebody did at a time, if it still counts. Reads 1, writes up to 1. */
export async function takeBackInUnit(tx: Tx, limit: CountedInUnit, who: string, at: Date): Promise<void> {
  const id = callLogId(limit, who);
  const log = await tx.rateLimits.find(id);
  const place = log?.hits.indexOf(at.getTime()) ?? -1;
  if (log && place >= 0) tx.rateLimits.put({ ...log, hits: log.hits.toSpliced(place, 1) }, id);
}

/** Returns the refusal of a call that comes too early by so many milliseconds. */
export function refuseCall(waitMs: number): AppError {
  return tooManyRequests('Too many requests. Please wait a moment and try again.', waitMs);
}

/** Returns the refusal of a caller who has to wait so many milliseconds. */
export function tooManyRequests(message: string, waitMs: number): AppError {
  return new AppError('too_many_requests', message, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

const MAX_COUNTED = 10_000;

const nameOf = (limit: Parameters<RateLimiter>[0], who: string) => `${limit.bucket} ${limit.per} ${who}`;

/** Counts calls in the memory of one instance, for its latest callers. */
interface InstanceLimiter {
  readonly count: RateLimiter;
  /** Throws `too_many_requests` as `count` would, and counts nothing. */
  readonly check: (limit: RateLimit, who: string) => void;
}

/** Creates the counts of one instance; its `check` and `count` share them. */
export function createInstanceLimiter(clock: Clock): InstanceLimiter {
  const callers = new Map<string, readonly number[]>();
  return {
    count: (limit, who) => {
      const now = clock.now().getTime();
      const name = nameOf(limit, who);
      const { hits, admitted, freeAt } = admit(limit, callers.get(name) ?? [], 1, now);
      callers.delete(name);
      callers.set(name, hits);
      if (callers.size > MAX_COUNTED) callers.delete(callers.keys().next().value ?? '');
      return admitted > 0 ? Promise.resolve() : Promise.reject(refuseCall(freeAt - now));
    },
    check: (limit, who) => {
      const now = clock.now().getTime();
      const { freeAt } = admit(limit, callers.get(nameOf(limit, who)) ?? [], 0, now);
      if (freeAt > now) throw refuseCall(freeAt - now);
    },
  };
}

/** Limit of refused calls per network: more than all expired sessions and unverified browsers of a whole school cause. */
export const REFUSED_CALLS: RateLimit = {
  bucket: 'refused-calls',
  per: 'address',
  max: 600,
  windowSeconds: 60,
  within: 'instance',
};

/** True when the caller caused the error, not the database or the identity service. */
const isRefusal = (error: unknown) => error instanceof AppError && ERROR_STATUS[error.code] < 500;

/**
 * Runs `look` for a call from `network` and counts the call if it is refused. Throws `too_many_requests` without running it while the network has been refused
 * too often within this instance.
 */
export async function countRefusal<T>(limiter: InstanceLimiter, network: string, look: () => Promise<T>): Promise<T> {
  limiter.check(REFUSED_CALLS, network);
  try {
    return await look();
  } catch (error) {
    if (isRefusal(error)) await limiter.count(REFUSED_CALLS, network);
    throw error;
  }
}
