import type { ReadingProblem } from '@doubloon/contract/readings/reading.ts';
import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { addDays, endOfDayInSingapore } from '@doubloon/contract/shared/days.ts';

const HOUR_MS = 3_600_000;
/** Hours after its submission at which a post is read; afterwards it is read daily. */
const EARLY_HOURS = [1, 6, 24] as const;
/** How long a platform without an answer is left alone at first; doubled each time, up to a day. */
const FIRST_BACK_OFF_MS = 5 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Days after the end of a campaign during which its posts are still read. */
const DAYS_AFTER_END = 30;

/** Returns the moment after which the posts of a campaign are no longer read; null while it has no end. */
export function lastReadingAt({ closedAt, endDate }: Pick<Campaign, 'closedAt' | 'endDate'>): Date | null {
  const end = closedAt ?? (endDate === null ? null : endOfDayInSingapore(endDate));
  return end && addDays(end, DAYS_AFTER_END);
}

/** Returns when a post that was just read is read next: 1, 6 and 24 hours after its submission, then daily at that time. */
export function nextReadingAt(watchedSince: Date, now: Date): Date {
  const since = watchedSince.getTime();
  const early = EARLY_HOURS.map((hours) => since + hours * HOUR_MS).find((moment) => moment > now.getTime());
  if (early !== undefined) return new Date(early);
  const days = Math.floor((now.getTime() - since) / DAY_MS) + 1;
  return new Date(since + days * DAY_MS);
}

/** Returns when to retry a post that could not be read: after a doubling delay if the platform did not answer, otherwise at the next usual time. */
export function nextAttemptAt(problem: ReadingProblem, failures: number, watchedSince: Date, now: Date): Date {
  if (problem !== 'unavailable') return nextReadingAt(watchedSince, now);
  return new Date(now.getTime() + backOffMs(failures));
}

/** Returns when a post is read next, given what is known about it; null while its platform was never asked. */
export function scheduledAfter({
  askedAt,
  problem,
  failures,
  watchedSince,
}: Pick<WatchedPost, 'askedAt' | 'problem' | 'failures' | 'watchedSince'>): Date | null {
  if (!askedAt) return null;
  return problem ? nextAttemptAt(problem, failures - 1, watchedSince, askedAt) : nextReadingAt(watchedSince, askedAt);
}

/** Returns how long to leave a platform without an answer alone, in milliseconds, given the number of earlier failures. */
export function backOffMs(failures: number): number {
  return Math.min(FIRST_BACK_OFF_MS * 2 ** Math.min(failures, 20), DAY_MS);
}
