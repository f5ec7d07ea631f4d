/** A payout for tests, as it travels; ordinary in everything that `change` does not name. */
export function aPayoutOnTheWire(id: string, change: Record<string, unknown> = {}) {
  return {
    id,
    application_id: 'cmp_1__u1',
    campaign_id: 'cmp_1',
    campaignTitle: 'Iced Tea',
    creator_id: 'u1',
    creatorName: `Creator of ${id}`,
    treasure_id: 'dlv_1',
    proof_id: null,
    amount: 80,
    taken_back: 0,
    currency: 'sgd',
    status: 'paid',
    failure: null,
    by_itself: false,
    counted_from: {
      source: 'reported',
      platform: 'tiktok',
      at: '2026-11-19T00:00:00.000Z',
      views: 5000,
      reading_id: null,
    },
    counted_views: 5000,
    counted_before: null,
    share_percent: 80,
    created_at: '2026-11-20T00:00:00.000Z',
    updated_at: '2026-11-20T00:00:00.000Z',
    ...change,
  };
}
