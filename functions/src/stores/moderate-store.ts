import type { Store } from '@doubloon/contract/stores/store.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { findStoreOfCreator } from './find-store.ts';
import { putStore } from './stores.store.ts';

/**
 * What an admin decides about a store, with the transaction: `status: 'closed'` hides it from everybody (a disabled
 * account), `featured` shows it first in the directory. It reads before it writes. Throws `not_found` for
 * somebody who is not a creator. Reads 2 and writes 1 at most.
 */
export async function moderateStore(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  decision: Partial<Pick<Store, 'status' | 'featured'>>,
): Promise<Store> {
  const { store } = await findStoreOfCreator(db, uid, transaction);
  const decided: Store = { ...store, ...decision };
  if (decided.status !== store.status || decided.featured !== store.featured) putStore(transaction, db, decided);
  return decided;
}
