import { describe, expect, it } from 'vitest';
import { formatDate } from './date-format.ts';

describe('formatDate', () => {
  it('writes a calendar day as it stands, in every time zone', () => {
    expect(formatDate('2026-01-31')).toBe('Jan 31, 2026');
  });

  it('writes a moment with the short month', () => {
    expect(formatDate(new Date(2026, 10, 20, 12))).toBe('Nov 20, 2026');
  });
});
