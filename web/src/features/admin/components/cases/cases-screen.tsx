import { listCases } from '@doubloon/contract/admin/operations.ts';
import type { AdminCaseView, CaseKind } from '@doubloon/contract/cases/case.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NothingWaits, RowActions } from '../admin-list.tsx';
import type { Decision } from '../../decision.ts';
import { useDecision } from './use-decision.tsx';
import { caseDecision, endByThemselves, grantLabels } from './case-decision.ts';
import { pagesOf } from '../../../../shared/api/queries/query.ts';
import { paths } from '../../../../shared/paths.ts';
import { FIGURE_NAMES } from '../../../../shared/records/counted-figures.ts';
import { CountedList } from '../../../../shared/records/counted-list.tsx';
import { chakra, Detail } from '../../../../shared/style/chakra.tsx';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { Dialog } from '../../../../shared/ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../../shared/ui/dialogs/dialog-footer.tsx';
import { Money } from '../../../../shared/ui/figures/numbers.tsx';
import { ageText, formatDate, formatMoment } from '../../../../shared/ui/figures/time.ts';
import { DataTable, type Column } from '../../../../shared/ui/lists/data-table.tsx';
import { StatusFilter, useNarrowing } from '../../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../../shared/ui/lists/paged-list.tsx';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';
import { EmptyState } from '../../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';

const BankEvidenceDialog = lazyPart(async () => (await import('./bank-evidence-dialog.tsx')).BankEvidenceDialog);
const EvidenceDialog = lazyPart(async () => (await import('./evidence-dialog.tsx')).EvidenceDialog);

// The default choice `all` means the waiting cases: nobody looks at waiting and decided ones at once.
const filterLabels = { all: 'Waiting', granted: 'Granted', refused: 'Refused' } as const;

const HAVE_EVIDENCE: readonly CaseKind[] = ['hold', 'dispute'];

/** True where no bank waits for evidence: a warning of fraud, or a charge of the highest risk, by the provider's ids for them. */
const isWarning = ({ subject_id: id }: AdminCaseView) => /^(issfr|ch|py)_/.test(id);

const HAVE_AMOUNTS: readonly CaseKind[] = ['refund', 'dispute', 'settlement'];

/** Cases of one kind, `empty` says what would be here. */
export function CasesScreen({ kind, empty }: { kind: CaseKind; empty: string }) {
  const { status, narrowing } = useNarrowing(filterLabels);
  const waits = status === undefined;
  const list = useInfiniteQuery(pagesOf(listCases, { query: { kind, status: status ?? 'open' } }));
  const { ask, dialog } = useDecision();
  const [looked, setLooked] = useState<AdminCaseView>();
  const decide = (decision: Decision) => {
    setLooked(undefined);
    ask(decision);
  };
  const columns: readonly Column<AdminCaseView>[] = [
    {
      header: 'About',
      cell: ({ summary, amount, campaign_id: id, subject_type: type, figure, opened_by: by }) => (
        <>
          {summary}
          <Detail>
            {kind === 'hold' && amount !== null && (
              <>
                <Money cents={amount} /> ·{' '}
              </>
            )}
            {type && type !== 'campaign' ? `${type} · ` : ''}
            {figure && FIGURE_NAMES[figure]}
            {id !== null && <TextLink to={paths.managedLoot(id)}>The loot</TextLink>}
            {id !== null && kind === 'dispute' && (
              <>
                {' · '}
                <TextLink to={paths.adminPart('payouts', { loot: id })}>Its payments</TextLink>
              </>
            )}
            {by !== null && (
              <>
                {' · '}
                <TextLink to={paths.adminPart('people', { uid: by })}>Who asked</TextLink>
              </>
            )}
          </Detail>
        </>
      ),
    },
    // Held money stands beside what it is for: four buttons leave no room for a column.
    ...(!HAVE_AMOUNTS.includes(kind)
      ? []
      : [
          { header: 'Amount', cell: ({ amount }: AdminCaseView) => (amount === null ? '–' : <Money cents={amount} />) },
        ]),
    {
      header: waits ? 'Waiting' : 'Decided',
      cell: ({ created_at: at, decide_by: by, answer_by: answerBy, flag, decision }) =>
        decision ? (
          <>
            {formatMoment(decision.decided_at)}
            <Detail>
              {decision.admin_id === null && kind !== 'settlement'
                ? 'By itself, at the end of the review'
                : decision.reason}
            </Detail>
          </>
        ) : (
          <>
            <chakra.span whiteSpace="nowrap">{ageText(at, new Date())}</chakra.span>{' '}
            {flag && <Badge colorPalette="coral">Flagged</Badge>}
            {flag && <Detail>{flag.reason}</Detail>}
            {answerBy && <Detail>The bank waits for evidence until {formatDate(answerBy)}</Detail>}
            {by && (
              <Detail>
                {flag ? 'Refused' : 'Paid'} by itself on {formatDate(by)}
              </Detail>
            )}
          </>
        ),
    },
    ...(waits || HAVE_EVIDENCE.includes(kind)
      ? [
          {
            header: waits ? 'Decision' : 'Evidence',
            actions: true as const,
            cell: (item: AdminCaseView) => (
              // Two beside each other: the long texts of a case would leave room for one.
              <RowActions minWidth="12.5rem">
                {HAVE_EVIDENCE.includes(kind) && !isWarning(item) && (
                  <Button variant="outline" onClick={() => setLooked(item)}>
                    Evidence
                  </Button>
                )}
                {item.figure && (
                  <Button variant="outline" onClick={() => setLooked(item)}>
                    Counted
                  </Button>
                )}
                {waits && <CaseButtons item={item} onDecide={ask} />}
              </RowActions>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <StatusFilter {...narrowing.choice} />
      <PagedList
        isMain
        list={list}
        problem="Failed to load the cases"
        empty={waits ? <NothingWaits text={empty} /> : <EmptyState drawing="chest" title="Nothing decided yet" />}
      >
        {(cases) => <DataTable caption="Cases" columns={columns} items={cases} keyOf={({ id }) => id} />}
      </PagedList>
      {looked?.figure && looked.opened_by !== null && (
        <Dialog title={FIGURE_NAMES[looked.figure]} width="40rem" onClose={() => setLooked(undefined)}>
          <CountedList uid={looked.opened_by} figure={looked.figure} />
          <DialogFooter>
            <CaseButtons item={looked} onDecide={decide} />
          </DialogFooter>
        </Dialog>
      )}
      {looked?.kind === 'dispute' && <BankEvidenceDialog disputed={looked} onClose={() => setLooked(undefined)} />}
      {looked?.kind === 'hold' && (
        <EvidenceDialog
          held={looked}
          actions={looked.status === 'open' && <CaseButtons item={looked} onDecide={decide} />}
          onClose={() => setLooked(undefined)}
        />
      )}
      {dialog}
    </>
  );
}

function CaseButtons({ item, onDecide }: { item: AdminCaseView; onDecide: (decision: Decision) => void }) {
  return (
    <>
      {endByThemselves.includes(item.kind) && !item.flag && (
        <Button variant="outline" onClick={() => onDecide(caseDecision(item, 'flagged'))}>
          Flag
        </Button>
      )}
      <Button variant="dangerQuiet" onClick={() => onDecide(caseDecision(item, 'refused'))}>
        Refuse
      </Button>
      <Button onClick={() => onDecide(caseDecision(item, 'granted'))}>{grantLabels[item.kind] ?? 'Grant'}</Button>
    </>
  );
}
