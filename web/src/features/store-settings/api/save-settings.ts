import { updateStoreSettings } from '@doubloon/contract/stores/operations.ts';
import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { request } from '../../../shared/api/request.ts';

/** Saves how the caller's own store looks. */
export function saveSettings(id: string, body: StoreSettingsChanges) {
  return request(updateStoreSettings, { params: { id }, body });
}
