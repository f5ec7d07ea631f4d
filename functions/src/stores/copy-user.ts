import { isDeepStrictEqual } from 'node:util';
import { unitOfWork, type Database } from '../platform/database.ts';
import { copiesOf, newStore } from './new-store.ts';

/**
 * Brings a store in line with its creator's user document and its settings as all are now: makes it for a new creator, renews its
 * copies, removes it when the user is gone. It may run late, repeatedly and in any order. Reads 3; writes 2 at most.
 */
export async function copyUserToStore(db: Database, uid: string): Promise<void> {
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
