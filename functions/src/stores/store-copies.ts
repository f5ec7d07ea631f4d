import { isDeepStrictEqual } from 'node:util';
import type { StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import { User } from '@doubloon/contract/users/user.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { findShownFollowers } from '../records/shown-followers.ts';
import { deriveStoreFields } from './derived-fields.ts';
import { collection } from '../platform/database/collection.ts';
import { unitOfWork, type Database, type Documents } from '../platform/database/database.ts';
import type { Copy } from '../platform/projections/projection.ts';
import { checkEach, type Checked, type Difference } from '../platform/projections/recheck.ts';

/** Fields that a store copies from its creator's user document and linked accounts, and from its settings. */
type StoreCopies = Pick<
  Store,
  'name' | 'username' | 'profilePic' | 'verified' | 'socialLinks' | 'accountFollowers' | 'showsSpecialties'
>;

/** Settings are null while none were saved. */
function copiesOf(
  { name, username, profilePic, isVerified, socialLinks }: User,
  { settings, accountFollowers }: { settings: StoreSettings | null } & Pick<Store, 'accountFollowers'>,
): StoreCopies {
  const showsSpecialties = settings?.sections.products ?? true;
  return { name, username, profilePic, verified: isVerified, socialLinks, accountFollowers, showsSpecialties };
}

/** The copies that are due in a creator's store. Reads one, and one per account that the creator shows. */
async function findCopies(documents: Documents, user: User): Promise<StoreCopies> {
  const [settings, accountFollowers] = await Promise.all([
    documents.storeSettings.find(user.uid),
    findShownFollowers(documents, user.uid, user.socialLinks),
  ]);
  return copiesOf(user, { settings, accountFollowers });
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
    ...copiesOf(user, { settings: null, accountFollowers: {} }),
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

/** The copies of user, linked accounts and settings in each creator's store. */
export const storeCopies: Copy = { update: updateStore, checks: { stores: checkEach(creators, checkStore) } };

/** Makes the store of a new creator, renews its copies, removes it when the user is gone. Reads 3, and one per account that the creator shows; writes 2 at most. */
async function updateStore(db: Database, uid: string): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    const user = await tx.users.find(uid);
    const store = await tx.stores.find(uid);
    if (!user) {
      if (store) tx.stores.remove(uid);
    } else if (!store) {
      if (user.role === 'content_creator') tx.stores.put(newStore(user));
    } else {
      const copies = await findCopies(tx, user);
      if (!isDeepStrictEqual({ ...store, ...copies }, store)) tx.stores.update(uid, copies);
    }
  });
}

function creators({ firestore }: Database) {
  return collection(firestore, COLLECTIONS.users, User).where('role', '==', 'content_creator');
}

async function checkStore(db: Database, user: User): Promise<Checked> {
  const store = await db.stores.find(user.uid);
  const due = store ? await findCopies(db, user) : { '': 'a store' };
  return { key: user.uid, differences: differencesOf(`${COLLECTIONS.stores}/${user.uid}`, store, due) };
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
