import type * as operations from '@doubloon/contract/stores/operations.ts';
import type { Store, StoreProfileChanges } from '@doubloon/contract/stores/store.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { findStoreOfCreator } from './find-store.ts';
import { toStoreView } from './store-view.ts';

/**
 * Changes what a creator writes about themselves, in a unit of work of its own; what is left out stays. Its search words follow
 * by a trigger. Throws `not_found` for somebody who is not a creator. Reads 1, or 2 for a creator's first need of a store; writes 1.
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

export const updateStore: Handler<typeof operations.updateStore> = async (call, { params, body }) =>
  toStoreView(await changeStoreProfile(call, params.id, body));
