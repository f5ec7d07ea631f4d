import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import type { ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import { getProof, listProofsOfCampaign, listProofsOfDeliverable } from '@doubloon/contract/proofs/operations.ts';
import { MAX_PROOFS_PER_DELIVERABLE } from '@doubloon/contract/proofs/proof.ts';
import { pagesOf, queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';

const live = () => liveOrEvery(WAITED_FOR_MS, 'proofs', 'notifications');

/** Proofs of the treasures of one loot, newest first; only those of a status when one is given. */
export function campaignProofsQuery(campaignId: string, status?: ProofStatus) {
  return pagesOf(listProofsOfCampaign, { params: { id: campaignId }, query: { status } }, live());
}

/** One proof, for its creator and the loot's owner. */
export const proofQuery = (id: string) => queryOf(getProof, { params: { id } }, live());

/** All proofs of one treasure, newest first; a treasure has no more than a page of them. */
export function deliverableProofsQuery(deliverableId: string) {
  const input = { params: { id: deliverableId }, query: { limit: MAX_PROOFS_PER_DELIVERABLE } };
  return queryOf(listProofsOfDeliverable, input, live());
}

/** The treasure that a proof is about: whose it is, and where its post is. It hardly changes once it can be proven. */
export function provenDeliverableQuery(id: string) {
  return queryOf(getDeliverable, { params: { id } }, { staleTime: 300_000 });
}
