import type {
  countApplications,
  getApplication as getOperation,
  listApplicationsOfCampaign,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
  listOwnApplications,
} from '@doubloon/contract/applications/operations.ts';
import { applicationId } from '@doubloon/contract/shared/ids.ts';
import { getCampaignOfCaller, getVisibleCampaign } from '../campaigns/get-campaign.ts';
import { AppError } from '../platform/app-error.ts';
import type { Handler } from '../platform/operation-route.ts';
import { viewApplication, viewApplications, viewPage, viewPageOf } from './application-view.ts';
import { getApplicationOfCaller } from './get-application.ts';

export const showApplication: Handler<typeof getOperation> = async ({ db, caller }, { params }) =>
  viewApplication(db, await getApplicationOfCaller(db, params.id, caller));

/** With `campaignIds` all the answers fit one page, so there is no next one. Throws `forbidden` for somebody else's. */
export const showOwnApplications: Handler<typeof listOwnApplications> = async ({ db, caller }, { query }) => {
  const { uid, role } = caller;
  if (query.userId !== undefined && query.userId !== uid) {
    throw new AppError('forbidden', 'You can only do this for your own account');
  }
  if (role === 'business_owner') return viewPage(db, await db.applications.page(query, { ownerId: uid }));
  if (query.campaignIds) {
    const ids = query.campaignIds.map((campaignId) => applicationId(campaignId, uid));
    return { items: await viewApplications(db, await db.applications.findNewestFirst(ids)), nextCursor: null };
  }
  return viewPage(db, await db.applications.page(query, { creatorId: uid }));
};

/** The number itself is kept on the campaign by a trigger. */
export const showApplicationCount: Handler<typeof countApplications> = async ({ db }, { params }) => ({
  count: (await getVisibleCampaign(db, params.campaignId, null)).counts.applications,
});

export const showApplicationsOfCampaign: Handler<typeof listApplicationsOfCampaign> = async (
  { db, caller },
  { params, query },
) => {
  const campaign = await getCampaignOfCaller(db, params.id, caller);
  const wanted = { campaignId: campaign.id, statuses: query.status };
  return viewPageOf(db, campaign, await db.applications.page(query, wanted));
};

export const showApplicationsOfCreator: Handler<typeof listApplicationsOfCreator> = async ({ db }, { params, query }) =>
  viewPage(db, await db.applications.page(query, { creatorId: params.id, statuses: query.status }));

export const showApplicationsOfOwner: Handler<typeof listApplicationsOfOwner> = async ({ db }, { params, query }) =>
  viewPage(db, await db.applications.page(query, { ownerId: params.id, statuses: query.status }));
