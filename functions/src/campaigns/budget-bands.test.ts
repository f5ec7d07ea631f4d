import { describe, expect, it } from 'vitest';
import { bandsBetween, BUDGET_BANDS, budgetBandOf } from './derived-fields.ts';

describe('the band of a budget', () => {
  it('rises with the budget, at whole amounts', () => {
    expect([1, 4_999, 5_000, 9_999, 10_000, 9_999_999, 10_000_000, 99_999_999].map(budgetBandOf)).toEqual([
      0, 0, 1, 1, 2, 10, 11, 11,
    ]);
  });

  it('is one of those that a query can name', () => {
    expect(BUDGET_BANDS).toHaveLength(12);
    expect(BUDGET_BANDS.at(-1)).toBe(budgetBandOf(Number.MAX_SAFE_INTEGER));
  });
});

describe('the bands of a range', () => {
  it('are those that any budget of it can lie in', () => {
    expect(bandsBetween(undefined, undefined)).toEqual(BUDGET_BANDS);
    expect(bandsBetween(30_000, 30_000)).toEqual([3]);
    expect(bandsBetween(49_999, 50_000)).toEqual([3, 4]);
    expect(bandsBetween(undefined, 4_999)).toEqual([0]);
    expect(bandsBetween(10_000_000, undefined)).toEqual([11]);
  });
});
