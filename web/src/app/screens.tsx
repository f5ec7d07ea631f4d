import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { useSession } from '../shared/state/session.ts';
import { lazyRoute } from './lazy-route.ts';
import { RouteErrorBoundary } from './route-error-boundary.tsx';

const Landing = lazyRoute(() => import('./routes/landing.tsx'), 'LandingRoute');
const AppRoutes = lazyRoute(() => import('./app-routes.tsx'), 'AppRoutes');

/** The landing page for visitors at `/`; everything else, with the table of all other addresses, is loaded when it is wanted. */
export function Screens() {
  const signedOut = useSession((state) => state.status === 'signedOut');
  const { pathname } = useLocation();
  return (
    <RouteErrorBoundary>
      <Suspense fallback={null}>{signedOut && pathname === paths.home ? <Landing /> : <AppRoutes />}</Suspense>
    </RouteErrorBoundary>
  );
}
