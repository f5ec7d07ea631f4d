import { getEarnings } from '@doubloon/contract/applications/operations.ts';
import type { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import {
  getDeliverable,
  getProject,
  listDeliverables,
  listDeliverablesOfApplication,
  previewTopUp,
} from '@doubloon/contract/deliverables/operations.ts';
import { listReadings } from '@doubloon/contract/readings/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { pagesOf, queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';

const live = () => liveOrEvery(WAITED_FOR_MS, 'treasures', 'notifications');

/** Filters of a list of treasures: a status, search words. */
interface DeliverablesWanted {
  status?: DeliverableStatus | undefined;
  search?: string | undefined;
}

/** Treasures of one application, newest first. */
export function applicationDeliverablesQuery(applicationId: string, wanted: DeliverablesWanted = {}) {
  const input = { params: { id: applicationId }, query: { ...wanted, limit: MAX_PAGE_SIZE } };
  return pagesOf(listDeliverablesOfApplication, input, live());
}

/** A creator's application to a loot with all its treasures. */
export function projectQuery(campaignId: string, creatorId: string) {
  return queryOf(getProject, { params: { campaignId, creatorId } }, live());
}

/** The caller's treasures of all loots, newest first. */
export const ownDeliverablesQuery = pagesOf(listDeliverables, { query: { limit: MAX_PAGE_SIZE } }, live());

/** One treasure, for its creator and the loot's owner. */
export const deliverableQuery = (id: string) => queryOf(getDeliverable, { params: { id } }, live());

/** Treasures delivered to one loot, newest first; only those of a status when one is given. */
export function campaignDeliverablesQuery(campaignId: string, status?: DeliverableStatus) {
  return pagesOf(listDeliverables, { query: { campaignId, status } }, live());
}

/** Query for an application's earnings: counted views, amounts paid and still to come. */
export function earningsQuery(applicationId: string) {
  const changes = liveOrEvery(WAITED_FOR_MS, 'treasures', 'proofs', 'payouts', 'notifications');
  return queryOf(getEarnings, { params: { id: applicationId } }, changes);
}

/** Readings of a treasure's post, latest first. */
export function readingsQuery(deliverableId: string) {
  return pagesOf(listReadings, { params: { id: deliverableId }, query: { limit: MAX_PAGE_SIZE } }, live());
}

/** Query for what a treasure's platform count pays by itself; other payments of the project change it. */
export function topUpQuery(deliverableId: string) {
  const changes = liveOrEvery(WAITED_FOR_MS, 'treasures', 'proofs', 'payouts', 'notifications');
  return queryOf(previewTopUp, { params: { id: deliverableId } }, changes);
}
