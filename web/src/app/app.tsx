import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { clearSession, TOKEN_STORAGE_KEY, useSession } from '../shared/state/session.ts';
import { system } from '../shared/ui/theme/system.ts';
import { Toaster } from '../shared/ui/toaster.tsx';
import { BusyOverlay } from './busy-overlay.tsx';
import { AppRoutes } from './app-routes.tsx';

/** The whole client: style engine, addresses, session, and what floats above every screen. */
export function App() {
  const restoring = useSession((state) => state.status === 'restoring');

  useEffect(() => {
    if (restoring) void import('../features/auth/restore-session.ts').then(({ restoreSession }) => restoreSession());
  }, [restoring]);

  useEffect(() => {
    // Signing out in another tab ends the session here too.
    const onStorage = (event: StorageEvent) => {
      if (event.key === TOKEN_STORAGE_KEY && event.newValue === null) clearSession();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  return (
    <ChakraProvider value={system}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
      <BusyOverlay />
      <Toaster />
    </ChakraProvider>
  );
}
