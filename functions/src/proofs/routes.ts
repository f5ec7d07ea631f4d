import * as operations from '@doubloon/contract/proofs/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { deleteProof, deleteProofImage, updateProof } from './change-proof.ts';
import { createProof, uploadProof } from './submit-proof.ts';
import {
  getProof,
  getProofStorageMetadata,
  listProofsOfCampaign,
  listProofsOfCreator,
  listProofsOfDeliverable,
} from './show-proofs.ts';

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
