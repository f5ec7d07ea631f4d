import type { CalendarDay } from './values.ts';

export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * 24 * 60 * 60 * 1000);
}

const SINGAPORE_MS = 8 * 60 * 60 * 1000;

/**
 * Returns a moment as the clocks in Singapore show it, read as UTC: they are 8 hours ahead, without daylight saving, since 1982
 * (https://data.iana.org/time-zones/tzdb/asia). A table of time zones says the same much slower.
 */
const clockInSingapore = (moment: Date): Date => new Date(moment.getTime() + SINGAPORE_MS);

/** Returns the calendar day of a moment in Singapore, where days of campaigns begin and end. */
export function dayInSingapore(moment: Date): CalendarDay {
  return clockInSingapore(moment).toISOString().slice(0, 10);
}

/** Returns the calendar day of a moment in Singapore for people: `Dec 3, 2026`. */
export function dayText(moment: Date): string {
  return moment.toLocaleDateString('en-US', { timeZone: 'Asia/Singapore', dateStyle: 'medium' });
}

/** Returns the first moment of a calendar day in Singapore. */
export function startOfDayInSingapore(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

/** Returns the end of a calendar day in Singapore, which is the first moment of the next day. */
export function endOfDayInSingapore(day: CalendarDay): Date {
  return addDays(startOfDayInSingapore(day), 1);
}

const [SUNDAY, SATURDAY] = [0, 6];

/**
 * Returns `from` moved by business days, Monday to Friday in Singapore, at the same time of day. Public holidays count as business days: they can only make a
 * promised day earlier.
 */
export function addBusinessDays(from: Date, days: number): Date {
  let moved = from;
  for (let left = days; left > 0;) {
    moved = addDays(moved, 1);
    const weekday = clockInSingapore(moved).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) left -= 1;
  }
  return moved;
}
