import type { RateLimit } from '@doubloon/contract/shared/rate-limit.ts';

/** The answer of a window to calls that arrive together. */
interface Admission {
  /** Milliseconds since 1970 of the calls that count from now on, oldest first. */
  readonly hits: number[];
  /** How many of those who asked may pass. */
  readonly admitted: number;
  /** When the next place becomes free, milliseconds since 1970; `now` while there is one. */
  readonly freeAt: number;
}

/** Lets as many of `asking` calls pass at `now` as leave at most `limit.max` in the window that ends now. */
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
