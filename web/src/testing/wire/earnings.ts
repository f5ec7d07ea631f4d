/** Earnings of a project as JSON, for tests: one treasure is paid, another is pending. */
export const someEarningsOnTheWire = {
  application_id: 'cmp_1__u1',
  total_views: 8000,
  counted_views: 3000,
  expected_counted_views: 8000,
  paid: 90,
  on_its_way: 15,
  still_to_come: 30,
  expected_cashout: 120,
  limited_by_budget: false,
  next_step: { views: 10_000, more: 12.5 },
  currency: 'sgd' as const,
};
