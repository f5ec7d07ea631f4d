import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { User, UserPrivate } from '@doubloon/contract/users/user.ts';
import type { Firestore } from '@google-cloud/firestore';
import type { Caller } from '../../functions/src/platform/dependencies.ts';

const SINCE = new Date('2026-01-05T08:00:00Z');

const person = (uid: string, role: Caller['role']): Caller => ({
  uid,
  role,
  needsSecondFactor: false,
  hasSecondFactor: false,
  email: `${uid}@example.com`,
  signedInAt: SINCE,
});

export const OWNERS = [person('owner1', 'business_owner'), person('owner2', 'business_owner')];
export const CREATORS = ['creator1', 'creator2', 'creator3'].map((uid) => person(uid, 'content_creator'));
export const ADMIN = person('admin1', 'admin');

/** The name of every creator's account on the platform. */
export const HANDLE = 'poster';

/** The account that a creator posts with. */
export function socialAccountOf(who: number): SocialAccount {
  const { uid } = CREATORS[who % CREATORS.length] ?? { uid: '' };
  const url = `https://www.tiktok.com/@${HANDLE}`;
  const unread = { followers: null, followersDueAt: null, platformId: null };
  return { uid, platform: 'tiktok', handle: HANDLE, url, verifiedBy: 'code', verifiedAt: SINCE, ...unread };
}

/** Somebody by uid. */
export function callerOf(uid: string): Caller {
  const found = [...OWNERS, ...CREATORS, ADMIN].find((one) => one.uid === uid);
  if (!found) throw new Error(`Nobody is called ${uid}`);
  return found;
}

/** Stores the people who can end their accounts; the owners' names are copied into their campaigns. */
export async function storePeople(db: Firestore): Promise<void> {
  for (const { uid, role, email } of [...OWNERS, ...CREATORS]) {
    const user = {
      uid,
      name: uid,
      username: uid,
      role,
      isVerified: false,
      profilePic: null,
      socialLinks: {},
      createdAt: SINCE,
    };
    const priv = {
      uid,
      email,
      emailVerified: true,
      contact: null,
      provider: 'password',
      agreedToTermsAt: SINCE,
      verificationRequestedAt: null,
    };
    await db.collection(COLLECTIONS.users).doc(uid).set(User.parse(user));
    await db.collection(COLLECTIONS.userPrivate).doc(uid).set(UserPrivate.parse(priv));
  }
  for (const who of CREATORS.keys()) {
    const account = socialAccountOf(who);
    await db.collection(COLLECTIONS.socialAccounts).doc(`${account.uid}__${account.platform}`).set(account);
  }
}
