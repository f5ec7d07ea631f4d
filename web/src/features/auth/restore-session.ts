import { verifyToken } from '@doubloon/contract/auth/operations.ts';
import { ApiError, saysSessionEnded } from '../../shared/api/api-error.ts';
import { bearerToken } from '../../shared/api/bearer-token.ts';
import { request } from '../../shared/api/request.ts';
import { clearSession, saveSession, useSession } from '../../shared/state/session.ts';
import { toastError } from '../../shared/state/toasts.ts';

/**
 * Asks the server whether the stored token is still good: signs in with it, or forgets it together with the user and says so. When
 * the server cannot say, because it is down or the page is being left, the stored session stays what it was.
 */
export async function restoreSession(): Promise<void> {
  if (!isRestoring()) return;
  try {
    const token = await bearerToken();
    const { user } = await request(verifyToken, {});
    if (token && isRestoring()) saveSession(token, user);
  } catch (error) {
    // A parallel request may have been refused meanwhile, which ended the session.
    if (!isRestoring()) return;
    if (refuses(error)) {
      clearSession();
      toastError('Your session has ended. Please sign in again.');
    } else useSession.setState({ status: 'signedIn' });
  }
}

const isRestoring = () => useSession.getState().status === 'restoring';

/** True when the server has checked the token and rejected it. */
function refuses(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === 429) return false;
  return error.status === 401 ? saysSessionEnded(error) : error.status >= 400 && error.status < 500;
}
