import { getProfile } from '@doubloon/contract/auth/operations.ts';
import { getCampaign, listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { listOwnApplications } from '@doubloon/contract/applications/operations.ts';
import { getDashboardStats } from '@doubloon/contract/dashboard/operations.ts';
import { encodeRequest } from '@doubloon/contract/calls/encode-request.ts';
import { listConversations, listMessages } from '@doubloon/contract/messaging/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { getStore, listCreators } from '@doubloon/contract/stores/operations.ts';
import type { Compared } from './compare-api.ts';

/** The person who calls, and something of theirs to look at. */
interface Caller {
  readonly uid: string;
  readonly idToken: string;
  readonly campaignId: string;
  readonly conversationId: string;
}

/** The ten operations that read and are called most often on a day, by `scripts/simulating/scale/assumptions.ts`, as a creator calls them. */
export function busiestCalls({ uid, idToken, campaignId, conversationId }: Caller): Compared[] {
  const own = { params: { uid } };
  const requests = [
    { id: listCampaigns.id, ...encodeRequest(listCampaigns, { query: {} }) },
    { id: getCampaign.id, ...encodeRequest(getCampaign, { params: { id: campaignId } }) },
    { id: listNotifications.id, ...encodeRequest(listNotifications, { query: {} }) },
    { id: listMessages.id, ...encodeRequest(listMessages, { params: { id: conversationId }, query: {} }) },
    { id: getStore.id, ...encodeRequest(getStore, { params: { id: uid } }) },
    { id: getProfile.id, ...encodeRequest(getProfile, {}) },
    { id: listConversations.id, ...encodeRequest(listConversations, { query: {} }) },
    { id: listCreators.id, ...encodeRequest(listCreators, { query: {} }) },
    { id: getDashboardStats.id, ...encodeRequest(getDashboardStats, own) },
    { id: listOwnApplications.id, ...encodeRequest(listOwnApplications, { query: {} }) },
  ];
  return requests.map(({ id, endpoint }) => ({ id, path: endpoint, idToken }));
}
