import { login, loginWithGoogle, register, type Registration } from '@doubloon/contract/auth/operations.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { messageOf } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { exchangeCustomToken, signInWithGoogle } from '../../shared/firebase/auth.ts';
import { saveSession, whileBusy } from '../../shared/state/session.ts';
import { toastError, toastSuccess } from '../../shared/state/toasts.ts';
import { authText } from '../../shared/text/auth.ts';

/** Signs in with e-mail and password. Says how it went; answers whether somebody is signed in now. */
export function signInWithPassword(credentials: { email: string; password: string }): Promise<boolean> {
  return open(
    async () => {
      const { customToken, user } = await request(login, { body: credentials });
      return { user, idToken: await exchangeCustomToken(customToken) };
    },
    authText.loggedIn,
    (error) => messageOf(error, authText.loginFailed),
  );
}

/** Creates an account and signs in with it. Says how it went; answers whether somebody is signed in now. */
export function createAccount(registration: Registration): Promise<boolean> {
  return open(
    async () => {
      const { customToken, user } = await request(register, { body: registration });
      return { user, idToken: await exchangeCustomToken(customToken) };
    },
    authText.registered,
    (error) => messageOf(error, authText.registrationFailed),
  );
}

/** Signs in through Google's popup. Says how it went; answers whether somebody is signed in now. */
export function signInThroughGoogle(): Promise<boolean> {
  return open(
    async () => {
      const idToken = await signInWithGoogle();
      const { user } = await request(loginWithGoogle, { body: { idToken } });
      return { user, idToken };
    },
    authText.googleLoggedIn,
    googleFailure,
  );
}

/** What to tell somebody whose Google sign-in failed. */
export function googleFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'auth/popup-closed-by-user' || code === 'auth/cancelled-popup-request') return authText.googleCancelled;
  if (code === 'auth/popup-blocked') return authText.googleBlocked;
  return messageOf(error, authText.googleFailed);
}

function open(
  signIn: () => Promise<{ user: OwnProfile; idToken: string }>,
  success: string,
  failure: (error: unknown) => string,
): Promise<boolean> {
  return whileBusy(async () => {
    try {
      const { user, idToken } = await signIn();
      saveSession(idToken, user);
      toastSuccess(success);
      return true;
    } catch (error) {
      toastError(failure(error));
      return false;
    }
  });
}
