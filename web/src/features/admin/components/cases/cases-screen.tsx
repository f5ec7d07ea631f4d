import { listCases } from '@doubloon/contract/admin/operations.ts';
import type { CaseKind, ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NothingWaits } from '../admin-list.tsx';
import type { Decision } from '../../decision.ts';
import { useDecision } from './use-decision.tsx';
import { CaseButtons } from './case-buttons.tsx';
import { CaseRow } from './case-row.tsx';
import { pagesOf } from '../../../../shared/api/queries/query.ts';
import { FIGURE_NAMES } from '../../../../shared/records/counted-figures.ts';
import { CountedList } from '../../../../shared/records/counted-list.tsx';
import { chakra, Hint } from '../../../../shared/style/chakra.tsx';
import { Dialog } from '../../../../shared/ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../../shared/ui/dialogs/dialog-footer.tsx';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';
import { StatusFilter, useNarrowing } from '../../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../../shared/ui/lists/query-view.tsx';
import { WorkList } from '../../../../shared/ui/lists/work-row.tsx';

const BankEvidenceDialog = lazyPart(async () => (await import('./bank-evidence-dialog.tsx')).BankEvidenceDialog);
const EvidenceDialog = lazyPart(async () => (await import('./evidence-dialog.tsx')).EvidenceDialog);

const Order = chakra(Hint, { base: { marginBottom: '3' } });

// The default choice `all` means the waiting cases: nobody looks at waiting and decided ones at once.
const filterLabels = { all: 'Waiting', granted: 'Granted', refused: 'Refused' } as const;

/** Cases of one kind, `empty` says what would be here. */
export function CasesScreen({ kind, empty }: { kind: CaseKind; empty: string }) {
  const { status, narrowing } = useNarrowing(filterLabels);
  const waits = status === undefined;
  const list = useInfiniteQuery(pagesOf(listCases, { query: { kind, status: status ?? 'open' } }));
  const { ask, dialog } = useDecision();
  const [looked, setLooked] = useState<ListedCaseView>();
  const decide = (decision: Decision) => {
    setLooked(undefined);
    ask(decision);
  };
  return (
    <>
      <StatusFilter {...narrowing.choice} />
      {kind === 'hold' && waits && <Order>Sorted by what is at stake: score × amount, the highest first.</Order>}
      <PagedList
        isMain
        list={list}
        problem="Failed to load the cases"
        empty={waits ? <NothingWaits text={empty} /> : <EmptyState drawing="chest" title="Nothing decided yet" />}
      >
        {(cases) => (
          <WorkList label="Cases">
            {cases.map((item) => (
              <li key={item.id}>
                <CaseRow item={item} onDecide={ask} onLook={() => setLooked(item)} />
              </li>
            ))}
          </WorkList>
        )}
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
