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
import { chakra, List, SectionTitle, sheet } from '../../../shared/style/chakra.tsx';
import { Loading, QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { ADMIN_TASKS, waitingCount } from '../sections.ts';
import { NothingWaits } from './admin-list.tsx';

const Tile = chakra(Link, {
  base: {
    display: 'block',
    ...sheet,
    padding: { base: '4', md: '5' },
    _hover: { bg: 'raised' },
    '&[data-waiting]': { borderColor: 'accent', bg: 'goldWash' },
    '&[data-done]': { bg: 'transparent', boxShadow: 'none', color: 'muted' },
  },
});
const Name = chakra('span', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '2', textStyle: 'hint' },
});
const Figures = chakra('span', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '2' },
});
const Count = chakra('span', { base: { display: 'block', textStyle: 'answer' } });
const Amount = chakra(Money, { base: { fontWeight: 'semibold', fontSize: { base: 'sm', md: 'md' } } });

/** Keeps its place until it is known. */
const Told = chakra('span', {
  base: { display: 'block', minHeight: '1lh', textStyle: 'figure', fontSize: 'sm', color: 'muted' },
});

const loadingTiles = (
  <Loading>
    <Tiles />
  </Loading>
);

/** Shows how much work of each kind waits for admins, each number with a link to it; the links alone while the numbers come, so that nothing moves. */
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
  const tasks = ADMIN_TASKS.map(({ task, sections }) => ({
    task,
    counted: sections.flatMap(({ part, label, kind, waiting }) =>
      waiting ? [{ part, label, count: work ? waiting(work) : null, detail: kind && details?.[kind] }] : [],
    ),
  })).filter(({ counted }) => counted.length > 0);
  const nothing = tasks.every(({ counted }) => counted.every(({ count }) => count === 0));
  return (
    <>
      {nothing && <NothingWaits />}
      {tasks.map(({ task, counted }) => (
        <chakra.section key={task} marginBottom="6">
          <SectionTitle marginBottom="3">{task}</SectionTitle>
          <List
            gap={{ base: '3', md: '4' }}
            gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
          >
            {counted.map(({ part, label, count, detail }) => (
              <li key={part}>
                <Tile
                  to={paths.adminPart(part)}
                  data-waiting={(count ?? 0) > 0 || undefined}
                  data-done={count === 0 || undefined}
                >
                  <Name>
                    {label}
                    <ChevronRight size={18} aria-hidden />
                  </Name>
                  <Figures>
                    <Count>{count === null ? <Skeleton height="1lh" width="8" /> : waitingCount(count)}</Count>
                    {typeof detail?.amount === 'number' && <Amount cents={detail.amount} />}
                  </Figures>
                  <Told>
                    {count === 0 && 'Nothing waits'}
                    {detail?.since && `Oldest ${agoText(detail.since, currentTime())}`}
                  </Told>
                </Tile>
              </li>
            ))}
          </List>
        </chakra.section>
      ))}
    </>
  );
}
