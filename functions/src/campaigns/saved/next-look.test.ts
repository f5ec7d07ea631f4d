import { expect, it } from 'vitest';
import { nextLook } from './next-look.ts';

it.each([
  ['2026-11-27T07:59:00+08:00', '2026-11-28T00:00:00.000Z'],
  ['2026-11-27T08:00:00+08:00', '2026-11-28T00:00:00.000Z'],
  ['2026-11-27T23:59:59+08:00', '2026-11-28T00:00:00.000Z'],
  ['2026-11-28T00:00:00+08:00', '2026-11-29T00:00:00.000Z'],
])('a search is looked through in the morning of the next day: after %s', (now, next) => {
  expect(nextLook(new Date(now)).toISOString()).toBe(next);
});
