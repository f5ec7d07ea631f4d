import { revisedUntil } from '@doubloon/contract/proofs/revised-until.ts';
import { toPaymentProblemView } from '../payments/statements/payment-problem-view.ts';
import type { Proof, ProofStorageMetadata, ProofView } from '@doubloon/contract/proofs/proof.ts';

/** A proof as the API shows it to its creator and the campaign's owner. */
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

/** Where and how large the images of a proof are; sizes in bytes. */
export function toStorageMetadata({ id, images }: Proof): ProofStorageMetadata {
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
