import { decideCase, listCases } from '@doubloon/contract/admin/operations.ts';
import { settleRefund } from '@doubloon/contract/admin/work-operations.ts';
import { type AdminCaseView, type CaseKind, HOLD_DOUBTED_DAYS } from '@doubloon/contract/cases/case.ts';
import { REFUND_ARRIVAL_BUSINESS_DAYS } from '@doubloon/contract/payments/refund-request.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NothingWaits, RowActions } from '../admin-list.tsx';
import type { Decision } from '../../decision.ts';
import { useDecision } from './use-decision.tsx';
import { EvidenceDialog } from './evidence-dialog.tsx';
import { pagesOf } from '../../../../shared/api/queries/query.ts';
import { request } from '../../../../shared/api/request.ts';
import { paths } from '../../../../shared/paths.ts';
import { FIGURE_NAMES } from '../../../../shared/records/counted-figures.ts';
import { CountedList } from '../../../../shared/records/counted-list.tsx';
import { chakra, Detail } from '../../../../shared/style/chakra.tsx';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { Dialog } from '../../../../shared/ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../../shared/ui/dialogs/dialog-footer.tsx';
import { formatCents, Money } from '../../../../shared/ui/figures/numbers.tsx';
import { ageText, formatDate, formatMoment } from '../../../../shared/ui/figures/time.ts';
import { DataTable, type Column } from '../../../../shared/ui/lists/data-table.tsx';
import { StatusFilter, useNarrowing } from '../../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';

// The default choice `all` means the waiting cases: nobody looks at waiting and decided ones at once.
const filterLabels = { all: 'Waiting', granted: 'Granted', refused: 'Refused' } as const;

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
      cell: ({ summary, campaign_id: id, subject_type: type, figure, opened_by: by }) => (
        <>
          {summary}
          <Detail>
            {type && type !== 'campaign' ? `${type} · ` : ''}
            {figure && FIGURE_NAMES[figure]}
            {id !== null && <TextLink to={paths.managedLoot(id)}>The loot</TextLink>}
            {id !== null && kind === 'dispute' && (
              <>
                {' · '}
                <TextLink to={`${paths.adminPart('payouts')}?loot=${encodeURIComponent(id)}`}>Its payments</TextLink>
              </>
            )}
            {by !== null && (
              <>
                {' · '}
                <TextLink to={`${paths.adminPart('people')}?uid=${encodeURIComponent(by)}`}>Who asked</TextLink>
              </>
            )}
          </Detail>
        </>
      ),
    },
    // Only money that goes back is an amount.
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
            {flag && <Badge tone="coral">Flagged</Badge>}
            {flag && <Detail>{flag.reason}</Detail>}
            {answerBy && <Detail>The bank waits for evidence until {formatDate(answerBy)}: answer it at Stripe</Detail>}
            {by && (
              <Detail>
                {flag ? 'Refused' : 'Paid'} by itself on {formatDate(by)}
              </Detail>
            )}
          </>
        ),
    },
    ...(waits || kind === 'hold'
      ? [
          {
            header: waits ? 'Decision' : 'Evidence',
            actions: true as const,
            cell: (item: AdminCaseView) => (
              <RowActions>
                {kind === 'hold' && (
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
      {looked && !looked.figure && (
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

/** Words for granting where it is more than agreeing. */
const grantLabels: Partial<Record<CaseKind, string>> = { hold: 'Release', settlement: 'Settle' };

type Verdict = 'granted' | 'refused' | 'flagged';

const names: Record<CaseKind, string> = {
  refund: 'refund',
  dispute: 'dispute',
  appeal: 'appeal',
  hold: 'held payment',
  figure: 'question about a figure',
  settlement: 'failed refund',
};

/** Cases that are granted by themselves at the end of their review, unless they are flagged. */
const endByThemselves: readonly CaseKind[] = ['refund', 'hold'];

const effects: Record<CaseKind, Record<Exclude<Verdict, 'flagged'>, string>> = {
  refund: {
    granted: `It is sent back to the card or account that paid, and arrives within ${REFUND_ARRIVAL_BUSINESS_DAYS} business days. This cannot be taken back.`,
    refused: 'The money stays where it is, and the owner reads your reason. This cannot be taken back.',
  },
  dispute: {
    granted: 'It is noted as accepted. The money follows what the bank decides, not this page.',
    refused: 'It is noted as contested. The money follows what the bank decides, not this page.',
  },
  appeal: {
    granted:
      'The rejection is lifted: it can be decided again, and both sides are told. A refused payment is made by itself.',
    refused: 'The decision stays, and whoever appealed reads your reason. There is no second appeal.',
  },
  hold: {
    granted:
      'It is paid at once when it was accepted, else once it is. These flags hold nothing of this treasure any more.',
    refused: 'What it was for is rejected, and the creator reads your reason. They can appeal.',
  },
  settlement: {
    granted:
      'Pay exactly this amount to the owner from the bank of the platform first, then write the reference of that transfer here: the owner reads it. The provider keeps the money, which is the platform’s then. This cannot be taken back.',
    refused: 'Nothing is paid. The owner can ask for the refund again.',
  },
  figure: {
    granted: 'Put the figure right first: its person reads that it is, and your reason.',
    refused: 'The figure stays, and its person reads your reason. They can ask again.',
  },
};

/** Returns the texts and the request of an admin's decision about a case. */
export function caseDecision({ id, kind, amount }: AdminCaseView, verdict: Verdict): Decision {
  const name = `${amount === null ? '' : `${formatCents(amount)} `}${names[kind]}`;
  const run = (reason: string) => request(decideCase, { params: { id }, body: { decision: verdict, reason } });
  if (verdict === 'flagged') {
    return {
      title: `Look closer at this ${name}?`,
      effect:
        kind === 'hold'
          ? `It is not paid by itself any more: it is refused ${HOLD_DOUBTED_DAYS} days after it was held, unless an admin decides.`
          : 'It is not granted by itself any more: it waits until an admin decides.',
      confirm: 'Flag',
      loadingText: 'Flagging...',
      done: `The ${names[kind]} is flagged.`,
      run,
    };
  }
  const granted = verdict === 'granted';
  if (kind === 'settlement' && granted) {
    return {
      title: `Settle this ${name}?`,
      effect: effects.settlement.granted,
      asksFor: 'reference',
      confirm: 'Settle',
      loadingText: 'Settling...',
      done: 'The failed refund is settled.',
      run: (reference) => request(settleRefund, { params: { id }, body: { reference, amount: amount ?? 0 } }),
    };
  }
  const grant = grantLabels[kind] ?? 'Grant';
  return {
    title: `${granted ? grant : 'Refuse'} this ${name}?`,
    effect: effects[kind][verdict],
    confirm: granted ? grant : 'Refuse',
    loadingText: granted ? (kind === 'hold' ? 'Releasing...' : 'Granting...') : 'Refusing...',
    dangerous: !granted,
    done: `The ${names[kind]} is ${granted && kind === 'hold' ? 'released' : verdict}.`,
    run,
  };
}
