import { describe, expect, it } from 'vitest';
import { ageText, timeLeftText } from './age-text.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

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
