import { expect, it } from 'vitest';
import { deltaText } from './delta.ts';

it.each([
  [112, 100, '+12% vs. the 30 days before'],
  [50, 100, '−50% vs. the 30 days before'],
  [0, 100, '−100% vs. the 30 days before'],
  [1000, 100, '+900% vs. the 30 days before'],
  [1001, 100, 'Over 10× the 30 days before'],
  [100, 100, 'The same as in the 30 days before'],
  [10_001, 10_000, 'Nearly the same as in the 30 days before'],
  [9_999, 10_000, 'Nearly the same as in the 30 days before'],
  [5, 0, 'Nothing in the 30 days before'],
  [0, 0, 'Nothing in the 30 days before either'],
])('says of %d after %d: %s', (sum, before, words) => {
  expect(deltaText(sum, before, 30)).toBe(words);
});
