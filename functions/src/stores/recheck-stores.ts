import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { FieldDifference } from '../platform/derived-fields.ts';
import type { RecheckCopies } from '../platform/recheck.ts';
import { copyUserToStore } from './copy-user.ts';
import { copiesOf } from './new-store.ts';

/** Whether every creator has a store, and what it copies from the user and its settings. */
export const recheckStores: RecheckCopies = async (db) => {
  const differences: FieldDifference[] = [];
  const stale = new Set<string>();
  let documents = 0;
  for await (const user of db.users.eachCreator()) {
    documents += 1;
    const store = await db.stores.find(user.uid);
    const due = store ? copiesOf(user, await db.storeSettings.find(user.uid)) : { '': 'a store' };
    const found = differencesOf(store, due);
    for (const difference of found) differences.push({ document: `${COLLECTIONS.stores}/${user.uid}`, ...difference });
    if (found.length > 0) stale.add(user.uid);
  }
  return {
    documents,
    differences,
    repair: async () => {
      for (const uid of stale) await copyUserToStore(db, uid);
    },
  };
};

function differencesOf(store: object | null, due: object): Omit<FieldDifference, 'document'>[] {
  const stored = (store ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(due)
    .filter(([field, derived]) => !isDeepStrictEqual(stored[field], derived))
    .map(([field, derived]: [string, unknown]) => ({ field, stored: store ? stored[field] : 'nothing', derived }));
}
