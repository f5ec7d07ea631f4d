import { clearSession, readStoredSession, TOKEN_STORAGE_KEY, USER_STORAGE_KEY, useSession } from './session.ts';

/**
 * Keeps this tab's session the one of the browser: signing in, out, a renewed token or a changed name in another tab count
 * here too. What another tab has stored, it has had confirmed. Returns how to stop.
 */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return;
    if (key !== null && key !== TOKEN_STORAGE_KEY && key !== USER_STORAGE_KEY) return;
    const { status, leaving } = useSession.getState();
    // This tab is about to tell the server that it signs out, for which it needs its token.
    if (leaving && status !== 'signedOut') return;
    const { token, user } = readStoredSession(localStorage);
    if (token && user) useSession.setState({ status: 'signedIn', token, user, leaving: false });
    else if (status !== 'signedOut') clearSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
