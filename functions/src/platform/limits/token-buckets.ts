import type { Clock } from '../clock.ts';

/** Tokens for the calls of many callers. Each caller has a bucket, which is full at first and fills up again evenly within a minute. */
export interface TokenBuckets {
  /** Takes a token of the caller. Returns 0, or if there is none, the milliseconds until there is one. */
  readonly take: (who: string) => number;
}

const MINUTE_MS = 60_000;

/** Number of callers remembered; each takes about 200 bytes. */
export const MAX_BUCKETS = 50_000;

/**
 * Creates buckets of `perMinute` tokens in memory. Only the time at which a caller's bucket will be full again is kept (the generic cell rate algorithm). The
 * callers who have not called for longest are forgotten when there are too many; they then have a full bucket.
 */
export function createTokenBuckets(perMinute: number, clock: Clock): TokenBuckets {
  const fullAt = new Map<string, number>();
  const tokenMs = MINUTE_MS / perMinute;
  return {
    take: (who) => {
      const now = clock.now().getTime();
      const known = fullAt.get(who) ?? now;
      // A clock that was set back makes nobody wait longer: by little, the bucket is empty at most; by more, its time says nothing.
      const before = known > now + 2 * MINUTE_MS ? now : Math.min(Math.max(known, now), now + MINUTE_MS);
      // The margin is for times that are no whole milliseconds.
      const waitMs = before + tokenMs - MINUTE_MS - now;
      if (waitMs > 1e-3) return waitMs;
      fullAt.delete(who);
      fullAt.set(who, before + tokenMs);
      if (fullAt.size > MAX_BUCKETS) fullAt.delete(fullAt.keys().next().value ?? '');
      return 0;
    },
  };
}
