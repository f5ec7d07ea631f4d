/** A treasure for tests, as it travels; ordinary in everything that `change` does not name. */
export function aDeliverableOnTheWire(change: Record<string, unknown> = {}) {
  return {
    treasure_id: 'dlv_1',
    application_id: 'cmp_1__u1',
    campaign_id: 'cmp_1',
    creator_id: 'u1',
    creatorName: 'Ada',
    title: 'Iced Tea',
    url: 'https://www.tiktok.com/@ada/video/7301',
    platform: 'tiktok',
    notes: null,
    view_count: 5000,
    published_at: null,
    baseline_views: 0,
    proven_view_count: null,
    author_check: 'confirmed',
    status: 'submitted',
    accepted_by_silence: false,
    feedback: null,
    revision_instructions: null,
    revise_until: null,
    created_at: '2026-11-18T00:00:00.000Z',
    decide_by: '2026-11-23T00:00:00.000Z',
    payment_problem: null,
    ...change,
  };
}
