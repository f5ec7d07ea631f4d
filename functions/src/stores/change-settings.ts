import {
  defaultStoreSettings,
  type StoreImage,
  type StoreSettings,
  type StoreSettingsView,
} from '@doubloon/contract/stores/store-settings.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Call } from '../platform/dependencies.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { findStoreOfCreator } from './find-store.ts';
import { toStoreSettingsView } from './store-settings-view.ts';
import { putSettings, putStore, readSettings } from './stores.store.ts';

/** Writes more with the transaction that changes the settings. */
type Beside = (transaction: Transaction, db: Firestore) => void;

/**
 * Changes a creator's settings in a transaction and removes the images they show no more. Throws `not_found` for somebody
 * who is not a creator, and whatever `change` throws. Reads 3; writes 2, and 2 per image that is gone.
 */
export async function changeSettings(
  call: Call,
  uid: string,
  change: (settings: StoreSettings) => StoreSettings,
  beside?: Beside,
): Promise<StoreSettingsView> {
  const { db, clock } = call;
  const { changed, released } = await db.runTransaction(async (transaction) => {
    const settings = (await readSettings(db, uid, transaction)) ?? defaultStoreSettings(uid);
    const { store, isNew } = await findStoreOfCreator(db, uid, transaction);
    const changed = change(settings);
    const kept = new Set(imagesOf(changed).map(({ storagePath }) => storagePath));
    const released = imagesOf(settings)
      .map(({ storagePath }) => storagePath)
      .filter((path) => !kept.has(path));
    const showsSpecialties = changed.sections.products;
    if (isNew || store.showsSpecialties !== showsSpecialties) {
      putStore(transaction, db, { ...store, showsSpecialties });
    }
    putSettings(transaction, db, changed);
    releaseFiles(transaction, db, released, clock.now());
    beside?.(transaction, db);
    return { changed, released };
  });
  await removeReleasedFiles(call, released);
  return toStoreSettingsView(changed);
}

function imagesOf({ hero, branding }: StoreSettings): StoreImage[] {
  return [hero.image, branding.logo].filter((image) => image !== null);
}
