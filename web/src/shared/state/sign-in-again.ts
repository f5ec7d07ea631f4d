import { login, loginWithGoogle } from '@doubloon/contract/auth/operations.ts';
import { request } from '../api/request.ts';
import { exchangeCustomToken, signInWithGoogle } from '../firebase/auth.ts';
import { perhapsWithCode } from './sign-in-code.ts';
import { replaceToken, useSession, whileBusy } from './session.ts';

/** Shows anew who somebody is, with their password. Throws `ApiError` when it is wrong. */
export function signInAgainWithPassword(email: string, password: string): Promise<void> {
  return whileBusy(async () => {
    const { customToken } = await perhapsWithCode((code) =>
      request(login, { body: { email, password, ...(code !== undefined && { code }) } }),
    );
    replaceToken(await exchangeCustomToken(customToken));
  });
}

/** Confirms who somebody is through Google's popup. Throws Firebase's `auth/…` errors, and an `Error` when it was somebody else. */
export function signInAgainWithGoogle(): Promise<void> {
  return whileBusy(async () => {
    const before = useSession.getState().user?.uid;
    const idToken = await signInWithGoogle();
    const { currentIdToken } = await import('../firebase/auth.ts');
    if (!before || (await currentIdToken(before)) === null) throw new Error('Somebody else signed in');
    const { customToken } = await request(loginWithGoogle, { body: { idToken } });
    replaceToken(customToken === null ? idToken : await exchangeCustomToken(customToken));
  });
}
