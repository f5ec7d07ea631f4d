import * as operations from '@doubloon/contract/proofs/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { updateProof } from './update-proof.ts';
import { createProof } from './create-proof.ts';
import { deleteProofImage } from './delete-proof-image.ts';
import { deleteProof } from './delete-proof.ts';
import {
  getProof,
  getProofStorageMetadata,
  listProofsOfCampaign,
  listProofsOfCreator,
  listProofsOfDeliverable,
} from './show-proofs.ts';
import { uploadProof } from './upload-proof.ts';

export const proofsRoutes = routes(operations, {
  uploadProof,
  createProof,
  listProofsOfDeliverable,
  listProofsOfCreator,
  listProofsOfCampaign,
  getProof,
  getProofStorageMetadata,
  updateProof,
  deleteProof,
  deleteProofImage,
});
