import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { Link } from 'react-router-dom';
import { awaitedDelivery, isContentBack } from '../awaited-delivery.ts';
import { LootThumbnail } from '../../../shared/loots/loot-thumbnail.tsx';
import { moneyTones } from '../../../shared/payments/money-tones.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, Detail } from '../../../shared/style/chakra.tsx';
import { applicationNext } from '../../../shared/text/applications.ts';
import { DateText, TimeLeft } from '../../../shared/ui/figures/date-text.tsx';
import { formatCents, Money } from '../../../shared/ui/figures/numbers.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { ApplicationStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { NextStep } from './next-step.tsx';

/** In a table with room for it, a title of some words stays on one line. */
const Lead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    '& > :last-child': { minWidth: '0' },
    '& a': { display: 'inline-block' },
    '@container (min-width: 46rem)': { alignItems: 'center', minHeight: '12', '& a': { fontSize: 'sm' } },
    '@container (min-width: 58rem)': { minWidth: '16.25rem' },
  },
});

const columnsBetween: readonly Column<ApplicationView>[] = [
  {
    header: 'Status',
    onCards: 'beside',
    cell: ({ status, campaign, created_at: at }) => (
      <>
        {status === 'approved' && !campaign.isRunning ? (
          <Badge>Closed</Badge>
        ) : (
          <ApplicationStatusBadge status={status} />
        )}
        <Detail whiteSpace="nowrap" fontSize="xs" data-wide>
          Applied <DateText value={at} />
        </Detail>
      </>
    ),
  },
];

/** Cents that an application has brought, and can still bring, null where nothing more. Null for neither, undefined while that is not known. */
export type Earned = { readonly paid: number; readonly left: number | null } | null | undefined;

/** Keeps its one line while the amount is on its way, and may reach below what stands beside the title. */
const Brief = chakra(Detail, { base: { minHeight: '5', whiteSpace: 'nowrap' } });
const Said = chakra('div', { base: { '@container (min-width: 46rem)': { fontSize: 'sm' } } });
interface OwnApplicationsTableProps {
  /** Name of the table. */
  caption: string;
  applications: readonly ApplicationView[];
  earnedIn: (application: ApplicationView) => Earned;
  /** True where all that can be earned is paid. */
  isFullyPaid: (application: ApplicationView) => boolean;
}

/** A creator's applications: which loot, where each stands and what comes next. A row opens the project, or the application on its loot's page. */
export function OwnApplicationsTable({ caption, applications, earnedIn, isFullyPaid }: OwnApplicationsTableProps) {
  const columns: readonly Column<ApplicationView>[] = [
    {
      header: 'Loot',
      cell: (application) => <Loot application={application} earned={earnedIn(application)} />,
    },
    ...columnsBetween,
    {
      header: 'Earnings',
      onCards: 'none',
      atEnd: true,
      cell: (application) => <EarnedSoFar earned={earnedIn(application)} />,
    },
    {
      header: 'What happens next',
      onCards: 'bare',
      cell: (application) => (
        <Said>
          <Next application={application} isFullyPaid={isFullyPaid(application)} />
        </Said>
      ),
    },
    {
      header: 'Next step',
      actions: true,
      cell: (application) => (
        <NextStep
          application={application}
          isFullyPaid={isFullyPaid(application)}
          earnsMore={typeof earnedIn(application)?.left === 'number'}
        />
      ),
    },
  ];
  return <DataTable caption={caption} columns={columns} items={applications} keyOf={({ id }) => id} />;
}

interface LootProps {
  application: ApplicationView;
  earned: Earned;
}

/** The loot of an application and who posted it; cards say here, too, what it has brought and can still bring. */
function Loot({ application: { id, status, campaign_id: campaignId, campaignTitle, campaign }, earned }: LootProps) {
  return (
    <Lead>
      <LootThumbnail campaign={campaign} />
      <div>
        <Link to={isAccepted(status) ? paths.approvedProject(id) : paths.ownApplication(campaignId)} data-row-link>
          {campaignTitle}
        </Link>
        <Detail>{campaign.businessOwner.name}</Detail>
        {earned !== null && <Brief data-brief>{earned && <BriefEarned {...earned} />}</Brief>}
      </div>
    </Lead>
  );
}

function BriefEarned({ paid, left }: NonNullable<Earned>) {
  if (paid === 0 && left !== null) return `Left to earn ${formatCents(left)}`;
  return (
    <>
      Paid <Money cents={paid} fontWeight="semibold" color={moneyTones.paid.text} />
      {left !== null && ` · ${formatCents(left)} left`}
    </>
  );
}

const Amount = chakra('div', { base: { whiteSpace: 'nowrap', minHeight: '6', minWidth: '6.5rem', fontSize: 'sm' } });

function EarnedSoFar({ earned }: { earned: Earned }) {
  if (!earned) return <Amount>{earned === null && '–'}</Amount>;
  const { paid, left } = earned;
  if (paid === 0 && left !== null) {
    return (
      <Amount>
        <Money cents={left} color="muted" />
        <Detail fontSize="xs">left to earn</Detail>
      </Amount>
    );
  }
  return (
    <Amount>
      <Money cents={paid} fontWeight="bold" color={paid > 0 ? moneyTones.paid.text : undefined} />
      <Detail fontSize="xs">paid{left !== null && `, ${formatCents(left)} left`}</Detail>
    </Amount>
  );
}

interface NextProps {
  application: ApplicationView;
  isFullyPaid: boolean;
}

function Next({ application, isFullyPaid }: NextProps) {
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
      if (isFullyPaid) return 'Fully paid.';
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
          <Detail data-brief>Reason</Detail>
          <chakra.span lineClamp="2">{feedback}</chakra.span>
        </>
      ) : (
        applicationNext.rejected
      );
    case 'completed':
      return applicationNext.completed;
  }
}
