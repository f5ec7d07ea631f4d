/** The UTC day of an ISO date as sites write it: `November 3, 2025`. */
export function dayInWords(isoDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}
