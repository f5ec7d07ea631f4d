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
