import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import { campaignStatusLabels } from '../../../shared/text/campaigns.ts';
import { dashboardText } from '../../../shared/text/dashboard.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { paymentFlowQuery } from '../api/payment-flow-query.ts';
import { recentCampaignsQuery } from '../api/recent-campaigns-query.ts';
import { recentActivity } from '../activity.ts';
import { ActivityList } from './activity-list.tsx';
import { PaymentFlowPanel } from './payment-flow-panel.tsx';
import { RecentList } from './recent-list.tsx';

/** Below an owner's numbers: their money, their latest loots, what happened. */
export function OwnerDashboard({ user }: { user: SessionUser }) {
  const { data: campaigns } = useQuery(recentCampaignsQuery(user.uid));
  const { data: flow } = useQuery(paymentFlowQuery(user.uid));
  return (
    <>
      <PaymentFlowPanel uid={user.uid} />
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        <RecentList
          title={dashboardText.recentCampaigns}
          empty={dashboardText.noneYet}
          action={user.role === 'business_owner' && <ButtonLink to={paths.createLoot}>Create Loot</ButtonLink>}
          viewAll="/campaign-management"
          items={campaigns?.map(({ id, title, budget, status }) => ({
            id,
            title,
            to: paths.managedLoot(id),
            detail: <Money cents={budget} format="whole" />,
            badge: <Badge tone={status === 'open' ? 'sea' : 'plain'}>{campaignStatusLabels[status]}</Badge>,
          }))}
        />
        <ActivityList activities={recentActivity({ campaigns, flow })} />
      </chakra.div>
    </>
  );
}
