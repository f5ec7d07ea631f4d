import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import type { Copy } from '../platform/projections/projection.ts';
import type { Checked, Difference } from '../platform/projections/recheck.ts';
import { copiesOf, newStore } from './new-store.ts';

/** Every creator has a store, with what it copies from the user and its settings. */
export const storeCopies: Copy = { update: updateStore, check: checkStores };

/** Makes the store of a new creator, renews its copies, removes it when the user is gone. Reads 3; writes 2 at most. */
async function updateStore(db: Database, uid: string): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    const user = await tx.users.find(uid);
    const store = await tx.stores.find(uid);
    if (!user) {
      if (store) tx.stores.remove(uid);
    } else if (!store) {
      if (user.role === 'content_creator') tx.stores.put(newStore(user));
    } else {
      const copies = copiesOf(user, await tx.storeSettings.find(uid));
      if (!isDeepStrictEqual({ ...store, ...copies }, store)) tx.stores.update(uid, copies);
    }
  });
}

async function* checkStores(db: Database): AsyncGenerator<Checked> {
  for await (const user of db.users.eachCreator()) {
    const store = await db.stores.find(user.uid);
    const due = store ? copiesOf(user, await db.storeSettings.find(user.uid)) : { '': 'a store' };
    yield { key: user.uid, differences: differencesOf(`${COLLECTIONS.stores}/${user.uid}`, store, due) };
  }
}

function differencesOf(document: string, store: object | null, due: object): Difference[] {
  const stored = (store ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(due)
    .filter(([field, derived]) => !isDeepStrictEqual(stored[field], derived))
    .map(([field, derived]) => ({
      document,
      field,
      stored: store ? stored[field] : 'nothing',
      derived: derived as unknown,
    }));
}
