import { getStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** How a creator's store looks; defaults when nothing was ever saved. */
export function storeSettingsQuery(creatorId: string) {
  return queryOptions({
    queryKey: ['store-settings', creatorId],
    queryFn: () => request(getStoreSettings, { params: { id: creatorId } }),
  });
}
