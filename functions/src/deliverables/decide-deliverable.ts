import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { decideByFrom, type Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { deliverableLife } from '@doubloon/contract/deliverables/lifecycle.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { deliverableStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import type { Appealed, Reopening } from '../cases/reopening.ts';
import { decidePayable } from '../payments/payouts/decide-payable.ts';
import { getPayingCampaign } from '../payments/refunds/closing.ts';
import { illegalState } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { toDeliverableView } from './deliverable-view.ts';

/**
 * Decides on a submitted treasure of one of the caller's campaigns, see `decidePayable`. Throws `illegal_state` when it shows another count than the caller has
 * seen.
 */
export const decideDeliverable: Handler<'decideDeliverable'> = async (call, { params, body }) => {
  const { status, feedback, view_count: seenViews } = body;
  const ref = { kind: 'deliverable', id: params.id } as const;
  const { document, payout } = await decidePayable(call, ref, { decision: status, feedback, seenViews });
  return { ...toDeliverableView(document), payout };
};

const NOT_THEIRS = 'This post is not by your linked account';

/**
 * Records an admin's answer, in the admin's transaction, to the question if a treasure's post is by its creator's linked account: a yes lets the owner approve
 * it, with a new deadline when that has passed, a no rejects it. Throws `not_found`, `illegal_state` when nobody asks (any more). Reads 1, writes 1.
 */
export async function confirmPostAuthor(
  tx: Tx,
  id: string,
  { isTheirs, now }: { readonly isTheirs: boolean; readonly now: Date },
): Promise<Deliverable> {
  const deliverable = await tx.deliverables.get(id);
  const { status, authorCheck } = deliverable;
  if (authorCheck !== 'needs_admin' || !deliverableLife.can(status, 'disown')) {
    throw illegalState('The author of this post does not wait to be confirmed');
  }
  const changes = isTheirs
    ? ({ authorCheck: 'confirmed', decideBy: decideByFrom(deliverable, now) } as const)
    : { ...deliverableLife.move(deliverable, 'disown'), feedback: NOT_THEIRS, decidedAt: now };
  tx.deliverables.update(id, changes);
  return { ...deliverable, ...changes };
}

/**
 * Finds a rejected treasure of the appellant's; null when it is not theirs. Throws `illegal_state` when it is not rejected (any more), its
 * post was reported again since, its slot was freed, or the money of its campaign is on its way back. Reads up to 5.
 */
export async function findDeliverableReopening(tx: Tx, { id, appellantId, now }: Appealed): Promise<Reopening | null> {
  const deliverable = await tx.deliverables.find(id);
  if (deliverable?.creatorId !== appellantId) return null;
  const moved = deliverableLife.move(deliverable, 'reopen', () =>
    illegalState(`This treasure is ${spoken(deliverableStatusLabels[deliverable.status])}, not rejected`),
  );
  const { campaign, lockMoney } = await getPayingCampaign(tx, deliverable.campaignId);
  const application = await tx.applications.find(deliverable.applicationId);
  if (!application || !isAccepted(application.status)) {
    throw illegalState('The slot of this project was freed: nothing in it can be decided again');
  }
  // One report of a post waits at a time, and a later one says more.
  const reservation = await tx.postReservations.findOfPost(deliverable.postKey);
  if (reservation?.latestDeliverableId && reservation.latestDeliverableId !== id) {
    throw illegalState('This post was submitted again; the later treasure is the one that counts');
  }
  const decideBy = addDays(now, DELIVERABLE_DECISION_DAYS);
  return {
    campaign,
    lock() {
      lockMoney();
      tx.applications.lock(application);
    },
    reopen: () =>
      tx.deliverables.update(id, { ...moved, feedback: null, decideBy, decidedAt: null, paymentRefused: false }),
  };
}
