import { getStore } from '@doubloon/contract/stores/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** A creator's public profile. */
export function storeQuery(creatorId: string) {
  return queryOptions({
    queryKey: ['stores', creatorId],
    queryFn: () => request(getStore, { params: { id: creatorId } }),
  });
}
