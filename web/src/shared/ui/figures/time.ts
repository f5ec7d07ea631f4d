const DAY_MS = 86_400_000;
const HOUR_MS = DAY_MS / 24;
const MINUTE_MS = HOUR_MS / 60;
const wholeDays = (ms: number) => Math.floor(ms / DAY_MS);

// Written here: a browser's first `Intl.DateTimeFormat` takes a phone 70 ms and more, before anything is painted.
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const dayOf = (year: number, month: number, day: number) => `${MONTHS[month]?.slice(0, 3)} ${day}, ${year}`;

/** Writes a moment (in the visitor's time zone) or a calendar day `YYYY-MM-DD` (as it stands) as `Nov 20, 2026`. */
export function formatDate(value: Date | string): string {
  if (typeof value !== 'string') return dayOf(value.getFullYear(), value.getMonth(), value.getDate());
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  return dayOf(year, month - 1, day);
}

/** Writes a date of the year of `now` as `Nov 20`, any other with its year. */
export function nearDate(at: Date, now: Date): string {
  const date = formatDate(at);
  return at.getFullYear() === now.getFullYear() ? date.slice(0, date.lastIndexOf(',')) : date;
}

/** Writes a moment with its time of day, its year only where that is not the one of `now`: `Nov 20, 3:15 PM`. */
export const nearMoment = (at: Date, now: Date): string => `${nearDate(at, now)}, ${formatTimeOfDay(at)}`;

/** Returns how long something has been waiting at `now`: `since today`, `for 1 day`, `for 12 days`. Whole days, never negative. */
export function ageText(since: Date, now: Date): string {
  const days = wholeDays(now.getTime() - since.getTime());
  if (days < 1) return 'since today';
  return days === 1 ? 'for 1 day' : `for ${days} days`;
}

/** Returns how long is left until a moment: `overdue`, `today`, `1 day left`, `5 days left`. */
export function timeLeftText(until: Date, now: Date): string {
  const ms = until.getTime() - now.getTime();
  if (ms < 0) return 'overdue';
  if (ms < DAY_MS) return 'due today';
  // To the nearest day: what came a minute ago has all its days.
  const days = Math.round(ms / DAY_MS);
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** Returns how long something has waited at `now`, in whole days. */
export function waitingText(since: Date, now: Date): string {
  const days = wholeDays(now.getTime() - since.getTime());
  if (days < 1) return 'Waiting since today';
  return days === 1 ? 'Waiting 1 day' : `Waiting ${days} days`;
}

/** Returns how much of the time to do something is left at `now`, and whether it is nearly over. */
export function timeTo(doing: 'decide' | 'deliver', by: Date, now: Date): { text: string; urgent: boolean } {
  const left = by.getTime() - now.getTime();
  if (left < 0) return { text: 'Deadline passed', urgent: true };
  if (left < DAY_MS) return { text: `Less than a day to ${doing}`, urgent: true };
  // To the nearest day: what came a minute ago has all its days.
  const days = Math.round(left / DAY_MS);
  return { text: `${days === 1 ? '1 day' : `${days} days`} to ${doing}`, urgent: days === 1 };
}

/** Returns when something happened, as one says it at `now`: "just now", "5 min ago", "3 h ago", "Yesterday", then the date. */
export function momentText(at: Date, now: Date): string {
  const ago = now.getTime() - at.getTime();
  if (ago < MINUTE_MS) return 'just now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min ago`;
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)} h ago`;
  return ago < 2 * DAY_MS ? 'Yesterday' : formatDate(at);
}

/** Heading above what happened on a day, in the visitor's time zone: `Today`, `Yesterday`, then the date. */
export function dayText(at: Date, now: Date): string {
  const dayOf = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  const days = Math.round((dayOf(now) - dayOf(at)) / DAY_MS);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatDate(at);
}

/** Returns how long ago something was at `now`, within a sentence: `just now`, `5 minutes ago`, `2 hours ago`, `yesterday`, `12 days ago`; after 30 days `on Nov 20, 2026`. */
export function agoText(at: Date, now: Date): string {
  const ago = now.getTime() - at.getTime();
  if (ago < MINUTE_MS) return 'just now';
  if (ago < HOUR_MS) return countedAgo(Math.floor(ago / MINUTE_MS), 'minute');
  if (ago < DAY_MS) return countedAgo(Math.floor(ago / HOUR_MS), 'hour');
  if (ago < 2 * DAY_MS) return 'yesterday';
  return wholeDays(ago) < 30 ? countedAgo(wholeDays(ago), 'day') : `on ${formatDate(at)}`;
}

const countedAgo = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Writes a moment with its time of day, in the visitor's time zone: `Nov 20, 2026, 3:15 PM`. */
export function formatMoment(at: Date): string {
  return `${formatDate(at)}, ${formatTimeOfDay(at)}`;
}

/** Writes the time of day of a moment, in the visitor's time zone: `3:15 PM`. */
export function formatTimeOfDay(at: Date): string {
  const hours = at.getHours();
  return `${hours % 12 || 12}:${String(at.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Returns the names of calendar days `YYYY-MM-DD`, whole months or not: short ones for a chart (`Nov`, `Nov 3`), others for a table. */
export function spanName(from: string, to: string, ofMonths: boolean): { short: string; name: string } {
  const [year = '', month = '', day = ''] = from.split('-');
  const monthName = MONTHS[Number(month) - 1] ?? '';
  const short = monthName.slice(0, 3);
  if (!ofMonths) {
    return {
      short: `${short} ${Number(day)}`,
      name: from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`,
    };
  }
  const isOne = from.slice(0, 7) === to.slice(0, 7);
  return { short, name: isOne ? `${monthName} ${year}` : `${monthName} ${year} – ${formatDate(to)}` };
}

/** Returns the name of the visitor's time zone, such as `Asia/Singapore`. */
export const localTimeZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
