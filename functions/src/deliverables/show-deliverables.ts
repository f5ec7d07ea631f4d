import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type {
  getDeliverable as getOperation,
  listDeliverablesOfApplication,
} from '@doubloon/contract/deliverables/operations.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore } from '@google-cloud/firestore';
import { getApplicationOfCaller } from '../applications/get-application.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toDeliverableView } from './deliverable-view.ts';
import { pageOfDeliverables, type DeliverablesWanted } from './deliverables.store.ts';
import { getDeliverableOfCaller } from './get-deliverable.ts';

export const showDeliverable: Verb<typeof getOperation> = async ({ db, caller }, { params }) =>
  toDeliverableView(await getDeliverableOfCaller(db, params.id, caller));

export const showDeliverablesOfApplication: Verb<typeof listDeliverablesOfApplication> = async (
  { db, caller },
  { params, query },
) => {
  const { id: applicationId } = await getApplicationOfCaller(db, params.id, caller);
  return showDeliverablesOf(db, { applicationId }, query);
};

/** A page of treasures, newest first; that the caller may see them was checked before. */
export async function showDeliverablesOf(
  db: Firestore,
  wanted: DeliverablesWanted,
  page: Parameters<typeof pageOfDeliverables>[1],
): Promise<Page<DeliverableView>> {
  return mapPage(await pageOfDeliverables(db, page, wanted), toDeliverableView);
}
