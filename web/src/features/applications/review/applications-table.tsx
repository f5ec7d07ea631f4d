import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { ChevronRight, Star } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { ApplicationRows } from './application-rows.tsx';
import { ApplicantFigures } from './applicant-figures.tsx';
import { ShortlistButton } from './shortlist-button.tsx';
import { awaitedDelivery, isSlotOverdue } from '../awaited-delivery.ts';
import { ApplicationStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Detail, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { applicationsText, contentStatusLabels } from '../../../shared/text/applications.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText, TimeLeft, Waiting } from '../../../shared/ui/figures/date-text.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { Checkbox } from '../../../shared/ui/forms/checkbox.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { Badge, Badges } from '../../../shared/ui/marks/badge.tsx';
import { PersonName } from '../../../shared/ui/pictures/person-name.tsx';

interface ApplicationsTableProps {
  /** Name of the table. */
  caption: string;
  applications: readonly ApplicationView[];
  /** True when the list is of several loots: each is named. */
  namesLoots: boolean;
  /** Ids of those that are to be decided on together. */
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  onOpen: (application: ApplicationView) => void;
  /** True for those that wait, whose heading says so. */
  toDecide?: boolean;
}

/** True when the owner has something to decide: the application, its content, its payment or its overdue slot. */
export const waits = (application: ApplicationView) =>
  application.status === 'pending' || contentWaits(application) !== null || isOverdue(application);

/** The moment by which what waits is decided, or was to be delivered. */
export const due = (application: ApplicationView) =>
  (contentWaits(application) && application.content?.decide_by) ??
  (isOverdue(application) ? awaitedDelivery(application) : null) ??
  application.decide_by;

/** True when nothing was delivered for the slot and its time has run out. */
const isOverdue = (application: ApplicationView) =>
  awaitedDelivery(application) !== null && isSlotOverdue(application, currentTime());

/** Content status the owner has to act on, else null; always null once either account is closed. */
const contentWaits = ({ status, content, account_closed: left }: ApplicationView) =>
  status === 'approved' && !left && (content?.status === 'submitted' || content?.status === 'approved')
    ? content.status
    : null;

function DeliveryTime({ application }: Applied) {
  const by = awaitedDelivery(application);
  return by && application.account_closed !== 'creator' && <TimeLeft to="deliver" by={by} />;
}

/** Keeps names below each other where some have a checkbox before them. */
const BesideBoxes = chakra('div', { variants: { indented: { true: { md: { paddingLeft: '8' } } } } });

const Buttons = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', gap: '2' } });

/** The beginning of what an applicant proposes, on one line. */
const Words = chakra('div', {
  base: { fontSize: 'sm', fontWeight: 'normal', color: 'muted', lineClamp: '1', overflowWrap: 'anywhere' },
});

/** Shows what an applicant writes first, for those who decide on it. */
function Proposal({ application: { cover_letter: letter, relevant_experience: experience } }: Applied) {
  const words = letter ?? experience;
  return words && <Words>{words}</Words>;
}

/** The most that one creator can earn, while nobody has decided if this one may. */
function AtMost({ application: { campaign, status } }: Applied) {
  if (status !== 'pending' || campaign.pays_up_to === null) return null;
  return (
    <>
      <Money cents={campaign.pays_up_to} />
      <Detail whiteSpace="nowrap">at most, by views</Detail>
    </>
  );
}

interface Applied {
  application: ApplicationView;
}

/** The status of an application, unless the heading of those that wait says it, and what else its owner knows it by. */
function StatusMarks({ application, isImplied }: Applied & { isImplied: boolean }) {
  return (
    <Badges>
      {!(isImplied && application.status === 'pending') && <ApplicationStatusBadge status={application.status} />}
      {application.invited && <Badge>Invited</Badge>}
      {application.shortlisted && (
        <Badge>
          <Star aria-hidden fill="currentcolor" />
          Shortlisted
        </Badge>
      )}
      {contentWaits(application) === 'submitted' && (
        <Badge colorPalette="gold">{contentStatusLabels.owner.submitted}</Badge>
      )}
      {contentWaits(application) === 'approved' && <Badge colorPalette="gold">Payment to approve</Badge>}
      {isOverdue(application) && <Badge colorPalette="gold">Nothing delivered</Badge>}
      {application.status === 'approved' && application.account_closed === 'creator' && <Badge>Account closed</Badge>}
    </Badges>
  );
}

/** Applications for their owner: who, for what, since when. */
export function ApplicationsTable({
  caption,
  applications,
  namesLoots,
  chosen,
  onChoose,
  onOpen,
  toDecide = false,
}: ApplicationsTableProps) {
  const decides = useSession((state) => state.user?.role === 'business_owner');
  // The heading of those that wait says their status; a list of several loots has the same columns throughout.
  const hasAmounts = toDecide && !namesLoots;
  const columns: readonly Column<ApplicationView>[] = [
    {
      header: 'Creator',
      cell: (application) => {
        const { id, creator, creatorName, creatorPic, campaignTitle, status } = application;
        const name = <PersonName name={creatorName || applicationsText.unknownCreator} picture={creatorPic} />;
        const record = (
          <BesideBoxes indented={decides}>
            {namesLoots && <ApplicantFigures creator={creator} />}
            {hasAmounts && (
              <>
                <Proposal application={application} />
                <StatusMarks application={application} isImplied={toDecide} />
              </>
            )}
          </BesideBoxes>
        );
        if (!decides || status !== 'pending')
          return (
            <>
              <BesideBoxes indented={decides}>{name}</BesideBoxes>
              {record}
            </>
          );
        const change = (event: ChangeEvent<HTMLInputElement>) => onChoose(id, event.target.checked);
        const label = (
          <>
            {name}
            {namesLoots && <VisuallyHidden>{` for ${campaignTitle}`}</VisuallyHidden>}
          </>
        );
        return (
          <>
            <Checkbox label={label} checked={chosen.has(id)} onChange={change} />
            {record}
          </>
        );
      },
    },
    namesLoots
      ? { header: 'Loot', cell: ({ campaignTitle }) => campaignTitle }
      : { header: 'Record', cell: ({ creator }) => <ApplicantFigures creator={creator} /> },
    hasAmounts
      ? { header: 'Can earn', cell: (application) => <AtMost application={application} /> }
      : { header: 'Status', cell: (application) => <StatusMarks application={application} isImplied={toDecide} /> },
    {
      header: 'Applied',
      cell: (application) => (
        <>
          {application.status === 'pending' ? (
            <Waiting since={application.created_at} decideBy={application.decide_by} />
          ) : (
            !hasAmounts && <DateText value={application.created_at} />
          )}
          {contentWaits(application) === 'submitted' && application.content && (
            <Waiting since={application.content.submitted_at} decideBy={application.content.decide_by} />
          )}
          <DeliveryTime application={application} />
        </>
      ),
    },
    {
      header: 'Actions',
      actions: 'beside',
      cell: (application) => (
        <Buttons>
          {decides && application.status === 'pending' && (
            <ShortlistButton application={application} label={`Shortlist ${application.creatorName}`} />
          )}
          <Button
            variant={toDecide && application === applications[0] ? 'gold' : 'outline'}
            data-opener={`review ${application.id}`}
            data-calm={!(decides && waits(application)) || undefined}
            onClick={() => onOpen(application)}
          >
            {decides && waits(application) ? (
              'Review'
            ) : (
              <>
                <span>Details</span>
                <ChevronRight aria-hidden data-brief />
              </>
            )}
          </Button>
        </Buttons>
      ),
    },
  ];
  return (
    <ApplicationRows namesLoots={namesLoots}>
      <DataTable plain={hasAmounts} caption={caption} columns={columns} items={applications} keyOf={({ id }) => id} />
    </ApplicationRows>
  );
}
