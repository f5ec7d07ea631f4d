import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageText,
  agoText,
  dayText,
  formatDate,
  formatMoment,
  formatTimeOfDay,
  momentText,
  nearDate,
  nearMoment,
  timeLeftText,
  timeTo,
  waitingText,
  spanName,
} from './time.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const inDays = (days: number) => at(days * 24);
/** Noon in the time zone of whoever reads. */
const noon = new Date(2026, 10, 20, 12);

it('leaves out the year that it is', () => {
  expect(nearDate(noon, now)).toBe('Nov 20');
  expect(nearDate(new Date(2025, 10, 20, 12), now)).toBe('Nov 20, 2025');
  expect(nearMoment(noon, now)).toBe('Nov 20, 12:00 PM');
});

describe('ageText', () => {
  it.each([
    [-1, 'since today'],
    [-23, 'since today'],
    [-24, 'for 1 day'],
    [-47, 'for 1 day'],
    [-72, 'for 3 days'],
    // A clock that is a little behind the server's.
    [1, 'since today'],
  ])('says of what began %d hours from now "%s"', (hours, text) => expect(ageText(at(hours), now)).toBe(text));
});

describe('timeLeftText', () => {
  it.each([
    [-1, 'overdue'],
    [2, 'due today'],
    [24, '1 day left'],
    [121, '5 days left'],
    [119, '5 days left'],
  ])('says of what is due in %d hours "%s"', (hours, text) => expect(timeLeftText(at(hours), now)).toBe(text));
});

describe('agoText', () => {
  it.each([
    [1, 'just now'],
    [-0.01, 'just now'],
    [-1 / 60, '1 minute ago'],
    [-0.5, '30 minutes ago'],
    [-1, '1 hour ago'],
    [-23.9, '23 hours ago'],
    [-24, 'yesterday'],
    [-29 * 24, '29 days ago'],
  ])('says of what was %d hours from now "%s"', (hours, text) => expect(agoText(at(hours), now)).toBe(text));

  it('names the day of what is older than a month', () => {
    expect(agoText(noon, new Date(2026, 11, 20, 12))).toBe('on Nov 20, 2026');
  });
});

describe('formatDate', () => {
  it('writes a calendar day as it stands, in every time zone', () => {
    expect(formatDate('2026-01-31')).toBe('Jan 31, 2026');
  });

  it('writes a moment with the short month', () => {
    expect(formatDate(new Date(2026, 10, 20, 12))).toBe('Nov 20, 2026');
  });
});

describe('the age of what waits', () => {
  it.each([
    [-0.5, 'Waiting since today'],
    [-1, 'Waiting 1 day'],
    [-3.9, 'Waiting 3 days'],
  ])('%d days ago: %s', (days, text) => expect(waitingText(inDays(days), now)).toBe(text));
});

describe('the time left for a decision', () => {
  it.each([
    [6.99, '7 days to decide', false],
    [6.4, '6 days to decide', false],
    [1.4, '1 day to decide', true],
    [0.5, 'Less than a day to decide', true],
    [-0.1, 'Deadline passed', true],
  ])('in %d days: %s', (days, text, urgent) => expect(timeTo('decide', inDays(days), now)).toEqual({ text, urgent }));

  it('is said of deliveries, too', () => {
    expect(timeTo('deliver', inDays(0.5), now).text).toBe('Less than a day to deliver');
    expect(timeTo('deliver', inDays(2), now).text).toBe('2 days to deliver');
  });
});

describe('momentText', () => {
  it.each([
    [0, 'just now'],
    [-1, 'just now'],
    [5, '5 min ago'],
    [179, '2 h ago'],
    [24 * 60, 'Yesterday'],
    [48 * 60, 'Nov 18, 2026'],
  ])('says of %s minutes ago: %s', (minutes, words) => {
    expect(momentText(new Date(noon.getTime() - minutes * 60_000), noon)).toBe(words);
  });
});

describe('dates and times', () => {
  const moments = fc.date({ min: new Date('2000-01-02'), max: new Date('2100-01-01'), noInvalidDate: true });
  const written = (at: Date, options: Intl.DateTimeFormatOptions) => at.toLocaleString('en-US', options);

  it('are written as browsers write them in American English', () => {
    fc.assert(
      fc.property(moments, (at) => {
        expect(formatDate(at)).toBe(written(at, { dateStyle: 'medium' }));
        expect(formatTimeOfDay(at)).toBe(written(at, { timeStyle: 'short' }));
        expect(formatMoment(at)).toBe(written(at, { dateStyle: 'medium', timeStyle: 'short' }));
        const [day = ''] = at.toISOString().split('T');
        expect(formatDate(day)).toBe(written(at, { dateStyle: 'medium', timeZone: 'UTC' }));
        expect(spanName(`${day.slice(0, 7)}-01`, day, true)).toEqual({
          short: written(at, { month: 'short', timeZone: 'UTC' }),
          name: written(at, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
        });
      }),
    );
  });
});

describe('the name of days', () => {
  it.each([
    ['2026-11-03', '2026-11-03', false, 'Nov 3', 'Nov 3, 2026'],
    ['2026-11-03', '2026-11-08', false, 'Nov 3', 'Nov 3, 2026 – Nov 8, 2026'],
    ['2026-11-01', '2026-11-30', true, 'Nov', 'November 2026'],
    ['2026-11-01', '2026-12-31', true, 'Nov', 'November 2026 – Dec 31, 2026'],
  ])('from %s to %s', (from, to, ofMonths, short, name) => {
    expect(spanName(from, to, ofMonths)).toEqual({ short, name });
  });
});

describe('what stands above a day', () => {
  it.each([
    [new Date(2026, 10, 20, 0, 0), 'Today'],
    [new Date(2026, 10, 19, 23, 59), 'Yesterday'],
    [new Date(2026, 10, 18, 23, 59), 'Nov 18, 2026'],
  ])('%o is %s', (at, words) => {
    expect(dayText(at, new Date(2026, 10, 20, 9, 30))).toBe(words);
  });
});
