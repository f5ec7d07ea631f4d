import { proofLife, UNDECIDED_PROOF_STATUSES } from '@doubloon/contract/proofs/lifecycle.ts';
import type * as operations from '@doubloon/contract/proofs/operations.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { InputOf } from '@doubloon/contract/shared/operation.ts';
import { lapsePayoutOf } from '../payments/payouts/lapse-payout.ts';
import { refuseWhilePaying } from '../payments/payouts/live-payout.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { decideProof } from './decide-proof.ts';
import { getOwnProof } from './get-proof.ts';
import { toProofView } from './proof-view.ts';
import { requireOpenForChange } from './require-open-for-change.ts';

/** The one address at which owners decide on a proof and creators change it: see `decideProof` and `editProof`. */
export const updateProof: Handler<typeof operations.updateProof> = async (call, input) => {
  if (call.caller.role === 'business_owner') return decideProof(call, input);
  return { ...toProofView(await editProof(call, input)), payout: null };
};

/**
 * Changes the count and notes of the caller's proof while it waits or after it was sent back; either way it waits then. Throws
 * `forbidden` for a decision, `illegal_state` once it is decided or while money of its application is in flight.
 */
function editProof(
  { db, clock, caller }: Call,
  { params, body }: InputOf<typeof operations.updateProof>,
): Promise<Proof> {
  if (body.status !== undefined || body.feedback !== undefined) {
    throw new AppError('forbidden', 'Only the owner of the loot can decide on a proof');
  }
  if (body.reported_view_count === undefined && body.notes === undefined) {
    const message = 'Nothing to change: send a view count or notes';
    throw new AppError('invalid_input', message, { details: [{ field: 'body', message }] });
  }
  return unitOfWork({ db }, async (tx) => {
    const proof = await getOwnProof(tx, params.id, caller);
    const isBack = proofLife.can(proof.status, 'resubmit');
    if (!UNDECIDED_PROOF_STATUSES.includes(proof.status)) {
      throw new AppError('illegal_state', `This proof is ${proof.status} and cannot be changed`);
    }
    await refuseWhilePaying(tx, proof.applicationId);
    const now = clock.now();
    await requireOpenForChange(tx, proof, now);
    // Its owner has accepted another count.
    const changes = {
      // Another count is another claim: it has its time, too, before it counts as verified.
      ...(body.reported_view_count !== undefined && {
        reportedViewCount: body.reported_view_count,
        reportedAt: now,
        decideBy: addDays(now, DELIVERABLE_DECISION_DAYS),
      }),
      ...(body.notes !== undefined && { notes: body.notes || null }),
      ...(isBack && {
        status: 'pending' as const,
        decideBy: addDays(now, DELIVERABLE_DECISION_DAYS),
        decidedAt: null,
      }),
    };
    tx.proofs.update(proof.id, changes);
    if (body.reported_view_count !== undefined) await lapsePayoutOf(tx, proof.id, now);
    return { ...proof, ...changes };
  });
}
