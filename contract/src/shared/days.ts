import type { CalendarDay } from './wire.ts';

/** `from` moved by whole days. */
export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * 24 * 60 * 60 * 1000);
}

/** The calendar day `moment` falls on in Singapore, where days of campaigns begin and end. */
export function dayInSingapore(moment: Date): CalendarDay {
  return moment.toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });
}
