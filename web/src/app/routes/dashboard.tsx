import { chakra } from '@chakra-ui/react/styled-system';
import { CreatorDashboard } from '../../features/dashboard/components/creator-dashboard.tsx';
import { OwnerDashboard } from '../../features/dashboard/components/owner-dashboard.tsx';
import { StatCards } from '../../features/dashboard/components/stat-cards.tsx';
import { PayoutList } from '../../features/payouts/components/payout-list.tsx';
import { useSession } from '../../shared/state/session.ts';
import { dashboardText } from '../../shared/text/dashboard.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';

/** `/dashboard`: numbers and recent activity, by role. */
export function DashboardRoute() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <>
      <PageHeader title={dashboardText.title} intro={user.name ? `Welcome back, ${user.name}.` : undefined} />
      <chakra.div display="grid" gap="6">
        <StatCards user={user} />
        {user.role === 'content_creator' ? (
          <CreatorDashboard user={user} payouts={<PayoutList creatorId={user.uid} />} />
        ) : (
          <OwnerDashboard user={user} />
        )}
      </chakra.div>
    </>
  );
}
