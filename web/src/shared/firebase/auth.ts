import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithCredential,
  signInWithCustomToken,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import { replaceToken, useSession } from '../state/session.ts';
import { untilItWorks } from '../until-it-works.ts';
import { startFirebase } from './firebase-app.ts';

/** Loads the project's settings and starts Firebase Auth, once; a failed start is tried again by the next call. */
export const startAuth = untilItWorks(async () => {
  const { app, emulators } = await startFirebase();
  // Without the popup resolver, which only the Google sign-in needs and passes itself (a third of the SDK).
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulators) connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true });
  await auth.authStateReady();
  onIdTokenChanged(auth, (user) => {
    if (user && user.uid === useSession.getState().user?.uid) void user.getIdToken().then(replaceToken);
  });
  return auth;
});

/** Exchanges the server's custom token for an ID token. */
export async function exchangeCustomToken(customToken: string): Promise<string> {
  const { user } = await signInWithCustomToken(await startAuth(), customToken);
  return user.getIdToken();
}

/** Opens Google's popup, asks for a code where the person has a second factor, and answers the Firebase ID token; throws Firebase's `auth/…` errors. */
export async function signInWithGoogle(): Promise<string> {
  const auth = await startAuth();
  try {
    return await throughPopup(auth);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/multi-factor-auth-required')) throw error;
    const { finishWithCode } = await import('./finish-with-code.ts');
    return finishWithCode(auth, error);
  }
}

async function throughPopup(auth: Auth): Promise<string> {
  if (auth.emulatorConfig) {
    const { askForEmulatedGoogleAccount } = await import('./emulated-google.ts');
    const credential = GoogleAuthProvider.credential(await askForEmulatedGoogleAccount());
    return (await signInWithCredential(auth, credential)).user.getIdToken();
  }
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  return user.getIdToken();
}

/** The ID token of `uid`, renewed when it has expired or when `force` asks for new claims; null when they are not signed in here. */
export async function currentIdToken(uid: string, force = false): Promise<string | null> {
  const { currentUser } = await startAuth();
  return currentUser?.uid === uid ? currentUser.getIdToken(force) : null;
}

/** Forgets the person in this browser. */
export async function signOutHere(): Promise<void> {
  await signOut(await startAuth());
}
