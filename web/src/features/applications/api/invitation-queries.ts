import {
  getOwnInvitation,
  listInvitationsOfCampaign,
  listInvitationsOfCreator,
} from '@doubloon/contract/applications/invitation-operations.ts';
import { ACCEPTED_APPLICATION_STATUSES } from '@doubloon/contract/applications/lifecycle.ts';
import { listApplicationsOfCampaign, listApplicationsOfOwner } from '@doubloon/contract/applications/operations.ts';
import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { pagesOf, queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, REFRESH_MS } from '../../../shared/live/live-or-every.ts';

const newest = { limit: MAX_PAGE_SIZE };

/** The newest open loots of an owner, to which creators can be invited. */
export const openLootsQuery = (ownerId: string) =>
  queryOf(listCampaignsOfOwner, { params: { id: ownerId }, query: { ...newest, status: 'open' } });

/** The owner's invitations of one creator. */
export const invitationsOfCreatorQuery = (creatorId: string) =>
  queryOf(listInvitationsOfCreator, { params: { id: creatorId }, query: newest });

/** Everybody who is invited to a loot: there cannot be more than one page of them. */
export const invitationsOfCampaignQuery = (campaignId: string) =>
  queryOf(listInvitationsOfCampaign, { params: { id: campaignId }, query: newest }, { staleTime: 0 });

/** The newest applications that an owner has accepted. */
export const acceptedApplicationsQuery = (ownerId: string) =>
  queryOf(listApplicationsOfOwner, {
    params: { id: ownerId },
    query: { ...newest, status: [...ACCEPTED_APPLICATION_STATUSES] },
  });

/** Everybody who has applied to a loot, whatever became of it: nobody of them can be invited. */
export const applicantsQuery = (campaignId: string) =>
  pagesOf(listApplicationsOfCampaign, { params: { id: campaignId }, query: newest }, { refetchOnMount: 'always' });

/** The creator's unanswered invitation to a loot. */
export const ownInvitationQuery = (campaignId: string) =>
  queryOf(getOwnInvitation, { params: { id: campaignId } }, liveOrEvery(REFRESH_MS, 'notifications'));
