/** A payout account that can be paid, for tests, as it travels; ordinary in everything that `change` does not name. */
export function aPayoutAccountOnTheWire(change: Record<string, unknown> = {}) {
  return {
    connected: true,
    stripe_account_id: 'acct_1',
    status: 'active',
    currency: 'sgd',
    payouts_enabled: true,
    details_submitted: true,
    access_refused_since: null,
    due: [],
    due_by: null,
    ...change,
  };
}
