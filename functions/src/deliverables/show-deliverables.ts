import type { Deliverable, DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { WORDS } from '@doubloon/contract/shared/words.ts';
import { viewApplication } from '../applications/application-view.ts';
import { getApplicationOfCaller } from '../applications/show-applications.ts';
import { getCampaignOfCaller } from '../campaigns/show-campaigns.ts';
import { notFound } from '../platform/app-error.ts';
import type { Database, Documents } from '../platform/database/database.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { FoundPageWanted } from '../platform/database/sorted-page.ts';
import type { Call, Caller, Handler, Input } from '../platform/dependencies.ts';
import { isPartyOrAdmin } from '../platform/identity/is-party.ts';
import { toDeliverableView } from './deliverable-view.ts';
import type { DeliverablesWanted } from './deliverables.store.ts';

/** A treasure the caller may read: its creator, the campaign's owner, an admin. Else `not_found`. Reads 1. */
export async function getDeliverableOfCaller(documents: Documents, id: string, caller: Caller): Promise<Deliverable> {
  const deliverable = await documents.deliverables.find(id);
  if (!deliverable || !isPartyOrAdmin(deliverable, caller)) throw notFound(WORDS.deliverable);
  return deliverable;
}

/** The caller's own treasure as a creator. Else `not_found`. Reads 1. */
export async function getOwnDeliverable(documents: Documents, id: string, caller: Caller): Promise<Deliverable> {
  const deliverable = await documents.deliverables.find(id);
  if (deliverable?.creatorId !== caller.uid) throw notFound(WORDS.deliverable);
  return deliverable;
}

export const getDeliverable: Handler<'getDeliverable'> = async ({ db, caller }, { params }) =>
  toDeliverableView(await getDeliverableOfCaller(db, params.id, caller));

/** Lists the treasures that a creator delivered or an owner received; an admin reads all. */
export const listDeliverables: Handler<'listDeliverables'> = async (call, { query }) =>
  mapPage(await pageOfOwnDeliverables(call, query), toDeliverableView);

/** A page of the treasures that a caller delivered or received, as stored; all of them for an admin. */
export async function pageOfOwnDeliverables(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  query: Input<'listDeliverables'>['query'],
): Promise<Page<Deliverable>> {
  const place = placeOf(query, caller);
  if (!place) return { items: [], nextCursor: null };
  const { role, uid } = caller;
  const whose = role === 'admin' ? {} : role === 'business_owner' ? { ownerId: uid } : { creatorId: uid };
  return db.deliverables.page(query, { ...place, ...whose, status: query.status });
}

/**
 * The application or campaign a list keeps to, as few fields as say the same, because every combination needs an index; null when the two
 * exclude each other.
 */
function placeOf(
  { applicationId: id, campaignId }: { applicationId?: string | undefined; campaignId?: string | undefined },
  { role, uid }: Caller,
): Pick<DeliverablesWanted, 'applicationId' | 'campaignId'> | null {
  if (campaignId === undefined) return id === undefined ? {} : { applicationId: id };
  if (id !== undefined) return id.startsWith(applicationId(campaignId, '')) ? { applicationId: id } : null;
  return role === 'content_creator' ? { applicationId: applicationId(campaignId, uid) } : { campaignId };
}

/** A page of the treasures whose post's author an admin has to confirm, newest first; for admins only. */
export async function showDeliverablesToConfirm(db: Database, page: FoundPageWanted): Promise<Page<DeliverableView>> {
  return showDeliverablesOf(db, { authorCheck: 'needs_admin', status: 'submitted' }, page);
}

export const listDeliverablesOfApplication: Handler<'listDeliverablesOfApplication'> = async (
  { db, caller },
  { params, query },
) => {
  const { id } = await getApplicationOfCaller(db, params.id, caller);
  return showDeliverablesOf(db, { applicationId: id, status: query.status }, query);
};

/** Answers a project to its two sides. There is none for others, as for a loot to which nobody has applied. */
export const getProject: Handler<'getProject'> = async ({ db, caller }, { params: { campaignId, creatorId } }) => {
  const application = await db.applications.find(applicationId(campaignId, creatorId));
  if (!application || ![application.creatorId, application.ownerId].includes(caller.uid)) {
    return { project: null, treasures: [] };
  }
  const [project, deliverables] = await Promise.all([
    viewApplication(db, application, caller),
    db.deliverables.findOfApplication(application.id),
  ]);
  const newestFirst = deliverables.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return { project, treasures: newestFirst.map(toDeliverableView) };
};

/** A page of treasures, newest first; that the caller may see them was checked before. */
async function showDeliverablesOf(
  db: Database,
  wanted: DeliverablesWanted,
  page: FoundPageWanted,
): Promise<Page<DeliverableView>> {
  return mapPage(await db.deliverables.page(page, wanted), toDeliverableView);
}

/** The treasures of one of the caller's campaigns; another owner's campaign is not found. */
export const listCampaignDeliverables: Handler<'listCampaignDeliverables'> = async (
  { db, caller },
  { params, query },
) => {
  const campaign = await getCampaignOfCaller(db, params.id, caller);
  return showDeliverablesOf(db, { campaignId: campaign.id }, query);
};
