import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';

/** Returns the look of a store as the API sends it: that of a new store, except for `changes`. */
export function aStoresLook(changes: Record<string, unknown> = {}) {
  const { id: _id, ...look } = defaultStoreSettings('u_1');
  return { ...look, ...changes };
}
