import type { CalendarDay } from './values.ts';

export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * 24 * 60 * 60 * 1000);
}

/** The calendar day `moment` falls on in Singapore, where days of campaigns begin and end. */
export function dayInSingapore(moment: Date): CalendarDay {
  return moment.toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });
}

/** The calendar day `moment` falls on in Singapore, as people read it: `Dec 3, 2026`. */
export function dayText(moment: Date): string {
  return moment.toLocaleDateString('en-US', { timeZone: 'Asia/Singapore', dateStyle: 'medium' });
}

/** The moment at which a calendar day is over in Singapore, the first of the next. */
export function endOfDayInSingapore(day: CalendarDay): Date {
  return addDays(new Date(`${day}T00:00:00+08:00`), 1);
}

/**
 * `from` moved by business days, Monday to Friday in Singapore, at the same time of day. Public holidays count as business days: they can
 * only make a promised day come sooner.
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
