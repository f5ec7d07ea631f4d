import { isDeepStrictEqual } from 'node:util';
import type { StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { deriveStoreFields } from './derived-fields.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import type { Copy } from '../platform/projections/projection.ts';
import type { Checked, Difference } from '../platform/projections/recheck.ts';

/** Fields that a store copies from its creator's user document and its settings. */
type StoreCopies = Pick<Store, 'name' | 'username' | 'profilePic' | 'verified' | 'socialLinks' | 'showsSpecialties'>;

/** Settings are null while none were saved. */
function copiesOf(
  { name, username, profilePic, isVerified, socialLinks }: User,
  settings: StoreSettings | null,
): StoreCopies {
  const showsSpecialties = settings?.sections.products ?? true;
  return { name, username, profilePic, verified: isVerified, socialLinks, showsSpecialties };
}

/** The fields of a store that do not follow from other documents, as long as nobody has written into it, followed it or reviewed it. */
const UNTOUCHED = {
  status: 'open',
  category: null,
  location: '',
  description: '',
  personalDescription: '',
  background: '',
  specialties: [],
  achievements: [],
  affiliateReward: null,
  featured: false,
  counts: { followers: 0, reviews: 0, ratingSum: 0 },
} as const satisfies Partial<Store>;

/** The store of a creator who has not written anything yet. */
export function newStore(user: User): Store {
  const store: Store = {
    id: user.uid,
    ...structuredClone(UNTOUCHED),
    ...copiesOf(user, null),
    createdAt: user.createdAt,
    rating: 0,
    featuredRank: 0,
    searchWords: [],
  };
  return { ...store, ...deriveStoreFields(store) };
}

/** True when nobody has written into a store, followed it or reviewed it; its copies may be behind. */
export function isUntouched(store: Store): boolean {
  return isDeepStrictEqual({ ...store, ...UNTOUCHED }, store);
}

/** The copies of user and settings in each creator's store. */
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
