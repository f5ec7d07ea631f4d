import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { Link } from 'react-router-dom';
import { awaitedDelivery } from '../awaited-delivery.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, Detail } from '../../../shared/style/chakra.tsx';
import { applicationNext } from '../../../shared/text/applications.ts';
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
];

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
      if (!campaign.isRunning) return 'The loot is closed. See what was paid.';
      return deliverBy ? (
        <>
          Deliver your first treasure
          <TimeLeft to="deliver" by={deliverBy} />
        </>
      ) : (
        'Post again, or bring more views: both can earn more'
      );
    case 'rejected':
      return <chakra.span lineClamp="2">{feedback ?? applicationNext.rejected}</chakra.span>;
    case 'completed':
      return applicationNext.completed;
  }
}
