import { getStoreSettings } from '@doubloon/contract/stores/operations.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../shared/api/queries/query.ts';

/** Shows the settings of a store as they were answered. */
export function showSettings(creatorId: string) {
  return (client: QueryClient, answered: StoreSettingsView) =>
    client.setQueryData(queryOf(getStoreSettings, { params: { id: creatorId } }).queryKey, answered);
}
