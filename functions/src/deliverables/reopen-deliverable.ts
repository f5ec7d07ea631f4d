import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { deliverableLife } from '@doubloon/contract/deliverables/lifecycle.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Appealed, Reopening } from '../cases/reopening.ts';
import { getPayingCampaign } from '../payments/refunds/get-paying-campaign.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';

/**
 * Finds a rejected treasure of the appellant's; null when it is not theirs. Throws `illegal_state` when it is not rejected (any more), its
 * post was reported again since, its slot was freed, or the money of its campaign is on its way back. Reads up to 5.
 */
export async function findDeliverableReopening(tx: Tx, { id, appellantId, now }: Appealed): Promise<Reopening | null> {
  const deliverable = await tx.deliverables.find(id);
  if (deliverable?.creatorId !== appellantId) return null;
  if (!deliverableLife.can(deliverable.status, 'reopen')) {
    throw new AppError('illegal_state', `This treasure is ${deliverable.status}, not rejected`);
  }
  const status = deliverableLife.moves.reopen.to;
  const campaign = await getPayingCampaign(tx, deliverable.campaignId);
  const application = await tx.applications.find(deliverable.applicationId);
  if (!application || !isAccepted(application.status)) {
    throw new AppError('illegal_state', 'The slot of this project was freed: nothing in it can be decided again');
  }
  // One report of a post waits at a time, and a later one says more.
  const reservation = await tx.postReservations.findOfPost(deliverable.postKey);
  if (reservation?.latestDeliverableId && reservation.latestDeliverableId !== id) {
    throw new AppError('illegal_state', 'This post was submitted again; the later treasure is the one that counts');
  }
  const decideBy = addDays(now, DELIVERABLE_DECISION_DAYS);
  return {
    campaign,
    reopen: () => tx.deliverables.update(id, { status, feedback: null, decideBy, decidedAt: null }),
  };
}
