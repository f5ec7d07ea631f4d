import type { loginWithGoogle } from '@doubloon/contract/auth/operations.ts';
import { PersonName, type User, type UserPrivate } from '@doubloon/contract/users/user.ts';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { createUser } from '../users/create-user.ts';
import { findOwnProfile, toOwnProfile } from '../users/own-profile.ts';

/**
 * Signs in with the Firebase ID token of a Google popup. Somebody new is stored with the role `user` and chooses one
 * next. A raw Google OAuth token is refused.
 */
export const signInWithGoogle: Verb<typeof loginWithGoogle> = async ({ auth, db, clock }, { body }) => {
  const token = await auth.verifyIdToken(body.idToken, true).catch((error: unknown) => {
    throw new AppError('unauthenticated', 'Google login failed. Send the Firebase ID token of the popup.', {
      cause: error,
    });
  });
  const found = await findOwnProfile(db, token.uid);
  if (found) return { user: found };
  const { user, priv } = newGoogleUser(token, clock.now());
  try {
    await createUser(db, { user, priv });
  } catch (error) {
    // The same popup's other call was faster.
    const created = await findOwnProfile(db, token.uid);
    if (created) return { user: created };
    throw error;
  }
  return { user: toOwnProfile(user, priv) };
};

/** Where Google keeps its users' pictures; a person can put any other address into their own token. */
const PICTURE = /^https:\/\/[a-z0-9-]+\.googleusercontent\.com\/\S{1,1000}$/;

function newGoogleUser(token: DecodedIdToken, now: Date): { user: User; priv: UserPrivate } {
  if (token.firebase.sign_in_provider !== 'google.com' || !token.email) {
    throw new AppError('unauthenticated', 'Google login failed. Send the Firebase ID token of the popup.');
  }
  const { uid, email } = token;
  const name = PersonName.safeParse(token['name']).data ?? email.slice(0, email.indexOf('@'));
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
    },
  };
}
