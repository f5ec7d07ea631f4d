const DAY_MS = 86_400_000;
const wholeDays = (ms: number) => Math.floor(ms / DAY_MS);

/** How long something has waited at `now`, in whole days. */
export function waitingText(since: Date, now: Date): string {
  const days = wholeDays(now.getTime() - since.getTime());
  if (days < 1) return 'Waiting since today';
  return days === 1 ? 'Waiting 1 day' : `Waiting ${days} days`;
}

/** How much of the time to do something is left at `now`, and whether it is nearly over. */
export function timeTo(doing: 'decide' | 'deliver', by: Date, now: Date): { text: string; urgent: boolean } {
  const left = by.getTime() - now.getTime();
  if (left < 0) return { text: 'Deadline passed', urgent: true };
  if (left < DAY_MS) return { text: `Less than a day to ${doing}`, urgent: true };
  // To the nearest day: what came a minute ago has all its days.
  const days = Math.round(left / DAY_MS);
  return { text: `${days === 1 ? '1 day' : `${days} days`} to ${doing}`, urgent: days === 1 };
}
