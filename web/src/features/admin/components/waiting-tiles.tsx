import { getWaitingWork, type WaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
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
const Count = chakra('span', { base: { display: 'block', textStyle: 'answer' } });

const loadingTiles = (
  <Loading>
    <Tiles />
  </Loading>
);

/** Shows how much work of each kind waits for admins, each number with a link to it; the links alone while the numbers come, so that nothing moves. */
export function WaitingTiles() {
  const waiting = useQuery(queryOf(getWaitingWork, {}));
  return (
    <QueryView query={waiting} problem="That did not work. Please try again." pending={loadingTiles}>
      {(work) => <Tiles work={work} />}
    </QueryView>
  );
}

function Tiles({ work }: { work?: WaitingWork }) {
  const tasks = ADMIN_TASKS.map(({ task, sections }) => ({
    task,
    counted: sections.flatMap(({ part, label, waiting }) =>
      waiting ? [{ part, label, count: work ? waiting(work) : null }] : [],
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
            {counted.map(({ part, label, count }) => (
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
                  <Count>{count === null ? <Skeleton height="1lh" width="8" /> : waitingCount(count)}</Count>
                </Tile>
              </li>
            ))}
          </List>
        </chakra.section>
      ))}
    </>
  );
}
