import { useEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { Motion } from '../shared/motion/motion.tsx';
import { followOtherTabs } from '../shared/state/follow-other-tabs.ts';
import { useSession } from '../shared/state/session.ts';
import { toastError } from '../shared/state/toasts.ts';
import { SignInCode } from '../shared/form/sign-in-code.tsx';
import { Toaster } from '../shared/ui/feedback/toaster.tsx';
import { BusyOverlay } from './busy-overlay.tsx';
import { preloadLinks } from './routing/preload-links.ts';

/** The whole client: session, addresses, and what floats above every screen. */
export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  const restoring = useSession((state) => state.status === 'restoring');

  useEffect(() => {
    // A stored session stays what it was where nobody can ask about it, as when the server is down.
    const keep = () => useSession.setState({ status: 'signedIn' });
    if (restoring) {
      void import('../features/auth/restore-session.ts').then(({ restoreSession }) => restoreSession(), keep);
    }
  }, [restoring]);

  useEffect(() => followOtherTabs(), []);

  useEffect(() => preloadLinks(router.routes), [router]);

  useEffect(() => {
    // A dialog or a form's checks that cannot be loaded would otherwise be a button that does nothing.
    const tell = () =>
      toastError('A part of this page could not be loaded. Please load the page again once you are online.');
    addEventListener('vite:preloadError', tell);
    return () => removeEventListener('vite:preloadError', tell);
  }, []);

  useEffect(() => {
    // Most visits come without one, and need none of the code.
    if (location.search.includes('ref=')) {
      void import('./visit/record-referral.ts').then(({ recordReferral }) => recordReferral(location.search));
    }
  }, []);

  return (
    <>
      <RouterProvider router={router} />
      <SignInCode />
      <BusyOverlay />
      <Toaster />
      <Motion />
    </>
  );
}
