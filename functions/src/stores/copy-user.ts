import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from '@google-cloud/firestore';
import { findUser } from '../users/get-user.ts';
import { copiesOf, newStore } from './new-store.ts';
import { patchStore, putStore, readSettings, readStore, removeStore } from './stores.store.ts';

/**
 * Brings a store in line with its creator's user document and its settings as all are now: makes it for a new creator, renews its
 * copies, removes it when the user is gone. It may run late, repeatedly and in any order. Reads 3; writes 2 at most.
 */
export async function copyUserToStore(db: Firestore, uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const user = await findUser(db, uid, transaction);
    const store = await readStore(db, uid, transaction);
    if (!user) {
      if (store) removeStore(transaction, db, uid);
    } else if (!store) {
      if (user.role === 'content_creator') putStore(transaction, db, newStore(user));
    } else {
      const copies = copiesOf(user, await readSettings(db, uid, transaction));
      if (!isDeepStrictEqual({ ...store, ...copies }, store)) patchStore(transaction, db, uid, copies);
    }
  });
}
