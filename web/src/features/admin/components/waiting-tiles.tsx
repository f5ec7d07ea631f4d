import {
  getWaitingDetails,
  getWaitingWork,
  MAX_WAITING_COUNT,
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
import { chakra, Muted, SectionTitle, sheet } from '../../../shared/style/chakra.tsx';
import { Loading, QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { ADMIN_TASKS, waitingCount } from '../sections.ts';

const Rows = chakra('ul', { base: { ...sheet, listStyleType: 'none', overflow: 'hidden', marginBottom: '6' } });
const Heading = chakra(SectionTitle, { base: { fontSize: 'md', marginBottom: '2' } });
const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto 3rem auto', md: 'minmax(0, 1fr) 11rem 8rem 3rem auto' },
    alignItems: 'center',
    columnGap: '3',
    // Rows keep this height and their order before their numbers are known, so that nothing moves.
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

/** On phones below the name, whose place it keeps while nothing is told. */
const Told = chakra('span', {
  base: {
    gridRow: { base: '2', md: 'auto' },
    gridColumn: { base: '1 / -1', md: 'auto' },
    marginTop: { base: '-3', md: '0' },
    textStyle: 'figure',
    fontSize: 'sm',
    color: 'muted',
    minHeight: '1lh',
  },
});

interface WaitingTilesProps {
  /** Level of the headings in the page. */
  as?: 'h2' | 'h3';
}

/** Shows by task how much work of each kind waits for admins, each a link; the links alone while the numbers come, in the same places. */
export function WaitingTiles({ as = 'h2' }: WaitingTilesProps) {
  const waiting = useQuery(queryOf(getWaitingWork, {}));
  const { data: details } = useQuery(queryOf(getWaitingDetails, {}));
  const loadingTiles = (
    <Loading>
      <Tiles as={as} />
    </Loading>
  );
  return (
    <QueryView query={waiting} problem="That did not work. Please try again." pending={loadingTiles}>
      {(work) => <Tiles as={as} work={work} details={details} />}
    </QueryView>
  );
}

interface TilesProps {
  as: 'h2' | 'h3';
  work?: WaitingWork;
  details?: WaitingDetails | undefined;
}

function Tiles({ as, work, details }: TilesProps) {
  const tasks = ADMIN_TASKS.map(({ task, sections }) => ({
    task,
    kinds: sections.flatMap(({ part, label, kind, waiting }) =>
      waiting ? [{ part, label, count: work ? waiting(work) : null, detail: kind && details?.[kind] }] : [],
    ),
  })).filter(({ kinds }) => kinds.length > 0);
  return (
    <>
      <Muted minHeight="1lh" marginBottom="4">
        {work && summaryOf(tasks.flatMap(({ kinds }) => kinds.map(({ count }) => count ?? 0)))}
      </Muted>
      {tasks.map(({ task, kinds }) => (
        <section key={task} aria-label={task}>
          <Heading as={as}>{task}</Heading>
          <Rows>
            {kinds.map(({ part, label, count, detail }) => (
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
        </section>
      ))}
    </>
  );
}

/** Returns how much waits altogether, in a sentence. */
function summaryOf(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 'Nothing waits. Everybody has been answered. Enjoy your coffee.';
  if (total === 1) return '1 thing waits.';
  return `${total}${counts.some((count) => count >= MAX_WAITING_COUNT) ? '+' : ''} things wait.`;
}
