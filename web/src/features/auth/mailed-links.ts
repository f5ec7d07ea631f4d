import {
  confirmEmailVerification,
  confirmPasswordReset,
  requestEmailVerification,
  requestPasswordReset,
  verifyToken,
} from '@doubloon/contract/auth/operations.ts';
import { request } from '../../shared/api/request.ts';
import { signOutHere } from '../../shared/firebase/auth.ts';
import { clearSession, saveSession, useSession, whileBusy } from '../../shared/state/session.ts';

/** Has a link for a new password mailed; the same answer whether the e-mail has an account. Throws `ApiError`. */
export async function askForPasswordReset(email: string): Promise<void> {
  await whileBusy(() => request(requestPasswordReset, { body: { email } }));
}

/** Sets a new password with the code of the mail. Every session has ended then, this browser's too. Throws `ApiError`. */
export function resetPassword(code: string, password: string): Promise<void> {
  return whileBusy(async () => {
    await request(confirmPasswordReset, { body: { code, password } });
    if (useSession.getState().status === 'signedOut') return;
    await Promise.allSettled([signOutHere()]);
    clearSession();
  });
}

/** Has a link mailed that proves one's address. Throws `ApiError`. */
export async function askForVerification(): Promise<void> {
  await whileBusy(() => request(requestEmailVerification, {}));
}

const proofs = new Map<string, Promise<void>>();

/** Proves an e-mail with the code of the mail, asking the server once however often it is called. Rejects with `ApiError`. */
export function proveEmail(code: string): Promise<void> {
  const asked = proofs.get(code) ?? prove(code);
  proofs.set(code, asked);
  return asked;
}

async function prove(code: string): Promise<void> {
  try {
    await request(confirmEmailVerification, { body: { code } });
  } catch (error) {
    proofs.delete(code);
    throw error;
  }
  await renewUser();
}

/** Asks the server who is signed in, for what may have changed elsewhere. Nothing happens when it does not answer. */
export async function renewUser(): Promise<void> {
  const { token } = useSession.getState();
  if (!token) return;
  const answer = await request(verifyToken, {}).catch(() => undefined);
  const now = useSession.getState();
  if (answer && now.token && now.user?.uid === answer.user.uid) saveSession(now.token, answer.user);
}
