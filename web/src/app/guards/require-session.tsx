import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useScreenHeld } from '../../shared/state/held-screen.ts';
import { useSession } from '../../shared/state/session.ts';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';

/** Lets signed-in people through; others go to sign in and come back to where they were going. Whoever is about to send something keeps the screen. */
export function RequireSession() {
  const status = useSession((state) => state.status);
  const leaving = useSession((state) => state.leaving);
  const held = useScreenHeld();
  const location = useLocation();
  if (status === 'restoring') return <PageSkeleton />;
  if (status !== 'signedOut' || held) return <Outlet />;
  if (leaving) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} state={{ from: location }} replace />;
}
