/** A proof for tests, as it travels; ordinary in everything that `change` does not name. */
export function aProofOnTheWire(change: Record<string, unknown> = {}) {
  return {
    proof_id: 'prf_1',
    treasure_id: 'dlv_1',
    application_id: 'cmp_1__u1',
    campaign_id: 'cmp_1',
    creator_id: 'u1',
    reported_view_count: 12_000,
    notes: null,
    images: [{ image_id: 'img_1', storage_url: 'https://files.example/1.png', file_name: 'insights.png' }],
    submission_date: '2026-11-19T00:00:00.000Z',
    status: 'pending',
    feedback: null,
    revision_instructions: null,
    revise_until: null,
    decide_by: '2026-11-24T00:00:00.000Z',
    payment_problem: null,
    ...change,
  };
}
