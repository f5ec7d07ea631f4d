import { expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

const now = new Date(2026, 10, 20, 12);
const before = (minutes: number) => momentText(new Date(now.getTime() - minutes * 60_000), now);

it.each([
  [0, 'just now'],
  [-1, 'just now'],
  [5, '5 min ago'],
  [179, '2 h ago'],
  [24 * 60, 'Yesterday'],
  [48 * 60, 'Nov 18, 2026'],
])('says of %s minutes ago: %s', (minutes, words) => {
  expect(before(minutes)).toBe(words);
});
