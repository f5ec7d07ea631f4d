import { getStore } from '@doubloon/contract/stores/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

export const creatorStoreKey = (creatorId: string) => ['creator-store', creatorId];

/** A creator's open store. */
export function creatorStoreQuery(creatorId: string) {
  return queryOptions({
    // Apart from what every decision asks for anew: a store that was just closed could not be found.
    queryKey: creatorStoreKey(creatorId),
    queryFn: () => request(getStore, { params: { id: creatorId } }),
  });
}
