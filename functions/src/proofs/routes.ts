import {
  createProof as createOperation,
  deleteProof as deleteOperation,
  deleteProofImage as deleteImageOperation,
  getProof,
  getProofStorageMetadata,
  listProofsOfCampaign,
  listProofsOfCreator,
  listProofsOfDeliverable,
  updateProof as updateOperation,
  uploadProof as uploadOperation,
} from '@doubloon/contract/proofs/operations.ts';
import { route, uploadRoute } from '../platform/operation-route.ts';
import { changeProof } from './change-proof.ts';
import { createProof } from './create-proof.ts';
import { deleteProof } from './delete-proof.ts';
import { deleteProofImage } from './delete-proof-image.ts';
import {
  showProof,
  showProofsOfCampaign,
  showProofsOfCreator,
  showProofsOfDeliverable,
  showProofStorageMetadata,
} from './show-proofs.ts';
import { uploadProof } from './upload-proof.ts';

export const proofsRoutes = [
  uploadRoute(uploadOperation, uploadProof),
  route(createOperation, createProof),
  route(listProofsOfDeliverable, showProofsOfDeliverable),
  route(listProofsOfCreator, showProofsOfCreator),
  route(listProofsOfCampaign, showProofsOfCampaign),
  route(getProof, showProof),
  route(getProofStorageMetadata, showProofStorageMetadata),
  route(updateOperation, changeProof),
  route(deleteOperation, deleteProof),
  route(deleteImageOperation, deleteProofImage),
];
