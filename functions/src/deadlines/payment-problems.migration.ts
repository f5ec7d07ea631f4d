import type { Migration, StoredFields } from '../platform/migrations/migration.ts';

/**
 * Stores `paymentProblem: null` where a document lacks the field, and `endedAt: null` in a problem without it. Schemas read both in this way, but queries find no
 * document by a field that it does not have, so nobody would decide on such a treasure in place of its silent owner, and no such payment would be retried.
 */
export const storePaymentProblems: Migration = {
  id: '2026-11-28-payment-problems',
  steps: (['deliverables', 'proofs', 'applications'] as const).map((store) => ({ store, changesOf })),
};

function changesOf({ paymentProblem }: StoredFields): StoredFields | null {
  if (paymentProblem === undefined) return { paymentProblem: null };
  if (paymentProblem === null || 'endedAt' in (paymentProblem as StoredFields)) return null;
  return { 'paymentProblem.endedAt': null };
}
