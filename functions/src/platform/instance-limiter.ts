import type { Clock } from './clock.ts';
import { refuseCall, type RateLimiter } from './rate-limiter.ts';
import { admit } from './sliding-window.ts';

const MOST_REMEMBERED = 10_000;

/** The limiter for what an instance counts for itself, in memory: of the callers whom it saw last. */
export function createInstanceLimiter(clock: Clock): RateLimiter {
  const callers = new Map<string, readonly number[]>();
  return (limit, who) => {
    const now = clock.now().getTime();
    const name = `${limit.bucket} ${limit.per} ${who}`;
    const { hits, admitted, freeAt } = admit(limit, callers.get(name) ?? [], 1, now);
    callers.delete(name);
    callers.set(name, hits);
    if (callers.size > MOST_REMEMBERED) callers.delete(callers.keys().next().value ?? '');
    return admitted > 0 ? Promise.resolve() : Promise.reject(refuseCall(freeAt - now));
  };
}
