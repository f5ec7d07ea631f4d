import type { ExportDomain } from '../account/account-parts.ts';
import type { Database } from '../platform/database.ts';

/** A person's store and how it looks. */
export const exportStore: ExportDomain = ({ db }, uid) => [
  { name: 'store', records: storeOf(db, uid) },
  { name: 'store-settings', records: settingsOf(db, uid) },
];

async function* storeOf(db: Database, uid: string) {
  const store = await db.stores.find(uid);
  // The index of the creators directory says nothing that the texts do not.
  if (store) yield { ...store, searchWords: undefined };
}

async function* settingsOf(db: Database, uid: string) {
  const settings = await db.storeSettings.find(uid);
  if (settings) yield settings;
}
