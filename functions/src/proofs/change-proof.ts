import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import { proofLife, UNDECIDED_PROOF_STATUSES } from '@doubloon/contract/proofs/lifecycle.ts';
import type * as operations from '@doubloon/contract/proofs/operations.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { revisedUntil } from '@doubloon/contract/proofs/revised-until.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { InputOf } from '@doubloon/contract/shared/operation.ts';
import { lapsePayoutOf, refuseWhilePaying } from '../payments/payouts/live-payout.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import type { Caller } from '../platform/identity/caller.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { decideProof } from './decide-proof.ts';
import { toProofView } from './proof-view.ts';
import { getOwnProof } from './show-proofs.ts';

/**
 * Throws `illegal_state` when the campaign of a proof is closed, unless the proof was sent back no longer ago than a decision takes: then it can
 * come again, once. Else its creator could keep what is left from being refunded for ever. Reads 1.
 */
async function requireOpenForChange(tx: Tx, proof: Proof, now: Date): Promise<void> {
  const { status: campaignStatus } = await tx.campaigns.get(proof.campaignId);
  if (isRunning(campaignStatus)) return;
  const until = proof.status === 'revision_requested' ? revisedUntil(proof) : null;
  if (!until || until <= now)
    throw new AppError('illegal_state', 'This loot is closed: its proofs cannot be changed any more');
}

/**
 * The caller's own proof while it waits for its decision, in the unit of work that takes something away from it. Throws `not_found`,
 * `illegal_state` once it is decided or sent back, or while money of its application is in flight. Reads 2.
 */
async function getPendingProof(tx: Tx, id: string, caller: Caller): Promise<Proof> {
  const proof = await getOwnProof(tx, id, caller);
  if (proof.status !== 'pending') {
    throw new AppError('illegal_state', `Only a pending proof can be deleted; this one is ${proof.status}`);
  }
  await refuseWhilePaying(tx, proof.applicationId);
  return proof;
}

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

/** Takes back the caller's pending proof with its images. Throws as `getPendingProof` does. */
export const deleteProof: Handler<typeof operations.deleteProof> = async (call, { params }) => {
  const { db, clock, caller } = call;
  const paths = await unitOfWork({ db }, async (tx) => {
    const { id, images } = await getPendingProof(tx, params.id, caller);
    const now = clock.now();
    const stored = images.map(({ storagePath }) => storagePath);
    tx.proofs.remove(id);
    await lapsePayoutOf(tx, id, now);
    releaseFiles(tx, stored, now);
    return stored;
  });
  await removeReleasedFiles(call, paths);
  return { success: true };
};

/** Removes an image of the caller's pending proof. Throws as `getPendingProof` does, and `illegal_state` for the last one. */
export const deleteProofImage: Handler<typeof operations.deleteProofImage> = async (call, { params }) => {
  const { db, clock, caller } = call;
  const { proof, removed } = await unitOfWork({ db }, async (tx) => {
    const stored = await getPendingProof(tx, params.id, caller);
    const image = stored.images.find(({ id }) => id === params.imageId);
    if (!image) throw notFound('Image');
    const images = stored.images.filter((each) => each !== image);
    if (images.length === 0) throw new AppError('illegal_state', 'At least one image is required');
    tx.proofs.update(stored.id, { images });
    releaseFiles(tx, [image.storagePath], clock.now());
    return { proof: { ...stored, images }, removed: image.storagePath };
  });
  await removeReleasedFiles(call, [removed]);
  return toProofView(proof);
};
