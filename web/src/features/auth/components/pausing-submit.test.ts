import { expect, it } from 'vitest';
import { waitText } from './pausing-submit.tsx';

it.each([
  [0.2, '1 second'],
  [4, '4 seconds'],
  [59.5, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('says how long %s seconds are', (seconds, words) => {
  expect(waitText(seconds)).toBe(words);
});
