import type * as operations from '@doubloon/contract/proofs/operations.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { getCampaignOfCaller } from '../campaigns/get-campaign.ts';
import { getDeliverableOfCaller } from '../deliverables/show-deliverables.ts';
import { notFound } from '../platform/app-error.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import type { Caller } from '../platform/identity/caller.ts';
import { toProofView, toStorageMetadata } from './proof-view.ts';

/** A proof the caller may read: its creator, the campaign's owner, an admin. Else `not_found`. Reads 1. */
async function getProofOfCaller(db: Database, id: string, caller: Caller): Promise<Proof> {
  const proof = await db.proofs.find(id);
  const mayRead = proof && (caller.role === 'admin' || proof.creatorId === caller.uid || proof.ownerId === caller.uid);
  if (!mayRead) throw notFound('Proof');
  return proof;
}

/** The caller's own proof as a creator. Else `not_found`. Reads 1. */
export async function getOwnProof(tx: Tx, id: string, caller: Caller): Promise<Proof> {
  const proof = await tx.proofs.find(id);
  if (proof?.creatorId !== caller.uid) throw notFound('Proof');
  return proof;
}

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
