import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListPages } from '../../api/queries/query.ts';
import { useOnPhone } from '../../state/use-media-query.ts';
import { useReady } from '../../state/use-ready.ts';
import { Button } from '../buttons/button.tsx';
import { MoreActions } from '../buttons/more-actions.tsx';
import type { DownloadCsv as DownloadCsvPart } from './download-csv.tsx';
import { lazyPart } from '../layout/lazy-part.tsx';
import { EmptyState, ListSkeleton, QueryProblem, QueryView } from './query-view.tsx';
import { isNarrowed, ListFilters, type Narrowing, SearchField, StatusFilter } from './narrowing.tsx';
import { SortChoice, type Sorting } from './sorting.tsx';
import type { CsvList } from '../../api/files/csv-file.ts';
import { chakra } from '../../style/chakra.tsx';
import type { DrawingName } from '../pictures/drawings.tsx';

export const DownloadCsv = lazyPart(
  async () => (await import('./download-csv.tsx')).DownloadCsv,
) as typeof DownloadCsvPart;

/** Pages that are loaded by themselves for one search: the server may answer an empty one and go on after it. */
export const MAX_PAGES_AHEAD = 5;

type Pages = Omit<ListPages<unknown>, 'data' | 'isPending' | 'refetch'>;

/** A list of at most so many entries is seen at a glance: what narrows and orders it can stand in a menu. */
const FEW = 10;

interface LoadMoreProps {
  list: Pages;
  /** Text shown below the loaded entries when the next page could not be loaded. */
  problem: string;
  /** True when the next pages are fetched without being asked for. */
  hidden?: boolean;
}

interface Narrowed<Item> {
  narrowing: Narrowing;
  /** The list as a file, with everything that passes the filters in the order of the list; offered while there is something in it. */
  download?: CsvList<Item>;
  /** The order of the list, where there are several. */
  sorting?: Sorting<Item>;
  drawing: DrawingName;
  /** Text shown when no entry passes the filters. */
  noneFound: string;
  /** Text shown when no entry has the chosen status and no words are searched for. */
  noneWithStatus?: string;
}

type PagedListProps<Item> = {
  list: ListPages<Item>;
  /** Text shown when the list, or more of it, cannot be loaded. */
  problem: string;
  /** Shown while the first page is on its way, or further ones are looked through. */
  pending?: ReactNode;
  /** True while something is on its way without which the entries cannot be shown; the list is pending so long. */
  held?: boolean;
  /** Shown when the list has no entries at all. */
  empty: ReactNode;
  /** Passes what is to be shown of what is loaded; everything unless told. */
  finds?: (item: Item) => boolean;
  /** True when the list is what its screen is for. */
  isMain?: boolean;
  /** True while what belongs above the loaded entries is still on its way. */
  isPartial?: boolean;
  /** True when the list's items load the next page themselves. */
  loadsItself?: boolean;
  /** True for a list whose work begins with its first entry: on phones, and while it has few and all are shown, its filters, order and file are in a menu, `tools`; `always` for however many. */
  isCalm?: boolean | 'always';
  children: (items: readonly Item[], tools?: ReactNode) => ReactNode;
} & (Narrowed<Item> | { narrowing?: undefined });

/**
 * A list in pages in every state it can be in: on its way, failed, empty, narrowed to nothing, and there, with the way to more of it.
 * Further pages are looked through while nothing is found.
 */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const {
    list,
    problem,
    pending = <ListSkeleton />,
    empty,
    finds,
    held = false,
    isMain = false,
    isPartial = false,
    isCalm = false,
    narrowing,
    children,
  } = props;
  const { download, sorting } = narrowing ? props : {};
  // The filters come with the entries, which `QueryView` shows a moment after they are loaded.
  const isReady = useReady(list.data !== undefined && !held);
  const pages = (isReady && list.data?.pages) || [];
  const items = pages.flatMap((page) => page.items);
  const found = finds ? items.filter((item) => finds(item)) : items;
  const onPhone = useOnPhone();
  const searching = useSearchAhead(list, { pages: pages.length, found: found.length });
  const isChosen = narrowing !== undefined && (isNarrowed(narrowing) || sorting?.compare !== undefined);
  const isSeen = items.length <= FEW && !list.hasNextPage;
  const { filters, areInMenu, unfold } = useMenuOfFilters(
    isCalm === 'always' || (isCalm && (onPhone || isSeen)),
    isChosen,
  );
  const waits = !isReady || isPartial || (found.length === 0 && (searching || list.isPlaceholderData));
  return (
    <>
      {narrowing && !areInMenu && (isChosen || found.length > 0 || (isMain && waits)) && (
        <ListFilters ref={filters} data-filters>
          {narrowing.search && <SearchField {...narrowing.search} />}
          <StatusFilter {...narrowing.choice} />
          <Tools>
            {sorting && <SortChoice {...sorting} />}
            {download && found.length > 0 && <DownloadCsv list={download} finds={finds} compare={sorting?.compare} />}
          </Tools>
        </ListFilters>
      )}
      <QueryView query={list} problem={problem} pending={pending}>
        {() => (
          <>
            {waits
              ? pending
              : found.length > 0
                ? children(found, areInMenu && <ListMenu unfold={unfold} download={download} />)
                : narrowing && isNarrowed(narrowing)
                  ? noneOf(props, isMain ? 'h2' : 'h3')
                  : // Nobody knows yet that there is nothing.
                    !list.isFetchNextPageError && empty}
            <LoadMore list={list} problem={problem} hidden={held || searching || props.loadsItself} />
          </>
        )}
      </QueryView>
    </>
  );
}

/** Decides if the filters of a list are in a menu, and brings them out of it; they stay then, because somebody who takes them back is still at them. */
function useMenuOfFilters(isFolded: boolean, isChosen: boolean) {
  const filters = useRef<HTMLDivElement>(null);
  const [areOut, setOut] = useState<'chosen' | 'asked for'>();
  if (isChosen && !areOut) setOut('chosen');

  useEffect(() => {
    // The menu has gone with the press; what it was pressed for comes next.
    if (areOut === 'asked for') filters.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [areOut]);
  return { filters, areInMenu: isFolded && !isChosen && !areOut, unfold: () => setOut('asked for') };
}

interface ListMenuProps<Item> {
  unfold: () => void;
  download?: CsvList<Item> | undefined;
}

/** The rarer wishes for a list whose entries come first. */
function ListMenu<Item>({ unfold, download }: ListMenuProps<Item>) {
  return (
    <MoreActions label="Options of the list" shows={<SlidersHorizontal aria-hidden />}>
      <Button variant="outline" onClick={unfold}>
        Search and filter
      </Button>
      {download && <DownloadCsv inWords list={download} />}
    </MoreActions>
  );
}

/** Holds the order of a list and, at the far end, its file: beside the filters where there is room, else in a line below them. The file, which comes later, moves nothing. */
const Tools = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', lg: '3' },
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    alignSelf: 'end',
    gap: '3',
    marginBottom: '5',
    marginTop: { base: '-3', lg: '0' },
    _empty: { display: 'none' },
  },
});

function noneOf<Item>(
  {
    list,
    narrowing,
    drawing,
    noneFound,
    noneWithStatus = noneFound,
  }: Narrowed<Item> & { list: { hasNextPage: boolean } },
  level: 'h2' | 'h3',
) {
  return (
    <EmptyState
      as={level}
      drawing={drawing}
      title={narrowing.search?.words ? noneFound : noneWithStatus}
      text={list.hasNextPage ? 'Only the newest ones were looked through. Show more to look further.' : undefined}
      action={
        <Button variant="outline" onClick={narrowing.clear}>
          Show all
        </Button>
      }
    />
  );
}

/** The next page of a list, on demand: a button, or what went wrong with a way to try again. */
export function LoadMore({ list, problem, hidden = false }: LoadMoreProps) {
  const more = () => void list.fetchNextPage();
  if (list.isFetchNextPageError && !list.isFetchingNextPage) {
    return <QueryProblem title={problem} query={{ error: list.error, refetch: list.fetchNextPage }} />;
  }
  if (!list.hasNextPage || list.isPlaceholderData || hidden) return null;
  return (
    <chakra.div display="grid" justifyItems="center" marginTop="6">
      <Button variant="outline" loading={list.isFetchingNextPage} loadingText="Loading..." onClick={more}>
        Show more
      </Button>
    </chakra.div>
  );
}

/**
 * Goes on loading while the pages so far are empty and more are there, up to `MAX_PAGES_AHEAD` of them.
 * Answers whether it is still at it; afterwards nothing found means nothing so far.
 */
function useSearchAhead(list: Pages, { pages, found }: { pages: number; found: number }): boolean {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const wanted = pages > 0 && found === 0 && hasNextPage && pages < MAX_PAGES_AHEAD && !isFetchNextPageError;

  useEffect(() => {
    if (wanted && !isFetchingNextPage) void fetchNextPage();
    // `pages`: an answer can come so soon that no render ever saw the page being fetched.
  }, [wanted, pages, isFetchingNextPage, fetchNextPage]);
  return wanted;
}
