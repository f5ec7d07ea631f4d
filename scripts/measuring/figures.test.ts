import { expect, it } from 'vitest';
import { middleOf } from './figures.ts';

it('takes the middle of each figure by itself', () => {
  const runs = [
    { lcpMs: 900, tbtMs: 10 },
    { lcpMs: 1000, tbtMs: 300 },
    { lcpMs: 5000, tbtMs: 20 },
  ];
  expect(middleOf(runs)).toEqual({ lcpMs: 1000, tbtMs: 20 });
});

it('leaves out what no run has', () => {
  expect(middleOf([{ lcpMs: 900 }, { lcpMs: 1000, contentMs: 150 }])).toEqual({ lcpMs: 1000, contentMs: 150 });
});
