import { listCases } from '@doubloon/contract/admin/operations.ts';
import type { CaseKind } from '@doubloon/contract/cases/case.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NothingWaits } from '../admin-list.tsx';
import { useDecision } from './use-decision.tsx';
import { CaseRow } from './case-row.tsx';
import { QueueList } from '../queue-row.tsx';
import { byUrgency } from './case-words.ts';
import { pagesOf } from '../../../../shared/api/queries/query.ts';
import { chakra, Hint } from '../../../../shared/style/chakra.tsx';
import { useNarrowing } from '../../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../../shared/ui/lists/query-view.tsx';
import { StatusSegments } from '../../../../shared/ui/lists/status-segments.tsx';

const Order = chakra(Hint, { base: { marginBottom: '3' } });

// The default choice `all` means the waiting cases: nobody looks at waiting and decided ones at once.
const filterLabels = { all: 'Waiting', granted: 'Granted', refused: 'Refused' } as const;

/** Chooses between the cases that wait and those that were decided. */
export function CasesFilter() {
  return <StatusSegments {...useNarrowing(filterLabels).narrowing.choice} />;
}

/** Cases of one kind, `empty` says what would be here. */
export function CasesScreen({ kind, empty }: { kind: CaseKind; empty: string }) {
  const { status } = useNarrowing(filterLabels);
  const waits = status === undefined;
  const list = useInfiniteQuery(pagesOf(listCases, { query: { kind, status: status ?? 'open' } }));
  // Held payments and reports come in their order; the others come newest first, and can be ranked once all are there.
  const isRanked = waits && kind !== 'hold' && kind !== 'report' && !list.hasNextPage;
  const { ask, dialog } = useDecision();
  return (
    <>
      {kind === 'hold' && waits && <Order>Sorted by what is at stake: score × amount.</Order>}
      <PagedList
        isMain
        list={list}
        problem="Failed to load the cases"
        empty={waits ? <NothingWaits text={empty} /> : <EmptyState drawing="chest" title="Nothing decided yet" />}
      >
        {(cases) => (
          <QueueList label="Cases">
            {(isRanked ? byUrgency(cases) : cases).map((item, index) => (
              <li key={item.id}>
                <CaseRow item={item} isFirst={waits && index === 0} onDecide={ask} />
              </li>
            ))}
          </QueueList>
        )}
      </PagedList>
      {dialog}
    </>
  );
}
