import type * as operations from '@doubloon/contract/proofs/operations.ts';
import { getCampaignOfCaller } from '../campaigns/get-campaign.ts';
import { getDeliverableOfCaller } from '../deliverables/get-deliverable.ts';
import { mapPage } from '../platform/database/map-page.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { getProofOfCaller } from './get-proof.ts';
import { toProofView, toStorageMetadata } from './proof-view.ts';

export const getProof: Handler<typeof operations.getProof> = async ({ db, caller }, { params }) =>
  toProofView(await getProofOfCaller(db, params.id, caller));

export const getProofStorageMetadata: Handler<typeof operations.getProofStorageMetadata> = async (
  { db, caller },
  { params },
) => toStorageMetadata(await getProofOfCaller(db, params.id, caller));

export const listProofsOfDeliverable: Handler<typeof operations.listProofsOfDeliverable> = async (
  { db, caller },
  { params, query },
) => {
  const { id: deliverableId } = await getDeliverableOfCaller(db, params.id, caller);
  return mapPage(await db.proofs.page(query, { deliverableId, status: query.status }), toProofView);
};

export const listProofsOfCreator: Handler<typeof operations.listProofsOfCreator> = async ({ db }, { params, query }) =>
  mapPage(await db.proofs.page(query, { creatorId: params.id, status: query.status }), toProofView);

export const listProofsOfCampaign: Handler<typeof operations.listProofsOfCampaign> = async (
  { db, caller },
  { params, query },
) => {
  const { id: campaignId } = await getCampaignOfCaller(db, params.id, caller);
  return mapPage(await db.proofs.page(query, { campaignId, status: query.status }), toProofView);
};
