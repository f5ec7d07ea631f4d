import type { Clock } from '../clock.ts';
import type { RateLimit } from '@doubloon/contract/shared/rate-limit.ts';
import { refuseCall, type RateLimiter } from './rate-limiter.ts';
import { admit } from './sliding-window.ts';

const MAX_REMEMBERED = 10_000;

const nameOf = (limit: Parameters<RateLimiter>[0], who: string) => `${limit.bucket} ${limit.per} ${who}`;

/** Counts calls in the memory of one instance, for the callers whom it saw last. */
export interface InstanceLimiter {
  readonly count: RateLimiter;
  /** Throws `too_many_requests` as `count` would, and counts nothing. */
  readonly check: (limit: RateLimit, who: string) => void;
}

/** The counts of one instance; `check` and `count` of one limiter know of each other. */
export function createInstanceLimiter(clock: Clock): InstanceLimiter {
  const callers = new Map<string, readonly number[]>();
  return {
    count: (limit, who) => {
      const now = clock.now().getTime();
      const name = nameOf(limit, who);
      const { hits, admitted, freeAt } = admit(limit, callers.get(name) ?? [], 1, now);
      callers.delete(name);
      callers.set(name, hits);
      if (callers.size > MAX_REMEMBERED) callers.delete(callers.keys().next().value ?? '');
      return admitted > 0 ? Promise.resolve() : Promise.reject(refuseCall(freeAt - now));
    },
    check: (limit, who) => {
      const now = clock.now().getTime();
      const { freeAt } = admit(limit, callers.get(nameOf(limit, who)) ?? [], 0, now);
      if (freeAt > now) throw refuseCall(freeAt - now);
    },
  };
}
