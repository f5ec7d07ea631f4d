import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { uploadProof } from '@doubloon/contract/proofs/operations.ts';
import type { Carriage } from '../../../shared/api/carry-with-progress.ts';
import { upload } from '../../../shared/api/upload.ts';
import type { NewProof } from '../proof-form-schema.ts';

/** Sends proof of the views of an approved treasure's post, with its screenshots, in one call that can be followed and called off. */
export function submitProof(deliverable: DeliverableView, { views, notes, images }: NewProof, carriage: Carriage) {
  return upload(
    uploadProof,
    {
      body: {
        treasure_id: deliverable.treasure_id,
        application_id: deliverable.application_id,
        campaign_id: deliverable.campaign_id,
        creator_id: deliverable.creator_id,
        reported_view_count: Number(views),
        ...(notes && { notes }),
      },
    },
    images,
    carriage,
  );
}
