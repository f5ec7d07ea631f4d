import type { listTreasuresToConfirm } from '@doubloon/contract/admin/work-operations.ts';
import { showDeliverablesToConfirm } from '../deliverables/show-deliverables.ts';
import type { Handler } from '../platform/operation-route.ts';

export const showTreasuresToConfirm: Handler<typeof listTreasuresToConfirm> = ({ db }, { query }) =>
  showDeliverablesToConfirm(db, query);
