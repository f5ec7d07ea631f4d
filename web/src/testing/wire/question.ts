/** A question about a loot as the API answers it, for tests: one that waits, of a creator with a store. */
export function aQuestionOnTheWire(change: object = {}) {
  return {
    id: 'cmp_1__qst_1',
    campaign_id: 'cmp_1',
    owner_id: 'ada',
    asker: { id: 'cy', name: 'Cy', picture: null, has_store: true },
    is_own: false,
    answerable: true,
    question: 'May the tea be iced?',
    status: 'waiting',
    answer: null,
    created_at: '2026-11-01T00:00:00.000Z',
    ...change,
  };
}

/** A question about a loot with its answer, as the API answers it. */
export function anAnsweredQuestionOnTheWire(change: object = {}) {
  const answer = { answer: 'As cold as you like.', created_at: '2026-11-02T00:00:00.000Z', edited_at: null };
  return aQuestionOnTheWire({ status: 'answered', answer, ...change });
}
