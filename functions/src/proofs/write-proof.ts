import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { PROOF_IMAGES } from '@doubloon/contract/proofs/operations.ts';
import { MAX_PROOFS_PER_DELIVERABLE, type Proof, revisedUntil } from '@doubloon/contract/proofs/proof.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { proofStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { proofLife, UNDECIDED_PROOF_STATUSES } from '@doubloon/contract/proofs/lifecycle.ts';
import { requireRunning } from '../campaigns/lifecycle/move-campaign.ts';
import { getOwnDeliverable } from '../deliverables/show-deliverables.ts';
import { notFound, illegalState, invalidField, forbidden } from '../platform/app-error.ts';
import { unitOfWork, type Tx } from '../platform/database/database.ts';
import type { Call, Caller, Handler, Input, UploadHandler } from '../platform/dependencies.ts';
import { newId } from '../platform/ids.ts';
import { checkFiles } from '../platform/uploads/check-files.ts';
import type { FilePart } from '../platform/uploads/read-multipart.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';
import type { StoredFile, UploadedFile } from '../platform/uploads/stored-file.ts';
import { toProofView, getOwnProof } from './show-proofs.ts';
import { lapsePayoutOf, refuseWhilePaying } from '../payments/payouts/live-payout.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { decideProof } from './decide-proof.ts';
import { forgetLook, keepLooks, looksOf, wereSentWithOtherCount } from './proof-pictures.ts';

type ProofReport = Input<'uploadProof'>['body'];

/**
 * Stores proof of the views of the caller's approved treasure together with its images; earlier proofs are kept. Nothing is stored when
 * it throws: `not_found`, `invalid_input` when the ids are not the treasure's or all of its pictures were sent with another count, `illegal_state` when the
 * treasure is not approved, has too many proofs, or its campaign is closed. Reads 4, and the proofs of the treasure; writes 2, and 2 per image.
 */
export async function submitProof(call: Call, report: ProofReport, images: readonly UploadedFile[]): Promise<Proof> {
  const { db, clock, caller } = call;
  const seen = await getOwnDeliverable(db, report.treasure_id, caller);
  requireProvable(seen, report);
  const looks = await looksOf(images);
  return storeFiles(call, `applications/${seen.applicationId}/proofs`, images, (stored) =>
    unitOfWork({ db }, async (tx) => {
      const deliverable = await getOwnDeliverable(tx, report.treasure_id, caller);
      requireProvable(deliverable, report);
      requireRunning(await tx.campaigns.get(deliverable.campaignId), 'proof');
      if ((await tx.proofs.countOfDeliverable(deliverable.id)) >= MAX_PROOFS_PER_DELIVERABLE) {
        const message = `This treasure has ${MAX_PROOFS_PER_DELIVERABLE} proofs and takes no more`;
        throw illegalState(message);
      }
      if (await wereSentWithOtherCount(tx, deliverable.id, { ...report, looks }))
        throw invalidField(
          `body.${PROOF_IMAGES.field}`,
          'Another count needs new pictures: these were sent with another one',
        );
      const proof = newProof(deliverable, report, stored, clock.now());
      tx.proofs.add(proof);
      keepLooks(tx, proof, looks);
      keepFiles(tx, stored);
      return proof;
    }),
  );
}

function requireProvable(deliverable: Deliverable, report: ProofReport): void {
  const ids = { application_id: deliverable.applicationId, campaign_id: deliverable.campaignId } as const;
  for (const [field, id] of Object.entries(ids)) {
    if (report[field as keyof typeof ids] === id) continue;
    throw invalidField(`body.${field}`, 'This treasure belongs to another application or loot');
  }
  if (deliverable.status !== 'approved') throw illegalState('Proof can be submitted for approved treasures only');
}

function newProof(deliverable: Deliverable, report: ProofReport, stored: readonly StoredFile[], now: Date): Proof {
  return {
    id: newId('prf', now),
    deliverableId: deliverable.id,
    applicationId: deliverable.applicationId,
    campaignId: deliverable.campaignId,
    creatorId: deliverable.creatorId,
    ownerId: deliverable.ownerId,
    campaignTitle: deliverable.campaignTitle,
    reportedViewCount: report.reported_view_count,
    notes: report.notes || null,
    images: stored.map(({ storagePath, downloadUrl, contentType, sizeBytes, name }) => ({
      id: newId('img', now),
      storagePath,
      downloadUrl,
      fileName: name,
      contentType,
      sizeBytes,
    })),
    ...proofLife.start('pending'),
    feedback: null,
    revisionInstructions: null,
    createdAt: now,
    reportedAt: now,
    decideBy: addDays(now, DELIVERABLE_DECISION_DAYS),
    acceptedAt: null,
    decidedAt: null,
    paymentProblem: null,
  };
}

const DATA_URL = /^data:image\/(\w{2,10});base64,([A-Za-z0-9+/]+={0,2})$/;

/** The files that data URLs carry, as a form would have brought them. Throws `invalid_input` naming the first that carries none. */
export function imagesOfDataUrls(urls: readonly string[]): FilePart[] {
  const { field, messages } = PROOF_IMAGES;
  return urls.map((url, index) => {
    const [, extension, base64 = ''] = DATA_URL.exec(url) ?? [];
    if (!extension) throw invalidField(`body.${field}.${index}`, messages.unsupported);
    return { field, name: `proof-${index + 1}.${extension}`, bytes: Buffer.from(base64, 'base64') };
  });
}

/** Submits a proof whose images come as data URLs in JSON, by the rules for those of a form; see `submitProof`. */
export const createProof: Handler<'createProof'> = async (call, { body }) => {
  const { images, ...report } = body;
  const files = await checkFiles(imagesOfDataUrls(images), PROOF_IMAGES);
  return toProofView(await submitProof(call, report, files));
};

/** Submits a proof whose images come as files of a form; see `submitProof`. */
export const uploadProof: UploadHandler<'uploadProof'> = async (call, { body }, images) => {
  return toProofView(await submitProof(call, body, images));
};

/**
 * Throws `illegal_state` when the campaign of a proof is closed, unless the proof was sent back no longer ago than a decision takes: then it can come again,
 * once. Else its creator could hold up the refund for ever. Reads 1.
 */
async function requireOpenForChange(tx: Tx, proof: Proof, now: Date): Promise<void> {
  const { status: campaignStatus } = await tx.campaigns.get(proof.campaignId);
  if (isRunning(campaignStatus)) return;
  const until = proof.status === 'revision_requested' ? revisedUntil(proof) : null;
  if (!until || until <= now) throw illegalState('This loot is closed: its proofs cannot be changed any more');
}

/**
 * The caller's own proof while it waits for its decision, in the unit of work that takes something away from it. Throws `not_found`,
 * `illegal_state` once it is decided or sent back, or while money of its application is in flight. Reads 2.
 */
async function getPendingProof(tx: Tx, id: string, caller: Caller): Promise<Proof> {
  const proof = await getOwnProof(tx, id, caller);
  if (proof.status !== 'pending') {
    throw illegalState(`Only a pending proof can be deleted; this one is ${spoken(proofStatusLabels[proof.status])}`);
  }
  await refuseWhilePaying(tx, proof.applicationId);
  return proof;
}

/** The one address at which owners decide on a proof and creators change it: see `decideProof` and `editProof`. */
export const updateProof: Handler<'updateProof'> = async (call, input) => {
  if (call.caller.role === 'business_owner') return decideProof(call, input);
  return { ...toProofView(await editProof(call, input)), payout: null };
};

/**
 * Changes the notes of the caller's proof while it waits or after it was sent back; either way it waits then. Throws `forbidden` for a decision,
 * `invalid_input` for another count, `illegal_state` once it is decided or while money of its application is in flight.
 */
function editProof({ db, clock, caller }: Call, { params, body }: Input<'updateProof'>): Promise<Proof> {
  if (body.status !== undefined || body.feedback !== undefined) {
    throw forbidden('Only the owner of the loot can decide on a proof');
  }
  if (body.reported_view_count === undefined && body.notes === undefined) {
    throw invalidField('body', 'Nothing to change: send a view count or notes');
  }
  return unitOfWork({ db }, async (tx) => {
    const proof = await getOwnProof(tx, params.id, caller);
    if (!UNDECIDED_PROOF_STATUSES.includes(proof.status)) {
      throw illegalState(`This proof is ${spoken(proofStatusLabels[proof.status])} and cannot be changed`);
    }
    await refuseWhilePaying(tx, proof.applicationId);
    const now = clock.now();
    await requireOpenForChange(tx, proof, now);
    // Its pictures show the count that they were sent with.
    if ((body.reported_view_count ?? proof.reportedViewCount) !== proof.reportedViewCount) {
      throw invalidField(
        'body.reported_view_count',
        'Another count needs new pictures. Please submit a new proof with it.',
      );
    }
    const changes = {
      ...(body.notes !== undefined && { notes: body.notes || null }),
      ...(proofLife.can(proof.status, 'resubmit') && {
        ...proofLife.move(proof, 'resubmit'),
        decideBy: addDays(now, DELIVERABLE_DECISION_DAYS),
        decidedAt: null,
      }),
    };
    tx.proofs.update(proof.id, changes);
    return { ...proof, ...changes };
  });
}

/** Takes back the caller's pending proof with its images. Throws as `getPendingProof` does. */
export const deleteProof: Handler<'deleteProof'> = async (call, { params }) => {
  const { db, clock, caller } = call;
  const paths = await unitOfWork({ db }, async (tx) => {
    const { id, images } = await getPendingProof(tx, params.id, caller);
    const now = clock.now();
    const stored = images.map(({ storagePath }) => storagePath);
    tx.proofs.remove(id);
    tx.proofPictures.remove(id);
    await lapsePayoutOf(tx, id, now);
    releaseFiles(tx, stored, now);
    return stored;
  });
  await removeReleasedFiles(call, paths);
  return { success: true };
};

/** Removes an image of the caller's pending proof. Throws as `getPendingProof` does, and `illegal_state` for the last one. */
export const deleteProofImage: Handler<'deleteProofImage'> = async (call, { params }) => {
  const { db, clock, caller } = call;
  const { proof, removed } = await unitOfWork({ db }, async (tx) => {
    const stored = await getPendingProof(tx, params.id, caller);
    const image = stored.images.find(({ id }) => id === params.imageId);
    if (!image) throw notFound('Image');
    const images = stored.images.filter((each) => each !== image);
    if (images.length === 0) throw illegalState('At least one image is required');
    await forgetLook(tx, stored.id, image.id);
    tx.proofs.update(stored.id, { images });
    releaseFiles(tx, [image.storagePath], clock.now());
    return { proof: { ...stored, images }, removed: image.storagePath };
  });
  await removeReleasedFiles(call, [removed]);
  return toProofView(proof);
};
