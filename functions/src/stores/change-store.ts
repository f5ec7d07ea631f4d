import type { Store, StoreProfileChanges } from '@doubloon/contract/stores/store.ts';
import { unitOfWork, type Tx } from '../platform/database/database.ts';
import type { Dependencies, Handler } from '../platform/dependencies.ts';
import { findStoreOfCreator } from './show-stores.ts';
import { isUntouched } from './store-copies.ts';
import { toStoreView } from './store-view.ts';

/**
 * Changes a creator's profile in a unit of work of its own; fields left out stay. A trigger updates its search words. Throws `not_found` for somebody who is
 * not a creator. Reads 1, or 2 for a creator's first need of a store; writes 1.
 */
export function changeStoreProfile(
  { db }: Pick<Dependencies, 'db'>,
  uid: string,
  changes: StoreProfileChanges,
): Promise<Store> {
  return unitOfWork({ db }, async (tx) => {
    const { store } = await findStoreOfCreator(tx, uid);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const changed: Store = { ...store, ...given };
    tx.stores.put(changed);
    return changed;
  });
}

/** Removes the store of somebody who is to be no creator any more; false when it was used, and it stays. Reads 1; writes 1 at most. */
export async function removeUnusedStore(tx: Tx, uid: string): Promise<boolean> {
  const store = await tx.stores.find(uid);
  if (store && !isUntouched(store)) return false;
  if (store) tx.stores.remove(uid);
  return true;
}

export const updateStore: Handler<'updateStore'> = async (call, { params, body }) => {
  const [store, record] = await Promise.all([
    changeStoreProfile(call, params.id, body),
    call.db.records.get(params.id),
  ]);
  return toStoreView(store, record);
};

/**
 * Applies an admin's decision about a store: `status: 'closed'` hides it from everybody (a disabled
 * account), `featured` shows it first in the directory. Throws `not_found` for
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
