import { deleteAccount } from '@doubloon/contract/account/operations.ts';
import { ApiError, messageOf, needsSignIn } from '../../shared/api/api-error.ts';
import { clearSession } from '../../shared/state/session.ts';
import { request } from '../../shared/api/request.ts';

/** Why an account was not deleted. */
export type DeletionRefusal =
  | { why: 'sign-in' }
  | { why: 'obstacles'; reasons: readonly string[] }
  | { why: 'other'; text: string };

/** Ends one's account and forgets it in this browser; when it is refused, answers why. */
export async function deleteOwnAccount(uid: string): Promise<DeletionRefusal | undefined> {
  try {
    await request(deleteAccount, { params: { id: uid } });
  } catch (error) {
    return refusalOf(error);
  }
  const { signOutHere } = await import('../../shared/firebase/auth.ts');
  await Promise.allSettled([signOutHere()]);
  clearSession({ leaving: true });
  return undefined;
}

function refusalOf(error: unknown): DeletionRefusal {
  if (needsSignIn(error)) return { why: 'sign-in' };
  if (error instanceof ApiError && error.status === 409 && typeof error.details === 'string') {
    return { why: 'obstacles', reasons: error.details.split('\n') };
  }
  return { why: 'other', text: messageOf(error, 'Your account could not be deleted. Please try again.') };
}
