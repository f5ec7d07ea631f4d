import { PROOF_TRANSITIONS } from '@doubloon/contract/proofs/lifecycle.ts';
import type * as operations from '@doubloon/contract/proofs/operations.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { lapsePayoutOf } from '../payments/payouts/lapse-payout.ts';
import { refuseWhilePaying } from '../payments/payouts/live-payout.ts';
import { toPayoutView } from '../payments/statements/payout-view.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Handler } from '../platform/operation-route.ts';
import { getReceivedProof } from './get-proof.ts';
import { payForProof } from './pay-proof.ts';
import { toProofView } from './proof-view.ts';

/**
 * Decides on a pending proof of one of the caller's campaigns. A verified one pays what it adds, see `payForProof`; repeating it pays
 * nothing twice. Throws `invalid_input` without a decision, `illegal_state` when it is decided otherwise, shows another count than the
 * caller decided on, or money of its application is in flight.
 */
export const decideProof: Handler<typeof operations.updateProof> = async (call, { params, body }) => {
  const { status } = body;
  if (!status) {
    const message = 'Choose verified, rejected or revision_requested';
    throw new AppError('invalid_input', message, { details: [{ field: 'body.status', message }] });
  }
  const feedback = body.feedback || null;
  if (status !== 'verified') {
    const proof = await turnDown(call, params.id, status, feedback);
    return { ...toProofView(proof), payout: null };
  }
  const received = await getReceivedProof(call.db, params.id, call.caller);
  const { proof, payout } = await payForProof(call, {
    proof: received,
    feedback,
    seenViewCount: body.reported_view_count,
  });
  return { ...toProofView(proof), payout: payout && toPayoutView(payout) };
};

function turnDown(
  { db, clock, caller }: Call,
  id: string,
  status: 'rejected' | 'revision_requested',
  feedback: string | null,
): Promise<Proof> {
  return unitOfWork({ db }, async (tx) => {
    const proof = await getReceivedProof(tx, id, caller);
    if (!PROOF_TRANSITIONS[proof.status].includes(status)) {
      throw new AppError('illegal_state', `This proof is ${proof.status} and cannot become ${status}`);
    }
    await refuseWhilePaying(tx, proof.applicationId);
    const now = clock.now();
    const changes = {
      status,
      decidedAt: now,
      ...(status === 'rejected' ? { feedback } : { revisionInstructions: feedback }),
    };
    tx.proofs.update(id, changes);
    await lapsePayoutOf(tx, id, now);
    return { ...proof, ...changes };
  });
}
