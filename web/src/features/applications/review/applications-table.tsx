import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { BadgeCheck } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { ApplicationRows } from './application-rows.tsx';
import { contentWaits, DecisionTime, DeliveryTime, StatusMarks, waits } from './application-status.tsx';
import { ApplicantFigures } from './applicant-figures.tsx';
import { isPending } from './sections.ts';
import { ShortlistButton } from './shortlist-button.tsx';
import { LootThumbnail } from '../../../shared/loots/loot-thumbnail.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Detail, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { DateText, Waiting } from '../../../shared/ui/figures/date-text.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { waitingText } from '../../../shared/ui/figures/time.ts';
import { Checkbox } from '../../../shared/ui/forms/checkbox.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { QuietRows } from '../../../shared/ui/lists/quiet-rows.tsx';
import { ReviewButton } from '../../../shared/ui/lists/review-button.tsx';
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

const Name = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', '& > svg': { color: 'seaText', flexShrink: '0' } },
});
const Waits = chakra('span', { base: { color: 'muted' } });
const Loot = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '2.5', minWidth: '0' } });

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

/** Name of an applicant, whose identity may have been checked. */
function Who({ application: { creator, creatorName, creatorPic } }: Applied) {
  return (
    <Name>
      <PersonName name={creatorName || applicationsText.unknownCreator} picture={creatorPic} />
      {creator?.verified && <BadgeCheck size={16} role="img" aria-label="Verified" />}
    </Name>
  );
}

/** Shows how long an applicant has waited; unless in short, until when that is decided, too. */
function Since({ application: { created_at: since, decide_by: by }, isShort }: Applied & { isShort: boolean }) {
  return isShort ? <Waits>{waitingText(since, currentTime())}</Waits> : <Waiting since={since} decideBy={by} />;
}

/** The loot that an application is for, with its cover where it is decided on. */
function LootName({ application: { campaign, campaignTitle }, isQuiet }: Applied & { isQuiet: boolean }) {
  return (
    <Loot>
      {!isQuiet && <LootThumbnail campaign={campaign} />}
      <span data-title>{campaignTitle}</span>
    </Loot>
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
  const isPlain = toDecide && !namesLoots;
  const hasBoxes = decides && applications.some(isPending);
  // The heading of those that wait says their status; a list of several loots has the same columns throughout.
  const hasAmounts = isPlain && applications.some(isPending);
  const isQuiet = !toDecide;
  const columns: readonly Column<ApplicationView>[] = [
    {
      header: 'Creator',
      cell: (application) => {
        const { id, creator, campaignTitle, status } = application;
        const name = <Who application={application} />;
        const record = (
          <BesideBoxes indented={hasBoxes}>
            {namesLoots && !isQuiet && <ApplicantFigures creator={creator} />}
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
              <BesideBoxes indented={hasBoxes}>{name}</BesideBoxes>
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
      ? { header: 'Loot', cell: (application) => <LootName application={application} isQuiet={isQuiet} /> }
      : { header: 'Record', cell: ({ creator }) => <ApplicantFigures creator={creator} /> },
    hasAmounts
      ? { header: 'Can earn', cell: (application) => <AtMost application={application} /> }
      : {
          header: 'Status',
          cell: (application) => (
            <>
              <StatusMarks application={application} isImplied={toDecide} />
              {namesLoots && (
                <>
                  <DecisionTime application={application} />
                  <DeliveryTime application={application} />
                </>
              )}
            </>
          ),
        },
    {
      header: 'Applied',
      cell: (application) => (
        <>
          {application.status === 'pending' ? (
            <Since application={application} isShort={namesLoots} />
          ) : (
            !isPlain && <DateText value={application.created_at} />
          )}
          {!namesLoots && contentWaits(application) === 'submitted' && application.content && (
            <Waiting since={application.content.submitted_at} decideBy={application.content.decide_by} />
          )}
          {!namesLoots && <DeliveryTime application={application} />}
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
          <ReviewButton
            id={application.id}
            waits={decides && waits(application)}
            isMain={toDecide && application === applications[0]}
            onClick={() => onOpen(application)}
          />
        </Buttons>
      ),
    },
  ];
  return (
    <QuietRows isOn={isQuiet}>
      <ApplicationRows namesLoots={namesLoots} isQuiet={isQuiet}>
        <DataTable plain={isPlain} caption={caption} columns={columns} items={applications} keyOf={({ id }) => id} />
      </ApplicationRows>
    </QuietRows>
  );
}
