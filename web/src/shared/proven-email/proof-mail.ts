import { requestEmailVerification, verifyToken } from '@doubloon/contract/auth/operations.ts';
import { request } from '../api/request.ts';
import { saveSession, useSession, whileBusy } from '../state/session.ts';

/** Has a link mailed that proves one's address. Throws `ApiError`. */
export async function askForVerification(): Promise<void> {
  await whileBusy(() => request(requestEmailVerification, {}));
}

/** Asks the server who is signed in, for what may have changed elsewhere. Nothing happens when it does not answer. */
export async function renewUser(): Promise<void> {
  const { token } = useSession.getState();
  if (!token) return;
  const answer = await request(verifyToken, {}).catch(() => undefined);
  const now = useSession.getState();
  if (answer && now.token && now.user?.uid === answer.user.uid) saveSession(now.token, answer.user);
}
