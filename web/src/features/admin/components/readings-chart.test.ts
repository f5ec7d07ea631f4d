import { expect, it } from 'vitest';
import { placesOf } from './readings-chart.tsx';

const at = (hour: number) => new Date(`2026-11-20T0${hour}:00:00Z`);
const reading = (hour: number, views: number) => ({
  ...{ at: at(hour), views },
  ...{ likes: null, comments: null, shares: null, source: 'platform' as const },
});

it('places readings from the first moment to the last, on a scale to the highest count', () => {
  const readings = [reading(2, 0), reading(4, 500), reading(6, 1_000)];
  expect(placesOf({ readings, approved_at: at(2), baselineViews: 250 })).toEqual({
    points: [
      { x: 0, y: 160 },
      { x: 300, y: 80 },
      { x: 600, y: 0 },
    ],
    approval: 0,
    baseline: 120,
    highest: 1_000,
  });
});

it('begins with an approval before the first reading, and shows a single one', () => {
  expect(placesOf({ readings: [reading(5, 10)], approved_at: at(1), baselineViews: null })).toMatchObject({
    points: [{ x: 600, y: 0 }],
    approval: 0,
    baseline: null,
  });
  expect(placesOf({ readings: [reading(5, 0)], approved_at: null, baselineViews: 0 })).toEqual({
    points: [{ x: 0, y: 160 }],
    approval: null,
    baseline: 160,
    highest: 1,
  });
});
