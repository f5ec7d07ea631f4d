import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';

/** How a store looks as the API sends it: as at the beginning, but for `changes`. */
export function aStoresLook(changes: Record<string, unknown> = {}) {
  const { id: _id, ...look } = defaultStoreSettings('u_1');
  return { ...look, ...changes };
}
