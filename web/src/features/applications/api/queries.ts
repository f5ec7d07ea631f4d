import { ACCEPTED_APPLICATION_STATUSES, type ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import {
  getApplicant,
  getApplication,
  listApplicationsOfCampaign,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
  listOwnApplications,
} from '@doubloon/contract/applications/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { pagesOf, queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';

// Only the newest are listened to: of an older one only its notification is heard.
const live = () => liveOrEvery(WAITED_FOR_MS, 'applications', 'notifications');

/** One application, for its creator and the owner of the loot. */
export function applicationQuery(id: string) {
  return queryOf(getApplication, { params: { id } }, liveOrEvery(WAITED_FOR_MS, `application/${id}`));
}

/** The creator of an application, for the owner of the loot. */
export const applicantQuery = (id: string) => queryOf(getApplicant, { params: { id } });

/** The creator's approved applications, completed ones included unless one status is asked for, newest first: their projects. */
export function approvedApplicationsQuery(creatorId: string, status?: 'approved' | 'completed') {
  const statuses = status ? [status] : [...ACCEPTED_APPLICATION_STATUSES];
  return pagesOf(listApplicationsOfCreator, { params: { id: creatorId }, query: { status: statuses } }, live());
}

/** The creator's applications, only those of a status when one is given, newest first. */
export function creatorApplicationsQuery(creatorId: string, status?: ApplicationStatus) {
  return pagesOf(
    listApplicationsOfCreator,
    { params: { id: creatorId }, query: { status: status && [status] } },
    live(),
  );
}

/** The creator's own applications to the given loots, which are one page of the marketplace or a single one. */
export function ownApplicationsQuery(userId: string, campaignIds: readonly string[]) {
  return queryOf(
    listOwnApplications,
    { query: { userId, campaignIds: [...campaignIds], limit: MAX_PAGE_SIZE } },
    { enabled: campaignIds.length > 0, ...live() },
  );
}

/** The applications between the caller and another person, the newest as many as one page holds. */
export function sharedApplicationsQuery(otherUid: string) {
  return queryOf(listOwnApplications, { query: { with: otherUid, limit: MAX_PAGE_SIZE } }, live());
}

/** The part of the applications that an owner looks at: those of a status, or those on their shortlist. */
export type ApplicationsPart = ApplicationStatus | 'shortlisted';

const queryFor = (part: ApplicationsPart | undefined) =>
  part === 'shortlisted' ? { shortlisted: 'true' as const } : { status: part && [part] };

/** Applications to one loot, newest first; only a part of them when one is given. */
export function campaignApplicationsQuery(campaignId: string, part?: ApplicationsPart) {
  const input = { params: { id: campaignId }, query: queryFor(part) };
  return pagesOf(listApplicationsOfCampaign, input, live());
}

/** Applications to all loots of one owner, newest first; only a part of them when one is given. */
export function ownerApplicationsQuery(ownerId: string, part?: ApplicationsPart) {
  const input = { params: { id: ownerId }, query: queryFor(part) };
  return pagesOf(listApplicationsOfOwner, input, live());
}
