const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const calendarDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Writes a moment (in the visitor's time zone) or a calendar day `YYYY-MM-DD` (as it stands) as `Nov 20, 2026`. */
export function formatDate(value: Date | string): string {
  return typeof value === 'string' ? calendarDay.format(new Date(`${value}T00:00:00Z`)) : moment.format(value);
}

/** What a countdown to a calendar day reads on the visitor's day `now`. */
export function daysLeftText(endDate: string, now: Date): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((Date.parse(`${endDate}T00:00:00Z`) - today) / 86_400_000);
  if (days < 0) return days === -1 ? 'Ended 1 day ago' : `Ended ${-days} days ago`;
  if (days === 0) return 'Ends today';
  return days === 1 ? 'Ends tomorrow' : `${days} days left`;
}
