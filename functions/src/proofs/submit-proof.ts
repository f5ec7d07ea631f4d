import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type * as operations from '@doubloon/contract/proofs/operations.ts';
import { PROOF_IMAGES } from '@doubloon/contract/proofs/operations.ts';
import { MAX_PROOFS_PER_TREASURE, type Proof } from '@doubloon/contract/proofs/proof.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { InputOf, ResultOf } from '@doubloon/contract/shared/operation.ts';
import { getOwnDeliverable } from '../deliverables/show-deliverables.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { newId } from '../platform/ids.ts';
import { checkFiles } from '../platform/uploads/check-files.ts';
import type { FilePart } from '../platform/uploads/read-multipart.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';
import type { StoredFile, UploadedFile } from '../platform/uploads/uploaded-file.ts';
import { toProofView } from './proof-view.ts';

type ProofReport = InputOf<typeof operations.uploadProof>['body'];

/**
 * Stores proof of the views of the caller's approved treasure together with its images; earlier proofs are kept. Nothing is stored when
 * it throws: `not_found`, `invalid_input` when the ids are not the treasure's, `illegal_state` when the treasure is not approved, has too
 * many proofs, or its campaign is closed. Reads 4; writes 1, and 2 per image.
 */
export async function submitProof(call: Call, report: ProofReport, images: readonly UploadedFile[]): Promise<Proof> {
  const { db, clock, caller } = call;
  const seen = await getOwnDeliverable(db, report.treasure_id, caller);
  requireProvable(seen, report);
  return storeFiles(call, `applications/${seen.applicationId}/proofs`, images, (stored) =>
    unitOfWork({ db }, async (tx) => {
      const deliverable = await getOwnDeliverable(tx, report.treasure_id, caller);
      requireProvable(deliverable, report);
      requireRunning(await tx.campaigns.get(deliverable.campaignId));
      if ((await tx.proofs.countOfDeliverable(deliverable.id)) >= MAX_PROOFS_PER_TREASURE) {
        const message = `This treasure has ${MAX_PROOFS_PER_TREASURE} proofs and takes no more`;
        throw new AppError('illegal_state', message);
      }
      const proof = newProof(deliverable, report, stored, clock.now());
      tx.proofs.add(proof);
      keepFiles(tx, stored);
      return proof;
    }),
  );
}

function requireProvable(deliverable: Deliverable, report: ProofReport): void {
  const ids = { application_id: deliverable.applicationId, campaign_id: deliverable.campaignId } as const;
  for (const [field, id] of Object.entries(ids)) {
    if (report[field as keyof typeof ids] === id) continue;
    const message = 'This treasure belongs to another application or loot';
    throw new AppError('invalid_input', message, { details: [{ field: `body.${field}`, message }] });
  }
  if (deliverable.status !== 'approved') {
    throw new AppError('illegal_state', 'Proof can be submitted for approved treasures only');
  }
}

function requireRunning({ status }: Campaign): void {
  if (isRunning(status)) return;
  throw new AppError('illegal_state', 'This loot is closed and takes no more proof');
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
    status: 'pending',
    feedback: null,
    revisionInstructions: null,
    createdAt: now,
    reportedAt: now,
    decideBy: addDays(now, DELIVERABLE_DECISION_DAYS),
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
    if (!extension) {
      const message = messages.unsupported;
      throw new AppError('invalid_input', message, { details: [{ field: `body.${field}.${index}`, message }] });
    }
    return { field, name: `proof-${index + 1}.${extension}`, bytes: Buffer.from(base64, 'base64') };
  });
}

/** See `submitProof`; the images are held against the same rules as those of a form. */
export const createProof: Handler<typeof operations.createProof> = async (call, { body }) => {
  const { images, ...report } = body;
  const files = await checkFiles(imagesOfDataUrls(images), PROOF_IMAGES);
  return toProofView(await submitProof(call, report, files));
};

/** See `submitProof`. */
export async function uploadProof(
  call: Call,
  { body }: InputOf<typeof operations.uploadProof>,
  images: readonly UploadedFile[],
): Promise<ResultOf<typeof operations.uploadProof>> {
  return toProofView(await submitProof(call, body, images));
}
