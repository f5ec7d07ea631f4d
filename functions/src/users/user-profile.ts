import { STORE_FIELDS, type UserProfile, type UserProfileChanges } from '@doubloon/contract/users/user-profile.ts';
import type { getUserProfile, updateUserProfile } from '@doubloon/contract/users/operations.ts';
import type { User, UserPrivate } from '@doubloon/contract/users/user.ts';
import type { Store, StoreProfileChanges } from '@doubloon/contract/stores/store.ts';
import type { Firestore } from '@google-cloud/firestore';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { changeStoreProfile } from '../stores/change-store-profile.ts';
import { findStoreOfCreator } from '../stores/find-store.ts';
import { changeUser } from './change-user.ts';
import { getUser } from './get-user.ts';
import { findOwnAccounts } from './own-accounts.ts';
import { getUserDocuments } from './own-profile.ts';

export const showUserProfile: Verb<typeof getUserProfile> = async ({ db, caller }, { params }) =>
  params.id === caller.uid ? ownProfile(db, caller.uid) : toUserProfile(db, await getUser(db, params.id), null);

/**
 * Changes the caller's profile: the user documents first, then the store. Each part is all or nothing, and doing the same again
 * completes both. Throws `forbidden` when somebody without a store describes one, and what `changeUser` throws.
 */
export const changeUserProfile: Verb<typeof updateUserProfile> = async (call, { params, body }) => {
  const storeChanges = storePart(body);
  const describesStore = Object.keys(storeChanges).length > 0;
  if (describesStore && call.caller.role !== 'content_creator') {
    throw new AppError('forbidden', 'Only creators have a store to describe');
  }
  await changeUser(call, params.id, body);
  if (describesStore) await changeStoreProfile(call, params.id, storeChanges);
  return ownProfile(call.db, params.id);
};

function storePart(changes: UserProfileChanges): StoreProfileChanges {
  return Object.fromEntries(
    STORE_FIELDS.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]])),
  );
}

async function ownProfile(db: Firestore, uid: string): Promise<UserProfile> {
  const { user, priv } = await getUserDocuments(db, uid);
  return { ...(await toUserProfile(db, user, priv)), ...(await findOwnAccounts(db, uid)) };
}

const NO_STORE: Pick<Store, (typeof STORE_FIELDS)[number]> = {
  personalDescription: '',
  background: '',
  category: null,
  location: '',
  specialties: [],
  achievements: [],
};

async function toUserProfile(db: Firestore, user: User, priv: UserPrivate | null): Promise<UserProfile> {
  const store = user.role === 'content_creator' ? (await findStoreOfCreator(db, user.uid)).store : null;
  const shown = store && (priv || store.status === 'open') ? store : NO_STORE;
  const { personalDescription, background, category, location, specialties, achievements } = shown;
  return {
    ...user,
    displayName: user.name,
    ...{ personalDescription, background, category, location, specialties, achievements },
    ...(priv && { email: priv.email, contact: priv.contact }),
  };
}
