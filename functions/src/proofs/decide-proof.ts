import { proofLife } from '@doubloon/contract/proofs/lifecycle.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { proofStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import type { Appealed, Reopening } from '../cases/reopening.ts';
import { decidePayable } from '../payments/payouts/decide-payable.ts';
import { getPayingCampaign } from '../payments/refunds/closing.ts';
import { invalidField, illegalState } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { toProofView } from './show-proofs.ts';

/**
 * Decides on a pending proof of one of the caller's campaigns, see `decidePayable`; a verified one pays what it adds. Throws `invalid_input` without a
 * decision or the count that it is on, `illegal_state` when it shows another count than the caller decided on.
 */
export const decideProof: Handler<'updateProof'> = async (call, { params, body }) => {
  const { status, feedback, reported_view_count: seenViews } = body;
  if (!status) throw invalidField('body.status', 'Choose verified, rejected or revision_requested');
  if (seenViews === undefined) throw invalidField('body.reported_view_count', SENTENCES.seenViewCount);
  const ref = { kind: 'proof', id: params.id } as const;
  const decision = { decision: status === 'verified' ? 'approved' : status, feedback, seenViews } as const;
  const { document, payout } = await decidePayable(call, ref, decision);
  return { ...toProofView(document), payout };
};

/**
 * Finds a rejected proof of the appellant's; null when it is not theirs. Throws `illegal_state` when it is not rejected (any more) or the
 * money of its campaign is on its way back. Reads up to 3.
 */
export async function findProofReopening(tx: Tx, { id, appellantId, now }: Appealed): Promise<Reopening | null> {
  const proof = await tx.proofs.find(id);
  if (proof?.creatorId !== appellantId) return null;
  const moved = proofLife.move(proof, 'reopen', () =>
    illegalState(`This proof is ${spoken(proofStatusLabels[proof.status])}, not rejected`),
  );
  const { campaign, lockMoney } = await getPayingCampaign(tx, proof.campaignId);
  const decideBy = addDays(now, DELIVERABLE_DECISION_DAYS);
  return {
    campaign,
    lock: lockMoney,
    reopen: () => tx.proofs.update(id, { ...moved, feedback: null, decideBy, decidedAt: null }),
  };
}
