import { theOne, type PersonalData } from '../platform/personal-data.ts';
import { type Database, unitOfWork } from '../platform/database/database.ts';

async function* storeOf(db: Database, uid: string) {
  const store = await db.stores.find(uid);
  // The index of the creators directory says nothing that the texts do not.
  if (store) yield { ...store, searchWords: undefined };
}

export const storesPersonalData = {
  lists: ({ db }, uid) => [
    { name: 'store', records: storeOf(db, uid) },
    { name: 'store-settings', records: theOne(() => db.storeSettings.find(uid)) },
  ],
  erase: {
    /** Removes a person's store and how it looked; its images go with the person's folder. */
    store: ({ db }, uid) => unitOfWork({ db }, (tx) => tx.stores.remove(uid)),
  },
} satisfies PersonalData;
