import { listCases } from '@doubloon/contract/admin/operations.ts';
import type { AdminCaseView, CaseKind } from '@doubloon/contract/cases/case.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { adminText } from '../../../shared/text/admin.ts';
import { ageText, formatMoment } from '../../../shared/ui/figures/time.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { StatusFilter, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { caseDecision } from '../case-decision.ts';
import { useDecision } from './decision-dialog.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { Quiet, RowActions } from './row-actions.tsx';

// The default choice `all` means the waiting cases: nobody looks at waiting and decided ones at once.
const filterLabels = { all: 'Waiting', granted: 'Granted', refused: 'Refused' } as const;

/** Cases of one kind, `empty` says what would be here. */
export function CasesScreen({ kind, empty }: { kind: CaseKind; empty: string }) {
  const { status, narrowing } = useNarrowing(filterLabels);
  const waits = status === undefined;
  const list = useInfiniteQuery(pagesOf(listCases, { query: { kind, status: status ?? 'open' } }));
  const { ask, dialog } = useDecision();
  const columns: readonly Column<AdminCaseView>[] = [
    {
      header: 'About',
      cell: ({ summary, campaign_id: id, subject_type: type, opened_by: by }) => (
        <>
          {summary}
          <Quiet>
            {type && type !== 'campaign' ? `${type} · ` : ''}
            <TextLink to={paths.managedLoot(id)}>The loot</TextLink>
            {by !== null && (
              <>
                {' · '}
                <TextLink to={`${paths.adminPart('people')}?uid=${encodeURIComponent(by)}`}>Who asked</TextLink>
              </>
            )}
          </Quiet>
        </>
      ),
    },
    // An appeal is never about an amount.
    ...(kind === 'appeal'
      ? []
      : [
          { header: 'Amount', cell: ({ amount }: AdminCaseView) => (amount === null ? '–' : <Money cents={amount} />) },
        ]),
    {
      header: waits ? 'Waiting' : 'Decided',
      cell: ({ created_at: at, flag, decision }) =>
        decision ? (
          <>
            {formatMoment(decision.decided_at)}
            <Quiet>{decision.admin_id === null ? 'By itself, at the end of the review' : decision.reason}</Quiet>
          </>
        ) : (
          <>
            <chakra.span whiteSpace="nowrap">{ageText(at, new Date())}</chakra.span>{' '}
            {flag && <Badge tone="coral">Flagged</Badge>}
            {flag && <Quiet>{flag.reason}</Quiet>}
          </>
        ),
    },
    ...(waits
      ? [
          {
            header: 'Decision',
            actions: true as const,
            cell: (item: AdminCaseView) => (
              <RowActions>
                {kind === 'refund' && !item.flag && (
                  <Button look="outline" onClick={() => ask(caseDecision(item, 'flagged'))}>
                    Flag
                  </Button>
                )}
                <Button look="dangerQuiet" onClick={() => ask(caseDecision(item, 'refused'))}>
                  Refuse
                </Button>
                <Button onClick={() => ask(caseDecision(item, 'granted'))}>Grant</Button>
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
        problem={adminText.casesFailed}
        empty={waits ? <NothingWaits text={empty} /> : <EmptyState drawing="chest" title="Nothing decided yet" />}
      >
        {(cases) => <DataTable caption="Cases" columns={columns} items={cases} keyOf={({ id }) => id} />}
      </PagedList>
      {dialog}
    </>
  );
}
