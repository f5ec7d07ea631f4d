import type { CountedFigure } from '@doubloon/contract/records/counted.ts';
import { listCounted } from '@doubloon/contract/records/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { KIND_NAMES } from './counted-figures.ts';
import { pagesOf } from '../api/queries/query.ts';
import { paths } from '../paths.ts';
import { chakra, Hint } from '../style/chakra.tsx';
import { TextLink } from '../ui/buttons/text-link.tsx';
import { DateText } from '../ui/figures/date-text.tsx';
import { formatNumber } from '../ui/figures/numbers.tsx';
import { PagedList } from '../ui/lists/paged-list.tsx';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '3',
    paddingY: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
    overflowWrap: 'anywhere',
  },
});

/** Everything that is counted in a figure of somebody's record, with what each adds. */
export function CountedList({ uid, figure }: { uid: string; figure: CountedFigure }) {
  const list = useInfiniteQuery(pagesOf(listCounted, { params: { id: uid, figure }, query: {} }));
  return (
    <PagedList list={list} problem="Failed to load what is counted" empty={<Hint>Nothing is counted here yet.</Hint>}>
      {(items) => (
        <chakra.ul aria-label="What is counted" listStyleType="none" fontSize="sm">
          {items.map(({ id, kind, adds, campaign_id: lootId, title, created_at: at }) => (
            <Row key={`${kind} ${id}`}>
              <span>
                {`${KIND_NAMES[kind]} · `}
                <TextLink to={paths.loot(lootId)}>{title}</TextLink>
                {' · '}
                <DateText value={at} />
              </span>
              <chakra.span textStyle="figure">{`counts ${formatNumber(adds)}`}</chakra.span>
            </Row>
          ))}
        </chakra.ul>
      )}
    </PagedList>
  );
}
