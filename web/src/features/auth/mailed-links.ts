import {
  confirmEmailVerification,
  confirmPasswordReset,
  requestPasswordReset,
  undoEmailChange,
} from '@doubloon/contract/auth/operations.ts';
import { request } from '../../shared/api/request.ts';
import { signOutHere } from '../../shared/firebase/auth.ts';
import { renewUser } from '../../shared/proven-email/proof-mail.ts';
import { clearSession, useSession, whileBusy } from '../../shared/state/session.ts';

/** Has a link for a new password mailed; the answer is the same whether or not the e-mail has an account. Throws `ApiError`. */
export async function askForPasswordReset(email: string): Promise<void> {
  await whileBusy(() => request(requestPasswordReset, { body: { email } }));
}

/** Sets a new password with the code of the mail. Every session has ended then, this browser's too. Throws `ApiError`. */
export function resetPassword(code: string, password: string): Promise<void> {
  return whileBusy(async () => {
    await request(confirmPasswordReset, { body: { code, password } });
    await endSession();
  });
}

async function endSession(): Promise<void> {
  if (useSession.getState().status === 'signedOut') return;
  await Promise.allSettled([signOutHere()]);
  clearSession();
}

const used = new Map<string, Promise<void>>();

/** Proves an e-mail with the code of the mail, asking the server once however often it is called. Rejects with `ApiError`. */
export function proveEmail(code: string): Promise<void> {
  return askOnce(code, async () => {
    await request(confirmEmailVerification, { body: { code } });
    await renewUser();
  });
}

/** Takes back a change of one's e-mail with the code of the mail, asking the server once however often it is called. Every session has ended then, this browser's too. Rejects with `ApiError`. */
export function takeEmailBack(code: string): Promise<void> {
  return askOnce(code, async () => {
    await request(undoEmailChange, { body: { code } });
    await endSession();
  });
}

function askOnce(code: string, ask: () => Promise<void>): Promise<void> {
  const asked =
    used.get(code) ??
    whileBusy(ask).catch((error: unknown) => {
      used.delete(code);
      throw error;
    });
  used.set(code, asked);
  return asked;
}
