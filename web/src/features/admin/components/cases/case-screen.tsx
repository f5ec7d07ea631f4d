import { getCase } from '@doubloon/contract/admin/operations.ts';
import type { ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../../../shared/api/api-error.ts';
import { queryOf } from '../../../../shared/api/queries/query.ts';
import { paths } from '../../../../shared/paths.ts';
import { FIGURE_NAMES } from '../../../../shared/records/counted-figures.ts';
import { CountedList } from '../../../../shared/records/counted-list.tsx';
import { reportReasons } from '../../../../shared/reports/report-reasons.ts';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { chakra, Hint, Muted, Stack, Written } from '../../../../shared/style/chakra.tsx';
import { BackLink } from '../../../../shared/ui/buttons/back-link.tsx';
import { ButtonLink } from '../../../../shared/ui/buttons/button.tsx';
import { CopyableId } from '../../../../shared/ui/buttons/copyable-id.tsx';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { Facts } from '../../../../shared/ui/figures/facts.tsx';
import { ageText, formatDate, formatMoment } from '../../../../shared/ui/figures/time.ts';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';
import { RevealTogether } from '../../../../shared/ui/layout/reveal-together.tsx';
import { Section } from '../../../../shared/ui/layout/section.tsx';
import { EmptyState, ListSkeleton, PageSkeleton, QueryView } from '../../../../shared/ui/lists/query-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { SubjectHistory } from '../log-entries.tsx';
import { PersonName } from '../people/person-name.tsx';
import { CaseButtons } from './case-buttons.tsx';
import { caseTitle, concernedText, endOf, hasBank, isDecidedByItself, QUEUES, whatHappened } from './case-words.ts';
import { ReportedCopy } from './report-parts.tsx';
import { useDecision } from './use-decision.tsx';

const BankEvidence = lazyPart(async () => (await import('./bank-evidence.tsx')).BankEvidence, <ListSkeleton />);
const HoldEvidence = lazyPart(async () => (await import('./hold-evidence.tsx')).HoldEvidence, <ListSkeleton />);

/** The next thing to do: until when, and the buttons. */
const Next = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '5',
    rowGap: '3',
    fontWeight: 'medium',
  },
});
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    width: { base: 'full', md: 'auto' },
    '& > button': { flex: { base: '1 1 auto', md: 'none' } },
  },
});

/** `/admin/cases/:id`: one case with everything that its decision rests on, the decision, and what admins have done about it. */
export function CaseScreen() {
  const { id = '' } = useParams();
  const query = useQuery(queryOf(getCase, { params: { id } }));
  const { data: item, error } = query;
  const queue = item && QUEUES[item.kind];
  return (
    <AdminFrame
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
          <RevealTogether>
            <CaseCard item={found} />
            {found.kind === 'hold' && <HoldEvidence caseId={found.id} />}
            {hasBank(found) && <BankEvidence caseId={found.id} />}
            {found.figure && found.opened_by !== null && (
              <Section title={`Counted: ${FIGURE_NAMES[found.figure]}`}>
                <CountedList uid={found.opened_by} figure={found.figure} />
              </Section>
            )}
            <SubjectHistory id={found.id} empty="No admin has done anything about it yet." />
          </RevealTogether>
        )}
      </QueryView>
    </AdminFrame>
  );
}

/** Shows what is done about a case next, and what it rests on: whom it concerns, since and until when; or how it was decided. */
function CaseCard({ item }: { item: ListedCaseView }) {
  const { ask, dialog } = useDecision();
  const { id, kind, summary, reported, decision, flag, status } = item;
  const isOpen = status === 'open';
  return (
    <Section title={isOpen ? 'Decide' : 'What was decided'}>
      <Stack gap="5">
        <Muted>{whatHappened(item)}</Muted>
        {isOpen && (
          <Next>
            <p>{nextText(item)}</p>
            <Buttons>
              <CaseButtons item={item} onDecide={ask} />
            </Buttons>
          </Next>
        )}
        {summary !== '' && kind !== 'hold' && kind !== 'dispute' && <Written>{summary}</Written>}
        {reported && <ReportedCopy reported={reported} />}
        <Facts
          facts={[
            ...item.people.map(
              (person) => [concernedText(kind, person.as), <PersonName key={person.uid} {...person} />] as const,
            ),
            ['Loot', item.campaign_id === null ? null : <LootLink key="loot" item={item} id={item.campaign_id} />],
            ['Store', reported?.type === 'store' ? <StoreLink key="store" id={reported.id} /> : null],
            ['Reason', reported && reportReasons[reported.reason]],
            [
              'Since',
              `${formatDate(item.created_at)}${status === 'open' ? ` · waiting ${ageText(item.created_at, currentTime())}` : ''}`,
            ],
            ['Case', <CopyableId key="case" id={id} of="the case" />],
          ]}
        />
        {flag && !decision && (
          <Notice colorPalette="coral" title={`Flagged by ${flag.admin_name}, ${formatMoment(flag.flagged_at)}`}>
            <Written>{flag.reason}</Written>
          </Notice>
        )}
        {decision && (
          <Notice title={decidedText(item, decision)}>
            <Written>{decision.reason}</Written>
          </Notice>
        )}
      </Stack>
      {dialog}
    </Section>
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

/** Returns how, when and by whom a case was decided. */
function decidedText(
  item: ListedCaseView,
  { decided_at: at, admin_name: by }: NonNullable<ListedCaseView['decision']>,
) {
  const status = item.status === 'granted' ? 'Granted' : 'Refused';
  const who = isDecidedByItself(item) ? ' by itself' : by === null ? '' : ` by ${by}`;
  return `${status}${who}, ${formatMoment(at)}`;
}
