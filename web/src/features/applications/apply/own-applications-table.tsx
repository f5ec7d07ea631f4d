import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { Link } from 'react-router-dom';
import { awaitedDelivery, isContentBack, waitsForCreator } from '../awaited-delivery.ts';
import { paths } from '../../../shared/paths.ts';
import { ANCHORS } from '../../../shared/state/use-arrival.ts';
import { chakra, Detail } from '../../../shared/style/chakra.tsx';
import { applicationNext } from '../../../shared/text/applications.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { DateText, TimeLeft } from '../../../shared/ui/figures/date-text.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
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
  { header: 'Can earn', cell: (application) => <CanEarn application={application} /> },
  {
    header: 'Status',
    cell: ({ status, created_at: at }) => (
      <>
        <ApplicationStatusBadge status={status} />
        <Detail whiteSpace="nowrap">
          Applied <DateText value={at} />
        </Detail>
      </>
    ),
  },
  { header: 'What happens next', cell: (application) => <Next application={application} /> },
  { header: 'Next step', cell: (application) => <NextStep application={application} />, actions: true },
];

/** The most that an application can bring, while it can bring anything. */
function CanEarn({ application: { status, campaign } }: { application: ApplicationView }) {
  const { pays_up_to: most, isRunning } = campaign;
  if (most === null || !isRunning || (status !== 'pending' && status !== 'approved')) return null;
  return (
    <>
      <Money cents={most} />
      <Detail whiteSpace="nowrap">at most</Detail>
    </>
  );
}

const Step = chakra(ButtonLink, { base: { width: 'full', whiteSpace: 'nowrap', paddingX: '4' } });

interface OwnApplicationsTableProps {
  /** Name of the table. */
  caption: string;
  applications: readonly ApplicationView[];
}

/** A creator's applications: which loot, where each stands and what comes next. A row opens the project, or the application on its loot's page. */
export function OwnApplicationsTable({ caption, applications }: OwnApplicationsTableProps) {
  return <DataTable caption={caption} columns={columns} items={applications} keyOf={({ id }) => id} />;
}

function Next({ application }: { application: ApplicationView }) {
  const { status, campaign, content, decide_by: decideBy, feedback } = application;
  const deliverBy = awaitedDelivery(application);
  switch (status) {
    case 'pending':
      return (
        <>
          {campaign.businessOwner.name} answers by <DateText value={decideBy} />
        </>
      );
    case 'approved':
      if (isContentBack(application)) {
        return (
          <>
            Revise your content
            {content?.feedback && <Detail lineClamp="2">{content.feedback}</Detail>}
          </>
        );
      }
      if (!campaign.isRunning) return 'The loot is closed.';
      return deliverBy ? (
        <>
          Deliver your first treasure
          <TimeLeft to="deliver" by={deliverBy} />
        </>
      ) : (
        'More posts and more views can earn more.'
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
  if (status === 'approved' && isContentBack(application)) {
    return (
      <Step variant="gold" to={paths.approvedProject(id)}>
        Revise content
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
    <Step variant={waitsForCreator(application) ? 'gold' : 'outline'} to={paths.approvedProject(id)}>
      Submit Treasure
    </Step>
  );
}
