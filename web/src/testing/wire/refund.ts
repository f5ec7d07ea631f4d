/** Returns the refund of an open loot as JSON, for tests; typical unless overridden by `change`. */
export function aRefundOnTheWire(change: Record<string, unknown> = {}) {
  return {
    campaign_id: 'cmp_1',
    status: 'none',
    waits_for: null,
    amount: 210,
    budget_part: 200,
    fee_part: 10,
    currency: 'sgd',
    requested_at: null,
    review_by: null,
    under_review: false,
    decided_at: null,
    reason: null,
    sent_at: null,
    expected_by: null,
    refunded_at: null,
    failure: null,
    settlement: null,
    next_try_at: null,
    pending_reason: null,
    can_ask_again: false,
    still_left: 0,
    ...change,
  };
}
