/** A receipt for tests, as it travels; ordinary in everything that `change` does not name. */
export function aReceiptOnTheWire(change: Record<string, unknown> = {}) {
  return {
    payout_model: 'budget_share',
    budget: 100,
    expected_reach: 10_000,
    creator_slots: 1,
    creator_cap: null,
    posts: [
      {
        post: 'tiktok:7301',
        views: 5000,
        baseline_views: 0,
        baseline_source: 'page',
        counted_views: 5000,
        reported_at: '2026-11-18T00:00:00.000Z',
        has_fallen: false,
      },
    ],
    counted_views: 5000,
    share_percent: 80,
    entitlement: 80,
    already_paid: 0,
    taken_back: 0,
    amount: 80,
    currency: 'sgd',
    ...change,
  };
}

/** The receipt of one payout, likewise. */
export function aPayoutReceiptOnTheWire(change: Record<string, unknown> = {}) {
  return {
    ...aReceiptOnTheWire(),
    payout_id: 'po_1',
    status: 'paid',
    campaign_id: 'cmp_1',
    campaignTitle: 'Iced Tea',
    creator_id: 'u1',
    creatorName: 'Ada',
    created_at: '2026-11-20T00:00:00.000Z',
    by_itself: false,
    counted_from: {
      source: 'reported',
      platform: 'tiktok',
      at: '2026-11-19T00:00:00.000Z',
      views: 5000,
      reading_id: null,
    },
    ...change,
  };
}
