import type { Store, StoreProfileChanges } from '@doubloon/contract/stores/store.ts';
import { STORE_FIELDS, type UserProfile, type UserProfileChanges } from '@doubloon/contract/users/user-profile.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import { forbidden, ifRefused } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller, Handler } from '../platform/dependencies.ts';
import { changeStoreProfile } from '../stores/change-store.ts';
import { findShownStore, findStoreOfCreator } from '../stores/show-stores.ts';
import { withoutHiddenSections } from '../stores/store-view.ts';
import { changeUser, findOwnAccounts } from './own-profile.ts';

export const getUserProfile: Handler<'getUserProfile'> = async ({ db, caller }, { params }) =>
  params.id === caller.uid ? ownProfile(db, caller.uid) : profileFor(db, caller, await db.users.get(params.id));

/**
 * Changes the caller's profile: the user documents first, then the store. Each part is all or nothing, and doing the same again completes both. Throws
 * `forbidden` when somebody without a store describes one, and the errors of `changeUser`.
 */
export const updateUserProfile: Handler<'updateUserProfile'> = async (call, { params, body }) => {
  const storeChanges = storePart(body);
  const describesStore = Object.keys(storeChanges).length > 0;
  if (describesStore && call.caller.role !== 'content_creator') {
    throw forbidden('Only creators have a store to describe');
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

async function ownProfile(db: Database, uid: string): Promise<UserProfile> {
  const { user, priv } = await db.users.getFull(uid);
  const store = user.role === 'content_creator' ? (await findStoreOfCreator(db, uid)).store : NO_STORE;
  const { email, contact } = priv;
  return { ...toUserProfile(user, store), email, contact, ...(await findOwnAccounts(db, uid)) };
}

/** Somebody's profile as `caller` sees it, with the shown part of their store. */
async function profileFor(db: Database, caller: Caller, user: User): Promise<UserProfile> {
  return toUserProfile(user, user.role === 'content_creator' ? await shownStorePart(db, caller, user.uid) : NO_STORE);
}

async function shownStorePart(db: Database, caller: Caller, uid: string): Promise<StorePart> {
  const shown = await findShownStore(db, uid, caller).catch(ifRefused({ not_found: null }));
  return shown ? withoutHiddenSections(shown.store, shown.sections) : NO_STORE;
}

type StorePart = Pick<Store, (typeof STORE_FIELDS)[number]>;

const NO_STORE: StorePart = {
  personalDescription: '',
  background: '',
  category: null,
  location: '',
  specialties: [],
  achievements: [],
};

function toUserProfile(user: User, store: StorePart): UserProfile {
  const { personalDescription, background, category, location, specialties, achievements } = store;
  return {
    ...user,
    displayName: user.name,
    ...{ personalDescription, background, category, location, specialties, achievements },
  };
}

/** The public part of a user; e-mail and contact live in another document that is not read. */
export const getUser: Handler<'getUser'> = async ({ db }, { params }) => {
  const user = await db.users.get(params.id);
  return { ...user, displayName: user.name };
};
