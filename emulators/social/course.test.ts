import { describe, expect, it } from 'vitest';
import { countsAt, type CourseStep, type StepKind } from './course.ts';

const START = Date.parse('2026-05-01T00:00:00Z');
const hours = (count: number) => START + count * 3_600_000;
const step = (kind: StepKind, atHour: number, views = 0): CourseStep => ({
  kind,
  at: new Date(hours(atHour)).toISOString(),
  views,
});
const after = (count: number, ...course: CourseStep[]) => countsAt(1_000, course, hours(count));

describe('the course of a post', () => {
  it('stays where it began without a step, and before the first one', () => {
    expect(after(1_000)).toEqual({ views: 1_000, likes: 40, comments: 5, shares: 3, shown: 'public' });
    expect(after(1, step('grow', 2, 24_000)).views).toBe(1_000);
  });

  it('grows by so many views a day until told otherwise', () => {
    expect(after(12, step('grow', 0, 2_400)).views).toBe(2_200);
    expect(after(48, step('grow', 0, 2_400), step('grow', 24, 0)).views).toBe(3_400);
  });

  it('jumps within an hour, with reactions of people and without those of machines', () => {
    expect(after(0.5, step('spike', 0, 10_000))).toMatchObject({ views: 6_000, likes: 240 });
    expect(after(5, step('spike', 0, 10_000))).toMatchObject({ views: 11_000, likes: 440 });
    expect(after(5, step('bots', 0, 10_000))).toMatchObject({ views: 11_000, likes: 40 });
  });

  it('loses the views of machines first, and never more than it has', () => {
    const bought = [step('bots', 0, 10_000), step('fall', 3, 9_000)];
    expect(after(2, ...bought).views).toBe(11_000);
    expect(after(4, ...bought)).toMatchObject({ views: 2_000, likes: 40 });
    expect(after(4, step('fall', 3, 400))).toMatchObject({ views: 600, likes: 24 });
    expect(after(4, step('fall', 3, 5_000))).toMatchObject({ views: 0, likes: 0 });
  });

  it('goes, hides and comes back, and grows only while it is shown', () => {
    const course = [step('grow', 0, 2_400), step('private', 10), step('back', 20), step('delete', 30)];
    expect([5, 15, 25, 35].map((count) => after(count, ...course).shown)).toEqual([
      'public',
      'private',
      'public',
      'gone',
    ]);
    expect([10, 20, 30, 40].map((count) => after(count, ...course).views)).toEqual([2_000, 2_000, 3_000, 3_000]);
  });

  it('takes steps in the order of time, however they were written down', () => {
    expect(after(24, step('grow', 12, 0), step('grow', 0, 2_400)).views).toBe(2_200);
  });
});
