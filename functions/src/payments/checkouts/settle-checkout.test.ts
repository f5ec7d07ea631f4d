import { describe, expect, it } from 'vitest';
import { firstLookAt, nextLookAt } from './settle-checkout.ts';

const opened = new Date('2026-03-02T01:00:00Z');
const minutesAfter = (minutes: number) => new Date(opened.getTime() + minutes * 60_000);
const nextAfter = (minutes: number) =>
  (nextLookAt({ createdAt: opened }, minutesAfter(minutes)).getTime() - opened.getTime()) / 60_000;

describe('when an undecided checkout is asked for', () => {
  it('is ten minutes after it was opened, then after pauses as long as it is old', () => {
    expect(firstLookAt(opened)).toEqual(minutesAfter(10));
    expect([10, 20, 40, 80].map(nextAfter)).toEqual([20, 40, 80, 160]);
  });

  it('is at least ten minutes and at most six hours away, on a clock that was moved, too', () => {
    expect([-30, 0, 5].map(nextAfter)).toEqual([-20, 10, 15]);
    expect([360, 1200].map(nextAfter)).toEqual([720, 1560]);
  });
});
