import { defaultStoreSettings, type Wallpaper } from '@doubloon/contract/stores/store-settings.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { findStoreOfCreator, keepStore } from './find-store.ts';
import { putSettings, readSettings } from './stores.store.ts';

/**
 * Puts a wallpaper into a creator's store settings with the transaction, or takes it out (null), and returns the one that
 * was there, whose file is then to be released. It reads before it writes: call it before everything else that writes in the
 * transaction. Throws `not_found` for somebody who is not a creator. Reads 3 and writes 2 at most.
 */
export async function setWallpaper(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  wallpaper: Wallpaper | null,
): Promise<Wallpaper | null> {
  const settings = (await readSettings(db, uid, transaction)) ?? defaultStoreSettings(uid);
  const store = await findStoreOfCreator(db, uid, transaction);
  if (wallpaper === null && settings.wallpaper === null) return null;
  keepStore(transaction, db, store);
  putSettings(transaction, db, { ...settings, wallpaper });
  return settings.wallpaper;
}
