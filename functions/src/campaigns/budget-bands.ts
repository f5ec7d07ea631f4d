/** Where each band but the first begins, in dollars. */
const BAND_STARTS = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000] as const;

/** Every band, cheapest first. Together with the two values of `full` they stay below the 30 branches a query may have. */
export const BUDGET_BANDS: readonly number[] = [0, ...BAND_STARTS.map((_, index) => index + 1)];

/** The band of a budget in cents. Whole bands can be asked for by equality, under any order, where a range could not. */
export function budgetBandOf(budgetCents: number): number {
  return BAND_STARTS.filter((dollars) => budgetCents >= dollars * 100).length;
}

/** The bands that budgets from `minCents` to `maxCents` lie in; none when the range is empty. */
export function bandsBetween(minCents: number | undefined, maxCents: number | undefined): readonly number[] {
  const first = budgetBandOf(minCents ?? 0);
  const last = maxCents === undefined ? BAND_STARTS.length : budgetBandOf(maxCents);
  return BUDGET_BANDS.slice(first, last + 1);
}
