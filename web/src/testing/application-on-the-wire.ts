/** An application for tests, as it travels; ordinary in everything that `change` does not name. */
export function anApplicationOnTheWire(change: Record<string, unknown> = {}) {
  return {
    id: 'cmp_1__u1',
    campaign_id: 'cmp_1',
    creator_id: 'u1',
    creatorName: 'Ada',
    campaignTitle: 'Iced Tea',
    budget: 500,
    campaign: {
      id: 'cmp_1',
      title: 'Iced Tea',
      description: 'By the sea',
      platforms: ['tiktok'],
      endDate: null,
      businessOwner: { name: 'Tea House' },
      isRunning: true,
    },
    cover_letter: 'Ahoy',
    relevant_experience: null,
    years_of_experience: null,
    formal_training: null,
    status: 'pending',
    feedback: null,
    created_at: '2026-11-18T00:00:00.000Z',
    decide_by: '2026-11-25T00:00:00.000Z',
    content: null,
    decided_at: null,
    completed_at: null,
    payment_problem: null,
    account_closed: null,
    ...change,
  };
}
