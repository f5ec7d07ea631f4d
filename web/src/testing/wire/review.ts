/** A review as the API answers it, for tests. */
export function aReviewOnTheWire(change: object = {}) {
  return {
    id: 'ada__cy',
    creatorId: 'cy',
    userId: 'ada',
    userName: 'Ada',
    userPic: null,
    rating: 4,
    comment: 'Good tea.',
    paidCollaboration: false,
    reply: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    editedAt: null,
    ...change,
  };
}
