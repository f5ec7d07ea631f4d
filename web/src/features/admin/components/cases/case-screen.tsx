import { getCase, getEvidence } from '@doubloon/contract/admin/operations.ts';
import { HIGH_SCORE, type ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../../../shared/api/api-error.ts';
import { queryOf } from '../../../../shared/api/queries/query.ts';
import { paths } from '../../../../shared/paths.ts';
import { FIGURE_NAMES } from '../../../../shared/records/counted-figures.ts';
import { CountedList } from '../../../../shared/records/counted-list.tsx';
import { reportReasons } from '../../../../shared/reports/report-reasons.ts';
import { chakra, Hint, Stack, Written } from '../../../../shared/style/chakra.tsx';
import { BackLink } from '../../../../shared/ui/buttons/back-link.tsx';
import { ButtonLink } from '../../../../shared/ui/buttons/button.tsx';
import { CopyableId } from '../../../../shared/ui/buttons/copyable-id.tsx';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { Facts } from '../../../../shared/ui/figures/facts.tsx';
import { counted } from '../../../../shared/ui/figures/numbers.tsx';
import { formatMoment } from '../../../../shared/ui/figures/time.ts';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';
import { Section } from '../../../../shared/ui/layout/section.tsx';
import { EmptyState, ListSkeleton, PageSkeleton, QueryView } from '../../../../shared/ui/lists/query-view.tsx';
import { Avatar } from '../../../../shared/ui/pictures/avatar.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { DecisionButtons, DecisionColumns, Parted, Who } from '../decision-columns.tsx';
import { SubjectHistory } from '../log-entries.tsx';
import { PersonName } from '../people/person-name.tsx';
import { CaseButtons } from './case-buttons.tsx';
import { caseTitle, concernedText, endOf, hasBank, QUEUES, whatHappened } from './case-words.ts';
import { CaseTimeline } from './case-timeline.tsx';
import { ReportedCopy } from './report-parts.tsx';
import { useDecision } from './use-decision.tsx';

const BankEvidence = lazyPart(async () => (await import('./bank-evidence.tsx')).BankEvidence, <ListSkeleton />);
const HoldEvidence = lazyPart(async () => (await import('./hold-evidence.tsx')).HoldEvidence, <ListSkeleton />);

/** `/admin/cases/:id`: one case with everything that its decision rests on, the decision, and what admins have done about it. */
export function CaseScreen() {
  const { id = '' } = useParams();
  const query = useQuery(queryOf(getCase, { params: { id } }));
  const { data: item, error } = query;
  const queue = item && QUEUES[item.kind];
  return (
    <AdminFrame
      isAlone={!isMissing(error)}
      title={isMissing(error) ? 'Case Not Found' : item ? caseTitle(item) : 'Case'}
      back={
        <BackLink to={queue ? paths.adminPart(queue.part) : paths.admin}>{queue ? queue.list : 'Overview'}</BackLink>
      }
    >
      <QueryView
        query={query}
        problem="Failed to load the case"
        pending={<PageSkeleton />}
        missing={
          <EmptyState
            drawing="map"
            title="There is no such case"
            text="The address may be mistyped, or the case has gone with the account of whoever opened it."
            action={<ButtonLink to={paths.admin}>Everything that waits</ButtonLink>}
          />
        }
      >
        {(found) => (
          <DecisionColumns card={<CaseCard item={found} />}>
            {found.kind === 'hold' && <HoldEvidence caseId={found.id} />}
            {hasBank(found) && <BankEvidence caseId={found.id} />}
            {found.figure && found.opened_by !== null && (
              <Section title={`Counted: ${FIGURE_NAMES[found.figure]}`}>
                <CountedList uid={found.opened_by} figure={found.figure} />
              </Section>
            )}
            <SubjectHistory id={found.id} empty="No admin has done anything about it yet." />
          </DecisionColumns>
        )}
      </QueryView>
    </AdminFrame>
  );
}

/** Shows what is done about a case next, whom and what it concerns, and what has happened so far. */
function CaseCard({ item }: { item: ListedCaseView }) {
  const { ask, dialog } = useDecision();
  const { id, kind, person, summary, reported, status } = item;
  const isOpen = status === 'open';
  return (
    <Section title={isOpen ? 'Decide' : 'What was decided'}>
      <Stack gap="4">
        <Who>
          <Avatar name={person?.name ?? DELETED_USER_NAME} src={person?.picture ?? null} size="12" />
          <p>{whatHappened(item)}</p>
        </Who>
        {isOpen && (
          <>
            {kind === 'hold' && <Doubt id={id} score={item.score} />}
            <DecisionButtons data-actions-of-screen>
              <CaseButtons item={item} onDecide={ask} />
            </DecisionButtons>
            <Hint>{nextText(item)}</Hint>
          </>
        )}
        {summary !== '' && kind !== 'hold' && kind !== 'dispute' && <Written>{summary}</Written>}
        {reported && <ReportedCopy reported={reported} />}
        <Parted>
          <CaseTimeline item={item} />
        </Parted>
        <Parted>
          <Facts
            two
            facts={[
              ...item.people.map(
                (one) => [concernedText(kind, one.as), <PersonName key={one.uid} {...one} />] as const,
              ),
              ['Loot', item.campaign_id === null ? null : <LootLink key="loot" item={item} id={item.campaign_id} />],
              ['Store', reported?.type === 'store' ? <StoreLink key="store" id={reported.id} /> : null],
              ['Reason', reported && reportReasons[reported.reason]],
              ['Case', <CopyableId key="case" id={id} of="the case" />],
            ]}
          />
        </Parted>
      </Stack>
      {dialog}
    </Section>
  );
}

const Doubted = chakra('p', {
  base: {
    textStyle: 'figure',
    color: 'muted',
    '& > strong': { fontWeight: 'bold', color: 'text' },
    '&[data-high] > strong': { color: 'coralText' },
  },
});

/** How much speaks against a held payment, in a line that is there before its evidence. */
function Doubt({ id, score: heldFor }: { id: string; score: number | null }) {
  const { data: evidence } = useQuery(queryOf(getEvidence, { params: { id } }));
  const score = evidence?.score ?? heldFor;
  return (
    <Doubted data-high={(score ?? 0) >= HIGH_SCORE || undefined}>
      <strong>Score {score ?? '–'}</strong>
      {evidence && ` · ${counted(evidence.flags.length, 'signal')}`}
    </Doubted>
  );
}

/** Says until when a case is to be decided, and what becomes of it otherwise. */
function nextText(item: ListedCaseView): string {
  const end = endOf(item);
  if (end) return `${end} unless you decide.`;
  if (item.answer_by) return `The bank waits for evidence until ${formatMoment(item.answer_by)}.`;
  return 'Nothing happens by itself: it waits for your decision.';
}

/** The loot of a case, for whoever decides about it; its payments too where a bank has called one back. */
function LootLink({ id, item: { kind, loot, reported } }: { id: string; item: ListedCaseView }) {
  return (
    <>
      <TextLink to={reported ? paths.loot(id) : paths.managedLoot(id)}>{loot ?? 'The loot'}</TextLink>
      {kind === 'dispute' && (
        <Hint>
          <TextLink to={paths.adminPart('payouts', { loot: id })}>Its payments</TextLink>
        </Hint>
      )}
    </>
  );
}

function StoreLink({ id }: { id: string }) {
  return <TextLink to={paths.store(id)}>The store</TextLink>;
}
