import { toReadingView } from '../deliverables/deliverable-view.ts';
import { getDeliverableOfCaller } from '../deliverables/show-deliverables.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/dependencies.ts';

/** Lists the readings of a treasure's post, for everybody who may read the treasure. */
export const listReadings: Handler<'listReadings'> = async ({ db, caller }, { params, query }) => {
  const { id } = await getDeliverableOfCaller(db, params.id, caller);
  return mapPage(await db.readings.pageOf(id, query), toReadingView);
};
