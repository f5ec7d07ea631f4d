import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { WORDS } from '@doubloon/contract/shared/words.ts';
import { notFound, forbidden } from '../platform/app-error.ts';
import type { Caller, Handler, Input } from '../platform/dependencies.ts';
import type { Database, Documents } from '../platform/database/database.ts';
import { isPartyOrAdmin } from '../platform/identity/is-party.ts';
import { getCampaignOfCaller, getVisibleCampaign } from '../campaigns/show-campaigns.ts';
import { viewApplication, viewApplications, viewPage, viewPageOf } from './application-view.ts';

/** An application the caller may read: its creator, the campaign's owner, an admin. Else `not_found`. Reads 1. */
export async function getApplicationOfCaller(db: Database, id: string, caller: Caller): Promise<Application> {
  const application = await db.applications.get(id);
  if (!isPartyOrAdmin(application, caller)) throw notFound(WORDS.application);
  return application;
}

/** The caller's own application as a creator. Else `not_found`. Reads 1. */
export async function getOwnApplication(documents: Documents, id: string, caller: Caller): Promise<Application> {
  const application = await documents.applications.get(id);
  if (application.creatorId !== caller.uid) throw notFound(WORDS.application);
  return application;
}

/** An application to one of the caller's campaigns. Else `not_found`. Reads 1. */
export async function getReceivedApplication(documents: Documents, id: string, caller: Caller): Promise<Application> {
  const application = await documents.applications.get(id);
  if (application.ownerId !== caller.uid) throw notFound(WORDS.application);
  return application;
}

export const getApplication: Handler<'getApplication'> = async ({ db, caller }, { params }) =>
  viewApplication(db, await getApplicationOfCaller(db, params.id, caller), caller);

/** Lists the caller's applications, `with` somebody those between the two; with `campaignIds` everything fits on one page. Throws `forbidden` for another person's. */
export const listOwnApplications: Handler<'listOwnApplications'> = async ({ db, caller }, { query }) => {
  const { uid, role } = caller;
  if (query.userId !== undefined && query.userId !== uid) throw forbidden('You can only do this for your own account');
  const { with: other } = query;
  if (role === 'business_owner') {
    const whose = other === undefined ? { ownerId: uid } : { creatorId: other, ownerId: uid };
    return viewPage(db, await db.applications.page(query, whose), caller);
  }
  if (query.campaignIds) {
    const ids = query.campaignIds.map((campaignId) => applicationId(campaignId, uid));
    const found = await db.applications.findNewestFirst(ids);
    const wanted = found.filter(({ ownerId }) => other === undefined || ownerId === other);
    return { items: await viewApplications(db, wanted, caller), nextCursor: null };
  }
  const whose = other === undefined ? { creatorId: uid } : { creatorId: uid, ownerId: other };
  return viewPage(db, await db.applications.page(query, whose), caller);
};

/** Answers the number of applications to a campaign, which a trigger keeps. */
export const countApplications: Handler<'countApplications'> = async ({ db, caller }, { params }) => ({
  count: (await getVisibleCampaign(db, params.campaignId, caller)).counts.applications,
});

export const listApplicationsOfCampaign: Handler<'listApplicationsOfCampaign'> = async (
  { db, caller },
  { params, query },
) => {
  const campaign = await getCampaignOfCaller(db, params.id, caller);
  const page = query.shortlisted
    ? await shortlistPage(db, query, caller, campaign.id)
    : await db.applications.page(query, { campaignId: campaign.id, statuses: query.status });
  return viewPageOf(db, campaign, page, caller);
};

/** A page of the applications on the caller's own shortlist, the latest marked first; shorter by those of other statuses than asked for. */
async function shortlistPage(
  db: Database,
  query: Input<'listApplicationsOfOwner'>['query'],
  { uid }: Caller,
  campaignId?: string,
): Promise<Page<Application>> {
  const { items, nextCursor } = await db.shortlist.page(query, uid, campaignId);
  const found = await db.applications.findAll(items.map(({ applicationId: id }) => id));
  return { items: found.filter(({ status }) => query.status?.includes(status) ?? true), nextCursor };
}

export const listApplicationsOfCreator: Handler<'listApplicationsOfCreator'> = async (
  { db, caller },
  { params, query },
) => viewPage(db, await db.applications.page(query, { creatorId: params.id, statuses: query.status }), caller);

export const listApplicationsOfOwner: Handler<'listApplicationsOfOwner'> = async (
  { db, caller },
  { params, query },
) => {
  const page = query.shortlisted
    ? await shortlistPage(db, query, caller)
    : await db.applications.page(query, { ownerId: params.id, statuses: query.status });
  return viewPage(db, page, caller);
};
