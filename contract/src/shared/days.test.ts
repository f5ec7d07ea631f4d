import { describe, expect, it } from 'vitest';
import { addBusinessDays, dayInSingapore, dayText } from './days.ts';

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
