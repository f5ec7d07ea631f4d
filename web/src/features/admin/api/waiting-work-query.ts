import { getWaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** How much of everything waits for an admin. */
export function waitingWorkQuery() {
  return queryOptions({ queryKey: ['admin', 'waiting'], queryFn: () => request(getWaitingWork, {}) });
}
