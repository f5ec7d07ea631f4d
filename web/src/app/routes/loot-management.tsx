import { Navigate } from 'react-router-dom';
import { ManagedLoots } from '../../features/campaigns/manage/managed-loots.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';

/** `/loot-management`: an owner's loots and what waits in each. Admins, who have none, are led to everybody's. */
export function LootManagementRoute() {
  const user = useSession((state) => state.user);
  if (user?.role === 'admin') return <Navigate to={paths.adminPart('loots')} replace />;
  return <ManagedLoots ownerId={user?.uid ?? ''} />;
}
