import {
  defaultStoreSettings,
  type StoreImage,
  type StoreSettings,
  type StoreSettingsView,
  type Wallpaper,
} from '@doubloon/contract/stores/store-settings.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { findStoreOfCreator, keepStore } from './find-store.ts';
import { toStoreSettingsView } from './store-view.ts';

/** Writes more in the unit of work that changes the settings. */
type Beside = (tx: Tx) => void;

/**
 * Changes a creator's settings and removes the images they show no more. Throws `not_found` for somebody
 * who is not a creator, and whatever `change` throws. Reads 3; writes 2, and 2 per image that is gone.
 */
export async function changeSettings(
  call: Call,
  uid: string,
  change: (settings: StoreSettings) => StoreSettings,
  beside?: Beside,
): Promise<StoreSettingsView> {
  const { db, clock } = call;
  const { changed, released } = await unitOfWork({ db }, async (tx) => {
    const settings = (await tx.storeSettings.find(uid)) ?? defaultStoreSettings(uid);
    const { store, isNew } = await findStoreOfCreator(tx, uid);
    const changed = change(settings);
    const kept = new Set(imagesOf(changed).map(({ storagePath }) => storagePath));
    const released = imagesOf(settings)
      .map(({ storagePath }) => storagePath)
      .filter((path) => !kept.has(path));
    const showsSpecialties = changed.sections.products;
    if (isNew || store.showsSpecialties !== showsSpecialties) {
      tx.stores.put({ ...store, showsSpecialties });
    }
    tx.storeSettings.put(changed);
    releaseFiles(tx, released, clock.now());
    beside?.(tx);
    return { changed, released };
  });
  await removeReleasedFiles(call, released);
  return toStoreSettingsView(changed);
}

function imagesOf({ hero, branding }: StoreSettings): StoreImage[] {
  return [hero.image, branding.logo].filter((image) => image !== null);
}

/**
 * Puts a wallpaper into a creator's store settings in the unit of work, or takes it out (null), and returns the one that
 * was there, whose file is then to be released. It reads before it writes: call it before everything else that writes in the
 * transaction. Throws `not_found` for somebody who is not a creator. Reads 3 and writes 2 at most.
 */
export async function setWallpaper(tx: Tx, uid: string, wallpaper: Wallpaper | null): Promise<Wallpaper | null> {
  const settings = (await tx.storeSettings.find(uid)) ?? defaultStoreSettings(uid);
  const store = await findStoreOfCreator(tx, uid);
  if (wallpaper === null && settings.wallpaper === null) return null;
  keepStore(tx, store);
  tx.storeSettings.put({ ...settings, wallpaper });
  return settings.wallpaper;
}
