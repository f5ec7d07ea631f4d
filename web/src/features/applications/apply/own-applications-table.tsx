import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { Link } from 'react-router-dom';
import { awaitedDelivery } from '../awaited-delivery.ts';
import { paths } from '../../../shared/paths.ts';
import { ANCHORS } from '../../../shared/state/use-arrival.ts';
import { chakra, Detail } from '../../../shared/style/chakra.tsx';
import { applicationNext } from '../../../shared/text/applications.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { DateText, TimeLeft } from '../../../shared/ui/figures/date-text.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { ApplicationStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';

const columns: readonly Column<ApplicationView>[] = [
  {
    header: 'Loot',
    cell: ({ id, status, campaign_id: campaignId, campaignTitle, campaign }) => (
      <>
        <Link to={isAccepted(status) ? paths.approvedProject(id) : paths.ownApplication(campaignId)} data-row-link>
          {campaignTitle}
        </Link>
        <Detail>{campaign.businessOwner.name}</Detail>
      </>
    ),
  },
  { header: 'Status', cell: ({ status }) => <ApplicationStatusBadge status={status} /> },
  { header: 'Applied', cell: ({ created_at: at }) => <DateText value={at} /> },
  { header: 'What happens next', cell: (application) => <Next application={application} /> },
  { header: 'Next step', cell: (application) => <NextStep application={application} />, actions: true },
];

const Step = chakra(ButtonLink, { base: { width: 'full', whiteSpace: 'nowrap', paddingX: '4' } });

/** A creator's applications: which loot, where each stands and what comes next. A row opens the project, or the application on its loot's page. */
export function OwnApplicationsTable({ applications }: { applications: readonly ApplicationView[] }) {
  return <DataTable caption="My applications" columns={columns} items={applications} keyOf={({ id }) => id} />;
}

function Next({ application }: { application: ApplicationView }) {
  const { status, campaign, decide_by: decideBy, feedback } = application;
  const deliverBy = awaitedDelivery(application);
  switch (status) {
    case 'pending':
      return (
        <>
          {campaign.businessOwner.name} answers by <DateText value={decideBy} />
        </>
      );
    case 'approved':
      if (!campaign.isRunning) return 'The loot is closed.';
      return deliverBy ? (
        <>
          Deliver your first treasure
          <TimeLeft to="deliver" by={deliverBy} />
        </>
      ) : (
        'More posts and more views earn more.'
      );
    case 'rejected':
      return feedback ? (
        <>
          <Detail>Reason</Detail>
          <chakra.span lineClamp="2">{feedback}</chakra.span>
        </>
      ) : (
        applicationNext.rejected
      );
    case 'completed':
      return applicationNext.completed;
  }
}

/** Where a creator goes on from an application; the one thing that waits for them stands out. */
function NextStep({ application }: { application: ApplicationView }) {
  const { id, status, campaign, campaign_id: campaignId } = application;
  if (status === 'pending') {
    return (
      <Step variant="outline" to={paths.ownApplication(campaignId)}>
        See application
      </Step>
    );
  }
  if (status === 'rejected') {
    return (
      <Step variant="outline" to={paths.marketplace}>
        Find another loot
      </Step>
    );
  }
  if (status === 'completed' || !campaign.isRunning) {
    return (
      <Step variant="outline" to={`${paths.approvedProject(id)}#${ANCHORS.payouts}`}>
        See payouts
      </Step>
    );
  }
  return (
    <Step variant={awaitedDelivery(application) ? 'gold' : 'outline'} to={paths.approvedProject(id)}>
      Submit Treasure
    </Step>
  );
}
