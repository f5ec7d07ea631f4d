import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { DocumentStore } from '../platform/database/document-store.ts';
import type { Session } from '../platform/database/session.ts';

declare module '../platform/database/database.ts' {
  interface Stores {
    readonly storeSettings: StoreSettingsStore;
  }
}

/** How creators' stores look, of those whose settings were saved. */
export class StoreSettingsStore extends DocumentStore<StoreSettings> {
  constructor(session: Session) {
    super(session, COLLECTIONS.storeSettings, StoreSettings, ({ id }) => id);
  }

  /** The saved settings of those of the named stores that have some, by their ids. Reads one per id. */
  async findMap(ids: readonly string[]): Promise<Map<string, StoreSettings>> {
    return new Map((await this.findAll(ids)).map((settings) => [settings.id, settings]));
  }
}
