import { deleteAccount as operation, RECENT_SIGN_IN_NEEDED } from '@doubloon/contract/account/operations.ts';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { clearSession, replaceToken, useSession, whileBusy } from '../../shared/state/session.ts';
import { request } from '../../shared/api/request.ts';
import { login } from '@doubloon/contract/auth/operations.ts';
import { exchangeCustomToken, signInWithGoogle } from '../../shared/firebase/auth.ts';

/** Why an account was not deleted. */
export type DeletionRefusal =
  | { why: 'sign-in' }
  | { why: 'obstacles'; reasons: readonly string[] }
  | { why: 'other'; text: string };

/** Ends one's account and forgets it in this browser; when it is refused, answers why. */
export async function deleteOwnAccount(uid: string): Promise<DeletionRefusal | undefined> {
  try {
    await deleteAccount(uid);
  } catch (error) {
    return refusalOf(error);
  }
  const { signOutHere } = await import('../../shared/firebase/auth.ts');
  await Promise.allSettled([signOutHere()]);
  clearSession({ leaving: true });
  return undefined;
}

function refusalOf(error: unknown): DeletionRefusal {
  if (error instanceof ApiError && error.errorType === RECENT_SIGN_IN_NEEDED) return { why: 'sign-in' };
  if (error instanceof ApiError && error.status === 409 && typeof error.details === 'string') {
    return { why: 'obstacles', reasons: error.details.split('\n') };
  }
  return { why: 'other', text: messageOf(error, 'Your account could not be deleted. Please try again.') };
}

/** Ends one's account for good. */
function deleteAccount(uid: string) {
  return request(operation, { params: { id: uid } });
}

/** Shows anew who somebody is, with their password. Throws `ApiError` when it is wrong. */
export function signInAgainWithPassword(email: string, password: string): Promise<void> {
  return whileBusy(async () => {
    const { customToken } = await request(login, { body: { email, password } });
    replaceToken(await exchangeCustomToken(customToken));
  });
}

/** Confirms who somebody is through Google's popup. Throws Firebase's `auth/…` errors, and an `Error` when it was somebody else. */
export function signInAgainWithGoogle(): Promise<void> {
  return whileBusy(async () => {
    const before = useSession.getState().user?.uid;
    const idToken = await signInWithGoogle();
    const { currentIdToken } = await import('../../shared/firebase/auth.ts');
    if (!before || (await currentIdToken(before)) === null) throw new Error('Somebody else signed in');
    replaceToken(idToken);
  });
}
