import { describe, expect, it } from 'vitest';
import { lastReadingAt, nextAttemptAt, nextReadingAt } from './reading-times.ts';

const SINCE = new Date('2026-11-01T10:00:00Z');
const after = (hours: number) => new Date(SINCE.getTime() + hours * 3_600_000);
const hoursUntil = (moment: Date) => (moment.getTime() - SINCE.getTime()) / 3_600_000;

describe('the next reading of a post', () => {
  it.each([
    [0, 1],
    [0.5, 1],
    [1, 6],
    [5.9, 6],
    [6, 24],
    [24, 48],
    [24.1, 48],
    [47.9, 48],
    [48, 72],
    [500, 504],
  ])('is, %d hours after it was submitted, at %d hours', (now, next) => {
    expect(hoursUntil(nextReadingAt(SINCE, after(now)))).toBe(next);
  });
});

describe('the next attempt at what could not be read', () => {
  it('comes after five minutes where the platform did not answer, then after twice as long, up to a day', () => {
    const minutes = [0, 1, 2, 8, 9, 400].map(
      (failures) => (nextAttemptAt('unavailable', failures, SINCE, after(2)).getTime() - after(2).getTime()) / 60_000,
    );
    expect(minutes).toEqual([5, 10, 20, 1_280, 1_440, 1_440]);
  });

  it.each(['gone', 'private', 'grant_needed', 'not_yet'] as const)(
    'comes at the next usual time when it is %s',
    (problem) => {
      expect(nextAttemptAt(problem, 0, SINCE, after(30))).toEqual(after(48));
    },
  );
});

describe('the last reading of a campaign’s posts', () => {
  it('is thirty days after it was closed, else after its last day in Singapore, and none without an end', () => {
    const closedAt = new Date('2026-11-10T00:00:00Z');
    expect(lastReadingAt({ closedAt, endDate: '2026-12-31' })).toEqual(new Date('2026-12-10T00:00:00Z'));
    expect(lastReadingAt({ closedAt: null, endDate: '2026-11-10' })).toEqual(new Date('2026-12-10T16:00:00Z'));
    expect(lastReadingAt({ closedAt: null, endDate: null })).toBeNull();
  });
});
