/**
 * At most `max` calls in any window of `windowSeconds`, counted per signed-in user or per network address. Operations that
 * name the same `bucket` share one count.
 */
export interface RateLimit {
  readonly bucket: string;
  readonly per: 'user' | 'address';
  readonly max: number;
  readonly windowSeconds: number;
  /** Counted by each instance for itself, without a document: at most `max` times as many as there are instances. */
  readonly within?: 'instance';
  /** Counts only those whom the operation knows, or only others: its handler says which a caller turns out to be (`countAs`). */
  readonly of?: 'known' | 'strangers';
}

/** Shared by everything that fetches a page of a platform because somebody named its address. */
export const LINK_CHECKS: RateLimit = { bucket: 'link-checks', per: 'user', max: 30, windowSeconds: 600 };
