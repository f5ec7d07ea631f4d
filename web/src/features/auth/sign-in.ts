import { login, loginWithGoogle, register, type Registration } from '@doubloon/contract/auth/operations.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { ApiError, messageOf, type RefusedField, refusedFields } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { exchangeCustomToken, signInWithGoogle } from '../../shared/firebase/auth.ts';
import { saveSession, whileBusy } from '../../shared/state/session.ts';
import { perhapsWithCode } from '../../shared/state/sign-in-code.ts';
import { toastError, toastSuccess } from '../../shared/state/toasts.ts';
import { forgetReferral, rememberedReferral } from '../../shared/state/referral.ts';
import { authText } from '../../shared/text/auth.ts';
import { MAILED_LINK_NEEDED } from '@doubloon/contract/auth/mailed-link.ts';

/** How a try to sign in or to register went; the person has been told already. */
type SignInResult =
  | { signedIn: true }
  | {
      signedIn: false;
      /** How long the server asks to wait before the next try; undefined when it does not. */
      waitSeconds: number | undefined;
      refused: readonly RefusedField[];
      /** Message that asks to open a mailed link before the next try; undefined when none is needed. */
      inMailbox?: string | undefined;
    };

/** Signs in with e-mail and password. Says how it went; answers what a form needs to know. */
export function signInWithPassword(credentials: { email: string; password: string }): Promise<SignInResult> {
  return open(
    async () => {
      const { customToken, user } = await perhapsWithCode((code) =>
        request(login, { body: { ...credentials, ...(code !== undefined && { code }) } }),
      );
      return { user, idToken: await exchangeCustomToken(customToken) };
    },
    authText.loggedIn,
    (error) => messageOf(error, authText.loginFailed),
    'password',
  );
}

/**
 * Creates an account, with the referral link that led here, and signs in with it. Says how it went; answers what a form
 * needs to know.
 */
export function createAccount(registration: Registration): Promise<SignInResult> {
  return open(
    async () => {
      const { customToken, user } = await request(register, { body: { ...registration, ...referral() } });
      forgetReferral();
      const idToken = await exchangeCustomToken(customToken).catch(() => {
        throw new ApiError('Your account was created. Please sign in.', { status: 0 });
      });
      return { user, idToken };
    },
    authText.registered,
    (error) => messageOf(error, authText.registrationFailed),
  );
}

/** Signs in through Google's popup, with the referral link that led somebody new here. Says how it went; answers what a form needs to know. */
export function signInThroughGoogle(): Promise<SignInResult> {
  return open(
    async () => {
      const popupToken = await signInWithGoogle();
      const { user, customToken } = await request(loginWithGoogle, { body: { idToken: popupToken, ...referral() } });
      forgetReferral();
      return { user, idToken: customToken === null ? popupToken : await exchangeCustomToken(customToken) };
    },
    authText.googleLoggedIn,
    googleFailure,
  );
}

/** Returns the message for a failed sign-in with Google. */
export function googleFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'auth/popup-closed-by-user' || code === 'auth/cancelled-popup-request') return authText.googleCancelled;
  if (code === 'auth/popup-blocked') return authText.googleBlocked;
  return messageOf(error, authText.googleFailed);
}

function referral(): { referralCode?: string } {
  const referralCode = rememberedReferral();
  return referralCode ? { referralCode } : {};
}

function open(
  signIn: () => Promise<{ user: OwnProfile; idToken: string }>,
  success: string,
  failure: (error: unknown) => string,
  secret?: string,
): Promise<SignInResult> {
  return whileBusy(async () => {
    try {
      const { user, idToken } = await signIn();
      saveSession(idToken, user);
      toastSuccess(success);
      return { signedIn: true };
    } catch (error) {
      toastError(failure(error));
      return failedSignIn(error, secret);
    }
  });
}

/**
 * Turns a failure into a result for the form: how long to wait, and which fields were refused. A sign-in that is not
 * accepted is said at the field `secret`, where there is one.
 */
export function failedSignIn(error: unknown, secret?: string): SignInResult {
  const known = error instanceof ApiError ? error : undefined;
  return {
    signedIn: false,
    waitSeconds: known?.retryAfterSeconds,
    refused: known ? refusedOf(known, secret) : [],
    ...(known?.errorType === MAILED_LINK_NEEDED && { inMailbox: known.message }),
  };
}

function refusedOf(error: ApiError, secret: string | undefined): readonly RefusedField[] {
  const named = refusedFields(error);
  if (secret !== undefined && error.status === 401) return [{ field: secret, message: error.message }];
  // A conflict names the taken field only in its message.
  const taken = error.status === 409 ? /\b(email|username)\b/i.exec(error.message)?.[1] : undefined;
  return named.length === 0 && taken ? [{ field: taken.toLowerCase(), message: error.message }] : named;
}
