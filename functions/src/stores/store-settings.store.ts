import { StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** How creators' stores look, of those whose settings were saved. */
export class StoreSettingsStore extends storeOf('storeSettings', StoreSettings, ({ id }) => id) {
  /** The saved settings of those of the named stores that have some, by their ids. Reads one per id. */
  async findMap(ids: readonly string[]): Promise<Map<string, StoreSettings>> {
    return new Map((await this.findAll(ids)).map((settings) => [settings.id, settings]));
  }
}
