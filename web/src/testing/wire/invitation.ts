/** An invitation for tests, as it travels; ordinary in everything that `change` does not name. */
export function anInvitationOnTheWire(change: Record<string, unknown> = {}) {
  return {
    id: 'cmp_1__u1',
    campaign_id: 'cmp_1',
    creator_id: 'u1',
    creatorName: 'Ada',
    creatorPic: null,
    ownerName: 'Tea House',
    note: 'Your tea videos are lovely.',
    status: 'pending',
    created_at: '2026-11-18T00:00:00.000Z',
    answered_at: null,
    ...change,
  };
}
