import { defaultStoreSettings, type StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/identity/caller.ts';
import type { Database } from '../platform/database/database.ts';
import { findOpenStore } from './find-store.ts';

/** A store, and which of its sections are shown to who asks. */
export interface ShownStore {
  readonly store: Store;
  readonly sections: StoreSettings['sections'];
}

/**
 * An open store as somebody may see it: its creator and admins every section, others (null is a visitor) those that its settings
 * show. What stands in a section that is not shown must not be sent. Throws `not_found`. Reads 3 at most.
 */
export async function findShownStore(db: Database, uid: string, caller: Caller | null): Promise<ShownStore> {
  const seesAll = caller !== null && (caller.uid === uid || caller.role === 'admin');
  const [{ store }, settings] = await Promise.all([
    findOpenStore(db, uid),
    seesAll ? null : db.storeSettings.find(uid),
  ]);
  return { store, sections: (settings ?? defaultStoreSettings(uid)).sections };
}

/** Finds a store as `findShownStore` does, by its creator's uid or, where that is nobody's, their username. Reads at most 7. */
export async function findShownStoreByName(db: Database, name: string, caller: Caller | null): Promise<ShownStore> {
  try {
    return await findShownStore(db, name, caller);
  } catch (error) {
    const uid = error instanceof AppError && error.code === 'not_found' ? await db.usernames.findUid(name) : null;
    if (uid === null) throw error;
    return findShownStore(db, uid, caller);
  }
}
