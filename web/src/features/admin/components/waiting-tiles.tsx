import { getWaitingWork, type WaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, Detail, List, SectionTitle, sheet } from '../../../shared/style/chakra.tsx';
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
  },
});

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
                <Tile to={paths.adminPart(part)} data-waiting={(count ?? 0) > 0 || undefined}>
                  <Detail>{label}</Detail>
                  <chakra.span display="block" fontWeight="bold" fontSize="xl" textStyle="figure">
                    {count === null ? <Skeleton height="1lh" width="8" /> : waitingCount(count)}
                  </chakra.span>
                </Tile>
              </li>
            ))}
          </List>
        </chakra.section>
      ))}
    </>
  );
}
