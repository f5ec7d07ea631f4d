import type { Store } from '@doubloon/contract/stores/store.ts';
import type { Tx } from '../platform/database/database.ts';
import { findStoreOfCreator } from './find-store.ts';

/**
 * Applies an admin's decision about a store: `status: 'closed'` hides it from everybody (a disabled
 * account), `featured` shows it first in the directory. It reads before it writes. Throws `not_found` for
 * somebody who is not a creator. Reads 2 and writes 1 at most.
 */
export async function moderateStore(
  tx: Tx,
  uid: string,
  decision: Partial<Pick<Store, 'status' | 'featured'>>,
): Promise<Store> {
  const { store } = await findStoreOfCreator(tx, uid);
  const decided: Store = { ...store, ...decision };
  if (decided.status !== store.status || decided.featured !== store.featured) tx.stores.put(decided);
  return decided;
}
