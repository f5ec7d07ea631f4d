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
import { chakra, Hint, Stack, Written } from '../../../../shared/style/chakra.tsx';
import { BackLink } from '../../../../shared/ui/buttons/back-link.tsx';
import { ButtonLink } from '../../../../shared/ui/buttons/button.tsx';
import { CopyableId } from '../../../../shared/ui/buttons/copyable-id.tsx';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { DialogFooter } from '../../../../shared/ui/dialogs/dialog-footer.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { Facts } from '../../../../shared/ui/figures/facts.tsx';
import { Money } from '../../../../shared/ui/figures/numbers.tsx';
import { ageText, formatDate, formatMoment } from '../../../../shared/ui/figures/time.ts';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';
import { Section } from '../../../../shared/ui/layout/section.tsx';
import { EmptyState, ListSkeleton, PageSkeleton, QueryView } from '../../../../shared/ui/lists/query-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { SubjectHistory } from '../log-entries.tsx';
import { PersonName } from '../people/person-name.tsx';
import { CaseButtons } from './case-buttons.tsx';
import { AMOUNTS, CONCERNED, endOf, hasBank, isDecidedByItself, QUEUES, whatHappened } from './case-words.ts';
import { ReportedCopy } from './report-parts.tsx';
import { useDecision } from './use-decision.tsx';

const BankEvidence = lazyPart(async () => (await import('./bank-evidence.tsx')).BankEvidence, <ListSkeleton />);
const HoldEvidence = lazyPart(async () => (await import('./hold-evidence.tsx')).HoldEvidence, <ListSkeleton />);

const Sentence = chakra('p', { base: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug' } });

/** `/admin/cases/:id`: one case with everything that its decision rests on, the decision, and what admins have done about it. */
export function CaseScreen() {
  const { id = '' } = useParams();
  const query = useQuery(queryOf(getCase, { params: { id } }));
  const { data: item, error } = query;
  const queue = item && QUEUES[item.kind];
  const title = isMissing(error)
    ? 'Case Not Found'
    : queue
      ? [queue.one, item.loot].filter(Boolean).join(': ')
      : 'Case';
  return (
    <AdminFrame
      title={title}
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
          <Stack gap="6">
            <CaseCard item={found} />
            {found.kind === 'hold' && <HoldEvidence caseId={found.id} />}
            {hasBank(found) && <BankEvidence caseId={found.id} />}
            {found.figure && found.opened_by !== null && (
              <Section title={`Counted: ${FIGURE_NAMES[found.figure]}`}>
                <CountedList uid={found.opened_by} figure={found.figure} />
              </Section>
            )}
            <SubjectHistory id={found.id} empty="No admin has done anything about it yet." />
          </Stack>
        )}
      </QueryView>
    </AdminFrame>
  );
}

/** What happened, whom it concerns, how much it is about, until when, and the decision: to be made, or as it was made. */
function CaseCard({ item }: { item: ListedCaseView }) {
  const { ask, dialog } = useDecision();
  const { id, kind, summary, reported, decision, flag, amount, status } = item;
  const end = endOf(item);
  return (
    <Section title="What happened">
      <Stack gap="5">
        <Sentence>{whatHappened(item)}</Sentence>
        {summary !== '' && kind !== 'hold' && kind !== 'dispute' && <Written>{summary}</Written>}
        {reported && <ReportedCopy reported={reported} />}
        <Facts
          long
          facts={[
            ['Amount', amount === null ? null : <Amount key="amount" cents={amount} words={AMOUNTS[kind]} />],
            ...item.people.map(
              (person) => [CONCERNED[person.as], <PersonName key={person.uid} {...person} />] as const,
            ),
            ['Loot', item.campaign_id === null ? null : <LootLink key="loot" item={item} id={item.campaign_id} />],
            ['Store', reported?.type === 'store' ? <StoreLink key="store" id={reported.id} /> : null],
            ['Reason', reported && reportReasons[reported.reason]],
            [
              'Since',
              `${formatDate(item.created_at)}${status === 'open' ? `, ${ageText(item.created_at, currentTime())}` : ''}`,
            ],
            ['The bank waits until', item.answer_by && formatMoment(item.answer_by)],
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
        {status === 'open' && (
          <DialogFooter note={end && `${end} unless you decide.`}>
            <CaseButtons item={item} onDecide={ask} />
          </DialogFooter>
        )}
      </Stack>
      {dialog}
    </Section>
  );
}

function Amount({ cents, words }: { cents: number; words: string }) {
  return (
    <>
      <Money cents={cents} /> {words}
    </>
  );
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
