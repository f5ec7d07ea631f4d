import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, addDays, dayInSingapore, dayText } from './days.ts';

describe('the day in Singapore', () => {
  it('begins eight hours before the day in UTC', () => {
    expect(dayInSingapore(new Date('2026-03-01T15:59:59.999Z'))).toBe('2026-03-01');
    expect(dayInSingapore(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
    expect(dayInSingapore(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
  });
});

it('is written with a short month, in Singapore', () => {
  expect(dayText(new Date('2026-12-02T16:00:00Z'))).toBe('Dec 3, 2026');
  expect(dayText(new Date('2026-12-02T15:59:59.999Z'))).toBe('Dec 2, 2026');
});

describe('business days', () => {
  it('leave out Saturdays and Sundays', () => {
    const friday = new Date('2026-11-20T08:00:00Z');
    expect(addBusinessDays(friday, 1)).toEqual(new Date('2026-11-23T08:00:00Z'));
    expect(addBusinessDays(friday, 5)).toEqual(new Date('2026-11-27T08:00:00Z'));
    expect(addBusinessDays(friday, 0)).toEqual(friday);
  });

  it('are Singapore’s: late on Friday in London it is Saturday there', () => {
    expect(addBusinessDays(new Date('2026-11-20T20:00:00Z'), 1)).toEqual(new Date('2026-11-22T20:00:00Z'));
  });
});

describe('the clocks of Singapore', () => {
  const moment = fc.date({ min: new Date('1982-01-02Z'), max: new Date('2999-12-31Z'), noInvalidDate: true });
  const WEEKEND = ['Sat', 'Sun'];
  const weekdayOf = (at: Date) => at.toLocaleDateString('en-US', { timeZone: 'Asia/Singapore', weekday: 'short' });

  it('show the days that the table of time zones has', () => {
    fc.assert(
      fc.property(moment, (at) => {
        expect(dayInSingapore(at)).toBe(at.toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' }));
      }),
    );
  });

  it('count the business days that it has', () => {
    fc.assert(
      fc.property(moment, fc.nat({ max: 12 }), (from, days) => {
        const until = addBusinessDays(from, days);
        const passed = [];
        for (let at = addDays(from, 1); at <= until; at = addDays(at, 1)) passed.push(weekdayOf(at));
        expect(passed.filter((day) => !WEEKEND.includes(day))).toHaveLength(days);
        if (days > 0) expect(WEEKEND).not.toContain(weekdayOf(until));
      }),
    );
  });
});
