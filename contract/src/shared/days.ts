import type { CalendarDay } from './values.ts';

export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * 24 * 60 * 60 * 1000);
}

/** Returns the calendar day of a moment in Singapore, where days of campaigns begin and end. */
export function dayInSingapore(moment: Date): CalendarDay {
  return moment.toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });
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

/**
 * Returns `from` moved by business days, Monday to Friday in Singapore, at the same time of day. Public holidays count as business days: they can only make a
 * promised day earlier.
 */
export function addBusinessDays(from: Date, days: number): Date {
  let moved = from;
  for (let left = days; left > 0;) {
    moved = addDays(moved, 1);
    const weekday = moved.toLocaleDateString('en-US', { timeZone: 'Asia/Singapore', weekday: 'short' });
    if (weekday !== 'Sat' && weekday !== 'Sun') left -= 1;
  }
  return moved;
}
