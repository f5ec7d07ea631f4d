import { verifyToken } from '@doubloon/contract/auth/operations.ts';
import { bearerToken } from '../../shared/api/bearer-token.ts';
import { request } from '../../shared/api/request.ts';
import { clearSession, saveSession, useSession } from '../../shared/state/session.ts';

/** Asks the server whether the stored token is still good: signs in with it, or forgets it together with the user. */
export async function restoreSession(): Promise<void> {
  if (useSession.getState().status !== 'restoring') return;
  try {
    const token = await bearerToken();
    const { user } = await request(verifyToken, {});
    if (token) saveSession(token, user);
  } catch {
    clearSession();
  }
}
