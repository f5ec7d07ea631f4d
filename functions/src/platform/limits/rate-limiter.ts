import { createHash } from 'node:crypto';
import type { RateLimit } from '@doubloon/contract/shared/rate-limit.ts';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { unitOfWork, type Database, type Tx } from '../database/database.ts';
import { isContended } from '../database/grpc-status.ts';
import { GIVES_UP_SOON } from '../database/transact.ts';
import { admit } from './sliding-window.ts';

/** A limit of an operation's declaration, or one that its handler counts by whom its mails go to. */
type Counted = Omit<RateLimit, 'per'> & { readonly per: RateLimit['per'] | 'recipient' };

/** Counts one call of `who`, a uid, a network or a recipient. Throws `too_many_requests` when the limit is reached. */
export type RateLimiter = (limit: Counted, who: string) => Promise<void>;

/** Milliseconds to wait, and 0 for who may pass. */
type Wait = number;

const MAX_REMEMBERED = 10_000;

/**
 * The limiter of one instance; the counts are in Firestore and so the same for all instances. Calls of one caller that
 * arrive together share one transaction (reads 1, writes 1), and a full window is remembered until it has room again, so
 * that a flood costs nothing. When instances get in each other's way too often, a call is refused, not failed.
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
    const id = createHash('sha256').update(`${limit.bucket} ${limit.per} ${who}`).digest('hex');
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
    if (wait > 0) throw refuseCall(wait);
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

/** The refusal of a call that comes too soon by so many milliseconds. */
export function refuseCall(waitMs: number): AppError {
  return tooManyRequests('Too many requests. Please wait a moment and try again.', waitMs);
}

/** The refusal of somebody who has to wait so many milliseconds. */
export function tooManyRequests(message: string, waitMs: number): AppError {
  return new AppError('too_many_requests', message, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
