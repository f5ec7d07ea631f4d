import { AffiliatesDashboard } from '../../features/affiliates/components/affiliates-dashboard.tsx';
import { CreatorDashboard } from '../../features/dashboard/components/creator-dashboard.tsx';
import { OwnerDashboard } from '../../features/dashboard/components/owner-dashboard.tsx';
import { LatestPayouts } from '../../features/payouts/components/latest-payouts.tsx';
import { useSession } from '../../shared/state/session.ts';
import { dashboardText } from '../../shared/text/dashboard.ts';
import { EmptyState } from '../../shared/ui/lists/query-view.tsx';
import { Stack } from '../../shared/style/chakra.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';

// Admins only, with all that their screens ask for.
const AdminDashboard = lazyPart(
  async () => (await import('../../features/admin/components/overview/admin-dashboard.tsx')).AdminDashboard,
);

/** `/dashboard`: what to do next, numbers and recent activity, by role. */
export function DashboardRoute() {
  const user = useSession((state) => state.user);
  const token = useSession((state) => state.token);
  if (!user) return null;
  return (
    <>
      <PageHeader title="Dashboard" intro={user.name ? `Welcome back, ${user.name}.` : undefined} />
      {/* Without a token nothing could be asked for, so nothing is loading either. */}
      {token === null ? (
        <EmptyState drawing="chest" title={dashboardText.noneYet} />
      ) : (
        <Stack gap="6">
          {user.role === 'content_creator' && (
            <CreatorDashboard user={user} payouts={<LatestPayouts creatorId={user.uid} />} />
          )}
          {user.role === 'business_owner' && <OwnerDashboard user={user} />}
          {user.role === 'admin' && <AdminDashboard />}
          <AffiliatesDashboard />
        </Stack>
      )}
    </>
  );
}
