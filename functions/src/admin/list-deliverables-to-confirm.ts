import type * as workOperations from '@doubloon/contract/admin/work-operations.ts';
import { showDeliverablesToConfirm } from '../deliverables/list-deliverables.ts';
import type { Handler } from '../platform/http/operation-route.ts';

export const listDeliverablesToConfirm: Handler<typeof workOperations.listDeliverablesToConfirm> = (
  { db },
  { query },
) => showDeliverablesToConfirm(db, query);
