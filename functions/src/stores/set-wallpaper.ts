import { defaultStoreSettings, type Wallpaper } from '@doubloon/contract/stores/store-settings.ts';
import type { Tx } from '../platform/database/database.ts';
import { findStoreOfCreator, keepStore } from './find-store.ts';

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
