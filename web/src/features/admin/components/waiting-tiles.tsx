import {
  getWaitingDetails,
  getWaitingWork,
  type WaitingDetails,
  type WaitingWork,
} from '@doubloon/contract/admin/work-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { agoText } from '../../../shared/ui/figures/time.ts';
import { chakra, sheet } from '../../../shared/style/chakra.tsx';
import { Loading, QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { ADMIN_TASKS, waitingCount } from '../sections.ts';
import { NothingWaits } from './admin-list.tsx';

const Rows = chakra('ul', { base: { ...sheet, listStyleType: 'none', overflow: 'hidden', marginBottom: '6' } });
const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto 3rem auto', md: 'minmax(0, 1fr) 11rem 8rem 3rem auto' },
    alignItems: 'center',
    columnGap: '3',
    // Rows keep this height before their numbers are known, so that nothing moves.
    minHeight: { base: '14', md: '12' },
    paddingX: { base: '4', md: '5' },
    _hover: { bg: 'raised' },
    _focusVisible: { outlineOffset: '-2px' },
    'li + li > &': { borderTopWidth: '1px', borderColor: 'line' },
    '&[data-waiting]': { bg: 'goldWash', boxShadow: 'inset 4px 0 0 {colors.accent}' },
    '&[data-done]': { color: 'muted' },
  },
});
const Name = chakra('span', { base: { fontWeight: 'semibold', lineHeight: 'snug' } });
const Amount = chakra('span', { base: { textStyle: 'figure', fontWeight: 'semibold', textAlign: 'right' } });
const Count = chakra('span', { base: { textStyle: 'figure', fontWeight: 'bold', fontSize: 'lg', textAlign: 'right' } });

/** On phones below the name. */
const Told = chakra('span', {
  base: {
    gridRow: { base: '2', md: 'auto' },
    gridColumn: { base: '1 / -1', md: 'auto' },
    marginTop: { base: '-3', md: '0' },
    textStyle: 'figure',
    fontSize: 'sm',
    color: 'muted',
    _empty: { display: { base: 'none', md: 'block' } },
  },
});

const loadingTiles = (
  <Loading>
    <Tiles />
  </Loading>
);

/** Shows how much work of each kind waits for admins, that of which something waits first, each a link; the links alone while the numbers come, in the same height. */
export function WaitingTiles() {
  const waiting = useQuery(queryOf(getWaitingWork, {}));
  const { data: details } = useQuery(queryOf(getWaitingDetails, {}));
  return (
    <QueryView query={waiting} problem="That did not work. Please try again." pending={loadingTiles}>
      {(work) => <Tiles work={work} details={details} />}
    </QueryView>
  );
}

function Tiles({ work, details }: { work?: WaitingWork; details?: WaitingDetails | undefined }) {
  const kinds = ADMIN_TASKS.flatMap(({ sections }) =>
    sections.flatMap(({ part, label, kind, waiting }) =>
      waiting ? [{ part, label, count: work ? waiting(work) : null, detail: kind && details?.[kind] }] : [],
    ),
  );
  const waits = ({ count }: (typeof kinds)[number]) => (count ?? 0) > 0;
  return (
    <>
      {kinds.every(({ count }) => count === 0) && <NothingWaits />}
      <Rows aria-label="What waits for admins">
        {[...kinds.filter(waits), ...kinds.filter((kind) => !waits(kind))].map(({ part, label, count, detail }) => (
          <li key={part}>
            <Row
              to={paths.adminPart(part)}
              data-waiting={(count ?? 0) > 0 || undefined}
              data-done={count === 0 || undefined}
            >
              <Name>{label}</Name>
              <Told>
                {count === 0 && 'Nothing waits'}
                {detail?.since && `Oldest ${agoText(detail.since, currentTime())}`}
              </Told>
              <Amount>{typeof detail?.amount === 'number' && <Money cents={detail.amount} />}</Amount>
              <Count>{count === null ? <Skeleton height="1lh" width="8" /> : waitingCount(count)}</Count>
              <ChevronRight size={18} aria-hidden />
            </Row>
          </li>
        ))}
      </Rows>
    </>
  );
}
