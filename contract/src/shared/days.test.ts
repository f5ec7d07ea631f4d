import { describe, expect, it } from 'vitest';
import { dayInSingapore } from './days.ts';

describe('the day in Singapore', () => {
  it('begins eight hours before the day in UTC', () => {
    expect(dayInSingapore(new Date('2026-03-01T15:59:59.999Z'))).toBe('2026-03-01');
    expect(dayInSingapore(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
    expect(dayInSingapore(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
  });
});
