import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { DELIVERABLE_TRANSITIONS } from '@doubloon/contract/deliverables/lifecycle.ts';
import type * as operations from '@doubloon/contract/deliverables/operations.ts';
import { lapsePayoutOf } from '../payments/payouts/lapse-payout.ts';
import { refuseWhilePaying } from '../payments/payouts/live-payout.ts';
import { toPayoutView } from '../payments/statements/payout-view.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Handler } from '../platform/operation-route.ts';
import { toDeliverableView } from './deliverable-view.ts';
import { getReceivedDeliverable } from './get-deliverable.ts';
import { payForDeliverable } from './pay-deliverable.ts';

/**
 * Decides on a submitted treasure of one of the caller's campaigns. An approval pays, see `payForDeliverable`; repeating
 * it pays nothing twice. Throws `illegal_state` when it is decided otherwise, shows another count than the caller approves, or money of its application is in flight.
 */
export const decideDeliverable: Handler<typeof operations.decideDeliverable> = async (call, { params, body }) => {
  const feedback = body.feedback || null;
  if (body.status !== 'approved') {
    const deliverable = await turnDown(call, params.id, body.status, feedback);
    return { ...toDeliverableView(deliverable), payout: null };
  }
  const submitted = await getReceivedDeliverable(call.db, params.id, call.caller);
  const { deliverable, payout } = await payForDeliverable(call, {
    deliverable: submitted,
    feedback,
    seenViewCount: body.view_count,
  });
  return { ...toDeliverableView(deliverable), payout: payout && toPayoutView(payout) };
};

function turnDown(
  { db, clock, caller }: Call,
  id: string,
  status: 'rejected' | 'revision_requested',
  feedback: string | null,
): Promise<Deliverable> {
  return unitOfWork({ db }, async (tx) => {
    const deliverable = await getReceivedDeliverable(tx, id, caller);
    if (!DELIVERABLE_TRANSITIONS[deliverable.status].includes(status)) {
      throw new AppError('illegal_state', `This treasure is ${deliverable.status} and cannot become ${status}`);
    }
    await refuseWhilePaying(tx, deliverable.applicationId);
    const now = clock.now();
    const changes = {
      status,
      decidedAt: now,
      ...(status === 'rejected' ? { feedback } : { revisionInstructions: feedback }),
    };
    tx.deliverables.update(id, changes);
    await lapsePayoutOf(tx, id, now);
    return { ...deliverable, ...changes };
  });
}
