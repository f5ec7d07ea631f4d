const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What people call a month `YYYY-MM`: `Nov` under a column, `November 2026` in a table. */
export function monthName(month: string): { short: string; name: string } {
  const first = new Date(`${month}-01T00:00:00Z`);
  return { short: short.format(first), name: long.format(first) };
}
