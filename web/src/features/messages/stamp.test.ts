import { describe, expect, it } from 'vitest';
import { stampText } from './stamp.ts';

const now = new Date(2026, 10, 20, 9, 30);
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('when a message was written', () => {
  it.each([
    [0, '9:30 AM'],
    // The clock of the server may be ahead.
    [-0.1, '9:36 AM'],
    [23.9, '9:36 AM'],
    [24, 'Yesterday'],
    [47.9, 'Yesterday'],
    [48, 'Nov 18, 2026'],
    [24 * 400, 'Oct 16, 2025'],
  ])('%s hours ago reads %s', (hours, words) => {
    expect(stampText(before(hours), now).replace(/\s/g, ' ')).toBe(words);
  });
});
