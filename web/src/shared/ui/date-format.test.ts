import { describe, expect, it } from 'vitest';
import { daysLeftText, formatDate } from './date-format.ts';

describe('formatDate', () => {
  it('writes a calendar day as it stands, in every time zone', () => {
    expect(formatDate('2026-01-31')).toBe('Jan 31, 2026');
  });

  it('writes a moment with the short month', () => {
    expect(formatDate(new Date(2026, 10, 20, 12))).toBe('Nov 20, 2026');
  });
});

describe('daysLeftText', () => {
  const noon = new Date(2026, 10, 20, 12);

  it.each([
    ['2026-11-17', 'Ended 3 days ago'],
    ['2026-11-19', 'Ended 1 day ago'],
    ['2026-11-20', 'Ends today'],
    ['2026-11-21', 'Ends tomorrow'],
    ['2026-12-20', '30 days left'],
  ])('reads the end date %s as "%s"', (endDate, text) => {
    expect(daysLeftText(endDate, noon)).toBe(text);
  });

  it('counts calendar days, late in the evening too', () => {
    expect(daysLeftText('2026-11-21', new Date(2026, 10, 20, 23, 59))).toBe('Ends tomorrow');
  });
});
