import type { Role } from '@doubloon/contract/shared/roles.ts';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useScreenHeld } from '../../shared/state/held-screen.ts';
import { useSession } from '../../shared/state/session.ts';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';

/**
 * Lets the given roles through. Others are sent on: an admin to `/admin`, everybody else to the dashboard. Somebody
 * without a role stays, in front of the prompt that asks for one, instead of being sent in circles.
 */
export function RequireRole({ roles }: { roles: readonly Role[] }) {
  const role = useSession((state) => state.user?.role);
  const held = useScreenHeld();
  if (role === undefined && held) return <Outlet />;
  if (role === undefined || role === 'user') return <PageSkeleton />;
  if (!roles.includes(role)) return <Navigate to={role === 'admin' ? paths.admin : paths.dashboard} replace />;
  return <Outlet />;
}
