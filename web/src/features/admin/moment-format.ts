const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Writes a moment with its time of day, in the visitor's time zone: `Nov 20, 2026, 3:15 PM`. */
export function formatMoment(at: Date): string {
  return moment.format(at);
}
