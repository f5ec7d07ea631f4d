import type { listTreasuresToConfirm } from '@doubloon/contract/admin/work-operations.ts';
import { showDeliverablesToConfirm } from '../deliverables/show-deliverables.ts';
import type { Verb } from '../platform/operation-route.ts';

export const showTreasuresToConfirm: Verb<typeof listTreasuresToConfirm> = ({ db }, { query }) =>
  showDeliverablesToConfirm(db, query);
