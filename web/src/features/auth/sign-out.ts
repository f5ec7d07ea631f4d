import { logout } from '@doubloon/contract/auth/operations.ts';
import { request } from '../../shared/api/request.ts';
import { signOutHere } from '../../shared/firebase/auth.ts';
import { clearSession, forgetStoredSession, useSession, whileBusy } from '../../shared/state/session.ts';
import { toastSuccess } from '../../shared/state/toasts.ts';
import { authText } from '../../shared/text/auth.ts';

/** Signs out. What this browser knows is forgotten even when the server or Firebase cannot be reached. */
export function signOut(): Promise<void> {
  return whileBusy(async () => {
    // Live data ends with this: what it would still hear of is that nobody may listen any more.
    useSession.setState({ leaving: true });
    // Other tabs lose Firebase with this one, and would ask the server for what they miss with a session that ends.
    forgetStoredSession();
    // Firebase first: once the server has revoked the session, Firebase could not even load it to forget it.
    await Promise.allSettled([signOutHere()]);
    await Promise.allSettled([request(logout, {})]);
    clearSession({ leaving: true });
    toastSuccess(authText.loggedOut);
  });
}
