import { describe, expect, it } from 'vitest';
import { moveDates, moveToToday } from './move-dates.ts';

const PLAYED_AT = Date.parse('2026-11-22T08:56:26Z');
const DAY_MS = 86_400_000;
const move = { playedAt: PLAYED_AT, days: 40 };
const moved = (value: unknown) => JSON.parse(moveDates(JSON.stringify(value), move)) as unknown;

describe('how far data is moved', () => {
  it.each([
    ['the same moment', 0, 0],
    ['less than a day', DAY_MS - 1, 0],
    ['a day', DAY_MS, 1],
    ['forty days and a bit, so that nothing comes to lie after now', 40 * DAY_MS + 1, 40],
    ['a machine whose clock is behind', -DAY_MS, 0],
  ])('%s', (_, later, days) => {
    expect(moveToToday(PLAYED_AT, PLAYED_AT + later)).toEqual({ playedAt: PLAYED_AT, days });
  });
});

describe('moments that are moved', () => {
  it.each([
    ['a time', '2026-11-20T08:55:10.883Z', '2026-12-30T08:55:10.883Z'],
    ['a time into the next year', '2026-11-22T08:55:10Z', '2027-01-01T08:55:10Z'],
    ['a day', '2026-10-01', '2026-11-10'],
    ['milliseconds', 1795251310634, 1795251310634 + 40 * DAY_MS],
    ['milliseconds as text', '1795251310634', String(1795251310634 + 40 * DAY_MS)],
    ['milliseconds in an id', 'ntf_a_1795251310634_b', `ntf_a_${1795251310634 + 40 * DAY_MS}_b`],
    ['seconds', 1787820913, 1787820913 + 40 * 86_400],
    ['seconds in text that holds JSON', '{"created":1787820913,"x":1}', '{"created":1791276913,"x":1}'],
    ['all in a list', [1787820913, 1787820914], [1791276913, 1791276914]],
  ])('%s', (_, before, after) => {
    expect(moved({ before })).toEqual({ before: after });
  });

  it('are found in text with line breaks, too', () => {
    expect(moveDates('{\n  "created": 1787820913\n}\n', move)).toBe('{\n  "created": 1791276913\n}\n');
  });
});

describe('what only looks like a moment stays', () => {
  it.each([
    ['years away', '2020-01-01'],
    ['a part of a longer number', '7300000000001795251'],
    ['a part of a hash', 'a1795251310634f'],
    ['a checksum of ten digits', '1787820913'],
    ['an amount', 10_000],
    ['a large number', 9_999_999_999],
    ['a part of a name', 'users/x-2026-11-20-y'],
  ])('%s', (_, value) => {
    expect(moved({ value })).toEqual({ value });
  });
});
