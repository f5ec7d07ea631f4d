import type { Firestore } from '@google-cloud/firestore';
import type { ExportDomain } from '../account/account-parts.ts';
import { readSettings, readStore } from './stores.store.ts';

/** A person's store and how it looks. */
export const exportStore: ExportDomain = ({ db }, uid) => [
  { name: 'store', records: storeOf(db, uid) },
  { name: 'store-settings', records: settingsOf(db, uid) },
];

async function* storeOf(db: Firestore, uid: string) {
  const store = await readStore(db, uid);
  // The index of the creators directory says nothing that the texts do not.
  if (store) yield { ...store, searchWords: undefined };
}

async function* settingsOf(db: Firestore, uid: string) {
  const settings = await readSettings(db, uid);
  if (settings) yield settings;
}
