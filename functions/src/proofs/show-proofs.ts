import type {
  getProof,
  getProofStorageMetadata,
  listProofsOfCampaign,
  listProofsOfCreator,
  listProofsOfDeliverable,
} from '@doubloon/contract/proofs/operations.ts';
import { getCampaignOfCaller } from '../campaigns/get-campaign.ts';
import { getDeliverableOfCaller } from '../deliverables/get-deliverable.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Handler } from '../platform/operation-route.ts';
import { getProofOfCaller } from './get-proof.ts';
import { toProofView, toStorageMetadata } from './proof-view.ts';

export const showProof: Handler<typeof getProof> = async ({ db, caller }, { params }) =>
  toProofView(await getProofOfCaller(db, params.id, caller));

export const showProofStorageMetadata: Handler<typeof getProofStorageMetadata> = async ({ db, caller }, { params }) =>
  toStorageMetadata(await getProofOfCaller(db, params.id, caller));

export const showProofsOfDeliverable: Handler<typeof listProofsOfDeliverable> = async (
  { db, caller },
  { params, query },
) => {
  const { id: deliverableId } = await getDeliverableOfCaller(db, params.id, caller);
  return mapPage(await db.proofs.page(query, { deliverableId, status: query.status }), toProofView);
};

export const showProofsOfCreator: Handler<typeof listProofsOfCreator> = async ({ db }, { params, query }) =>
  mapPage(await db.proofs.page(query, { creatorId: params.id, status: query.status }), toProofView);

export const showProofsOfCampaign: Handler<typeof listProofsOfCampaign> = async ({ db, caller }, { params, query }) => {
  const { id: campaignId } = await getCampaignOfCaller(db, params.id, caller);
  return mapPage(await db.proofs.page(query, { campaignId, status: query.status }), toProofView);
};
