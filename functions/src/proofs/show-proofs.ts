import {
  revisedUntil,
  type Proof,
  type ProofStorageMetadata,
  type ProofView,
} from '@doubloon/contract/proofs/proof.ts';
import { WORDS } from '@doubloon/contract/shared/words.ts';
import { toPaymentProblemView } from '../payments/statements/payment-problem-view.ts';
import { getCampaignOfCaller } from '../campaigns/show-campaigns.ts';
import { getDeliverableOfCaller } from '../deliverables/show-deliverables.ts';
import { notFound } from '../platform/app-error.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import type { Handler, Caller } from '../platform/dependencies.ts';
import { isPartyOrAdmin } from '../platform/identity/is-party.ts';

export function toProofView(proof: Proof): ProofView {
  return {
    proof_id: proof.id,
    treasure_id: proof.deliverableId,
    application_id: proof.applicationId,
    campaign_id: proof.campaignId,
    creator_id: proof.creatorId,
    reported_view_count: proof.reportedViewCount,
    notes: proof.notes,
    images: proof.images.map(({ id, downloadUrl, fileName }) => ({
      image_id: id,
      storage_url: downloadUrl,
      file_name: fileName,
    })),
    submission_date: proof.createdAt,
    status: proof.status,
    feedback: proof.feedback,
    revision_instructions: proof.revisionInstructions,
    revise_until: proof.status === 'revision_requested' ? revisedUntil(proof) : null,
    decide_by: proof.decideBy,
    payment_problem: proof.status === 'pending' ? toPaymentProblemView(proof.paymentProblem, proof.decideBy) : null,
  };
}

/** The storage paths of a proof's images, with sizes in bytes. */
function toStorageMetadata({ id, images }: Proof): ProofStorageMetadata {
  return {
    proof_id: id,
    total_size: images.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    images: images.map((image) => ({
      image_id: image.id,
      file_name: image.fileName,
      content_type: image.contentType,
      size: image.sizeBytes,
      storage_path: image.storagePath,
      storage_url: image.downloadUrl,
    })),
  };
}

/** A proof the caller may read: its creator, the campaign's owner, an admin. Else `not_found`. Reads 1. */
async function getProofOfCaller(db: Database, id: string, caller: Caller): Promise<Proof> {
  const proof = await db.proofs.find(id);
  if (!proof || !isPartyOrAdmin(proof, caller)) throw notFound(WORDS.proof);
  return proof;
}

/** The caller's own proof as a creator. Else `not_found`. Reads 1. */
export async function getOwnProof(tx: Tx, id: string, caller: Caller): Promise<Proof> {
  const proof = await tx.proofs.find(id);
  if (proof?.creatorId !== caller.uid) throw notFound(WORDS.proof);
  return proof;
}

export const getProof: Handler<'getProof'> = async ({ db, caller }, { params }) =>
  toProofView(await getProofOfCaller(db, params.id, caller));

export const getProofStorageMetadata: Handler<'getProofStorageMetadata'> = async ({ db, caller }, { params }) =>
  toStorageMetadata(await getProofOfCaller(db, params.id, caller));

export const listProofsOfDeliverable: Handler<'listProofsOfDeliverable'> = async (
  { db, caller },
  { params, query },
) => {
  const { id: deliverableId } = await getDeliverableOfCaller(db, params.id, caller);
  return mapPage(await db.proofs.page(query, { deliverableId, status: query.status }), toProofView);
};

export const listProofsOfCreator: Handler<'listProofsOfCreator'> = async ({ db }, { params, query }) =>
  mapPage(await db.proofs.page(query, { creatorId: params.id, status: query.status }), toProofView);

export const listProofsOfCampaign: Handler<'listProofsOfCampaign'> = async ({ db, caller }, { params, query }) => {
  const { id: campaignId } = await getCampaignOfCaller(db, params.id, caller);
  return mapPage(await db.proofs.page(query, { campaignId, status: query.status }), toProofView);
};
