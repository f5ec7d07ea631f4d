import { getApplication } from '@doubloon/contract/applications/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** One application, for its creator and the owner of the loot. */
export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: ['applications', 'one', id],
    queryFn: () => request(getApplication, { params: { id } }),
  });
}
