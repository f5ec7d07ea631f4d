import { chakra } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { queryClient } from '../../shared/api/query-client.ts';
import { useSession } from '../../shared/state/session.ts';
import { Footer } from '../../shared/ui/footer.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { RouteErrorBoundary } from '../route-error-boundary.tsx';
import { Drawer } from './drawer.tsx';

import { PublicBar } from './public-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useSignOut } from './use-sign-out.ts';

const RolePrompt = lazy(async () => ({
  default: (await import('../../features/auth/components/role-prompt.tsx')).RolePrompt,
}));

/** The frame around every screen but sign-in: sidebar and bars, the screen, the footer. */
export function Shell() {
  const user = useSession((state) => state.user);
  const confirmed = useSession((state) => state.status === 'signedIn');
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <chakra.div display="flex" minHeight="100dvh" alignItems="stretch">
        {user && <Sidebar user={user} />}
        <chakra.div flex="1" minWidth="0" display="flex" flexDirection="column">
          {user ? <TopBar /> : <PublicBar />}
          <chakra.main
            ref={main}
            id="main"
            tabIndex={-1}
            flex="1"
            // The footer starts below the fold, so that nothing jumps when a screen takes the place of its skeleton.
            minHeight="calc(100dvh - 3.5rem)"
            width="full"
            maxWidth="page"
            marginX="auto"
            paddingX={{ base: '4', md: '8' }}
            paddingY={{ base: '6', md: '10' }}
            outline="none"
          >
            <RouteErrorBoundary>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </RouteErrorBoundary>
          </chakra.main>
          <Footer />
        </chakra.div>
      </chakra.div>
      {user && <Drawer user={user} />}
      {confirmed && user?.role === 'user' && (
        <Suspense fallback={null}>
          <RolePrompt onSignOut={signOut} />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}
