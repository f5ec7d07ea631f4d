import type { Role } from '@doubloon/contract/shared/roles.ts';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useScreenHeld } from '../../shared/state/held-screen.ts';
import { useSession } from '../../shared/state/session.ts';
import { PageSkeleton } from '../../shared/ui/lists/query-view.tsx';

/**
 * Lets the given roles through; a stored session is believed while the server checks it. Visitors are sent to sign in and come back to
 * where they were going; whoever is about to send something keeps the screen. Others are sent on: an admin to `/admin`, everybody else
 * to the dashboard. Somebody without a role stays, in front of the prompt that asks for one, instead of being sent in circles.
 */
export function RequireRole({ roles }: { roles: readonly Role[] }) {
  const role = useSession((state) => state.user?.role);
  const leaving = useSession((state) => state.leaving);
  const held = useScreenHeld();
  const location = useLocation();
  if (role === undefined) {
    if (held) return <Outlet />;
    if (leaving) return <Navigate to={paths.home} replace />;
    return <Navigate to={paths.login} state={{ from: location }} replace />;
  }
  if (role === 'user') return <PageSkeleton />;
  if (!roles.includes(role)) return <Navigate to={role === 'admin' ? paths.admin : paths.dashboard} replace />;
  return <Outlet />;
}
