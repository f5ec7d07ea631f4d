import { proofLife } from '@doubloon/contract/proofs/lifecycle.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Appealed, Reopening } from '../cases/reopening.ts';
import { getPayingCampaign } from '../payments/refunds/get-paying-campaign.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';

/**
 * Finds a rejected proof of the appellant's; null when it is not theirs. Throws `illegal_state` when it is not rejected (any more) or the
 * money of its campaign is on its way back. Reads up to 3.
 */
export async function findProofReopening(tx: Tx, { id, appellantId, now }: Appealed): Promise<Reopening | null> {
  const proof = await tx.proofs.find(id);
  if (proof?.creatorId !== appellantId) return null;
  if (!proofLife.can(proof.status, 'reopen')) {
    throw new AppError('illegal_state', `This proof is ${proof.status}, not rejected`);
  }
  const status = proofLife.moves.reopen.to;
  const campaign = await getPayingCampaign(tx, proof.campaignId);
  const decideBy = addDays(now, DELIVERABLE_DECISION_DAYS);
  return {
    campaign,
    reopen: () => tx.proofs.update(id, { status, feedback: null, decideBy, decidedAt: null }),
  };
}
