import type * as operations from '@doubloon/contract/auth/operations.ts';
import { type OwnProfile, PersonName, type User, type UserPrivate } from '@doubloon/contract/users/user.ts';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { AppError } from '../platform/app-error.ts';
import type { Call } from '../platform/dependencies.ts';
import type { BrowserHandler } from '../platform/http/operation-route.ts';
import { createUser } from '../users/create-user.ts';
import { isHonestName } from '../names/require-honest-name.ts';
import { markGoogleIdentity } from '../users/verification.ts';
import { findOwnProfile, toOwnProfile } from '../users/own-profile.ts';
import { cutEarlierTies } from './keep-proven-email.ts';

/**
 * Signs in with the Firebase ID token of a Google popup. Somebody new is stored with the role `user` and chooses one
 * next. A raw Google OAuth token is refused. Throws `illegal_state` once, when the account was registered with this e-mail by somebody who never
 * proved to own it: what they connected is disconnected, all sessions are ended, and the next sign-in succeeds.
 */
export const loginWithGoogle: BrowserHandler<typeof operations.loginWithGoogle> = async (call, { body }, browser) => {
  const { auth, db, clock } = call;
  const token = await auth.verifyIdToken(body.idToken, true).catch(async (error: unknown) => {
    await browser.countAs('strangers');
    throw new AppError('unauthenticated', 'Google login failed. Send the Firebase ID token of the popup.', {
      cause: error,
    });
  });
  const found = await findOwnProfile(db, token.uid);
  if (found && !isSomebodyElses(found, token)) return { user: found };
  await browser.countAs('strangers');
  if (found) throw await takeOver(call, token);
  const { user, priv } = newGoogleUser(token, clock.now(), body.referralCode);
  try {
    await createUser(db, { user, priv });
  } catch (error) {
    // Another call of this popup was faster.
    const created = await findOwnProfile(db, token.uid);
    if (created) return { user: created };
    throw error;
  }
  return { user: toOwnProfile(user, priv) };
};

/** True when an account was registered with a password and an e-mail that was never proven, and Google now says whose it is. */
function isSomebodyElses(
  { provider, emailVerified }: OwnProfile,
  { firebase, email_verified: isProven }: DecodedIdToken,
) {
  return firebase.sign_in_provider === 'google.com' && isProven === true && provider === 'password' && !emailVerified;
}

/** In this order, so that one that dies on the way is done again at the next sign-in. */
async function takeOver(call: Call<null>, { uid, email = '' }: DecodedIdToken): Promise<AppError> {
  await cutEarlierTies(call, uid);
  await markGoogleIdentity(call.db, uid, email);
  return new AppError(
    'illegal_state',
    'This account was registered before anybody had proven that the email address is theirs. To keep it safe, all its sessions were ended and its payout and social accounts disconnected. Please sign in with Google once more.',
  );
}

/** Where Google keeps its users' pictures; a person can put any other address into their own token. */
const PICTURE = /^https:\/\/[a-z0-9-]+\.googleusercontent\.com\/\S{1,1000}$/;

/** The first that is given and deceives nobody; the person can change it. */
function newName(...wanted: (string | undefined)[]): string {
  return wanted.find((name) => name !== undefined && isHonestName(name)) ?? 'New member';
}

function newGoogleUser(
  token: DecodedIdToken,
  now: Date,
  referralCode: string | undefined,
): { user: User; priv: UserPrivate } {
  if (token.firebase.sign_in_provider !== 'google.com' || !token.email) {
    throw new AppError('unauthenticated', 'Google login failed. Send the Firebase ID token of the popup.');
  }
  const { uid, email } = token;
  const name = newName(PersonName.safeParse(token['name']).data, email.slice(0, email.indexOf('@')));
  return {
    user: {
      uid,
      name,
      username: null,
      role: 'user',
      isVerified: false,
      profilePic: token.picture && PICTURE.test(token.picture) ? token.picture : null,
      bio: null,
      website: null,
      socialLinks: {},
      createdAt: now,
    },
    priv: {
      uid,
      email,
      emailVerified: token.email_verified === true,
      contact: null,
      provider: 'google.com',
      agreedToTermsAt: null,
      verificationRequestedAt: null,
      verificationDecision: null,
      ...(referralCode && { referralCode }),
    },
  };
}
