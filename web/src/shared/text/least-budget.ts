/** Returns the least budget of a loot in cents, as this deployment has it set; 0 where it has none. */
export const leastBudgetCents = (): number =>
  Number((import.meta.env['VITE_MIN_BUDGET'] as string | undefined) || 0) * 100;

/** The least budget in words, such as `at least SGD 430`; null where there is none. */
export function leastBudgetText(): string | null {
  const cents = leastBudgetCents();
  return cents > 0 ? `at least SGD ${(cents / 100).toLocaleString('en-US')}` : null;
}
