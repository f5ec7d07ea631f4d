const DAY_MS = 86_400_000;

/** How long something has been waiting at `now`: `since today`, `for 1 day`, `for 12 days`. Whole days, never negative. */
export function ageText(since: Date, now: Date): string {
  const days = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
  if (days < 1) return 'since today';
  return days === 1 ? 'for 1 day' : `for ${days} days`;
}

/** How long is left until a moment: `overdue`, `today`, `1 day left`, `5 days left`. */
export function timeLeftText(until: Date, now: Date): string {
  const ms = until.getTime() - now.getTime();
  if (ms < 0) return 'overdue';
  if (ms < DAY_MS) return 'due today';
  // To the nearest day: what came a minute ago has all its days.
  const days = Math.round(ms / DAY_MS);
  return days === 1 ? '1 day left' : `${days} days left`;
}
