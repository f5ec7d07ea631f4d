import { getDashboardTrends } from '@doubloon/contract/dashboard/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** How the last months went, for the charts. */
export function trendsQuery(uid: string) {
  return queryOptions({
    queryKey: ['dashboard', 'trends', uid],
    queryFn: () => request(getDashboardTrends, { params: { uid } }),
  });
}
