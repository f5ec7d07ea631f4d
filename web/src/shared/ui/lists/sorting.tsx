import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { inLargePages, type ListPages, type PagesQuery } from '../../api/queries/query.ts';
import { useEveryPage } from '../../api/queries/use-every-page.ts';
import { useSearchFields } from '../../state/use-search.ts';
import { CompactSelect } from '../forms/field.tsx';

/** The order in which every list is answered, and shown unless another is chosen. */
const NEWEST = 'newest';

/** An order that a list can be put in. */
interface Order<Item> {
  label: string;
  /** The value to compare by; null stands last. */
  by: (item: Item) => number | string | Date | null;
  /** True to begin with the largest. */
  descending?: boolean;
}

/** The orders of a list by their names in the address; "Newest first" need not be told. */
export type Orders<Item> = Readonly<Record<string, Order<Item>>>;

interface SortChoiceProps {
  labels: Readonly<Record<string, string>>;
  selected: string;
  onSelect: (order: string) => void;
}

/** The chosen order and how to choose another. */
export interface Sorting<Item> extends SortChoiceProps {
  /** Compares two items in the chosen order; undefined for the newest first, in which every list is answered. */
  compare: ((one: Item, other: Item) => number) | undefined;
}

interface SortedQuery<Item> {
  /** The list as it is shown, newest first. */
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  /** The query that `list` is the answer to. */
  query: PagesQuery<Item>;
  orders: Orders<Item>;
  /** Field of the address that keeps the order; `sort` unless told. */
  name?: string;
}

/** Returns the comparison of an order: numbers and dates by size, texts as people sort them; null last in both directions. */
function comparisonOf<Item>({ by, descending = false }: Order<Item>) {
  const direction = descending ? -1 : 1;
  return (one: Item, other: Item) => {
    const [a, b] = [by(one), by(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' || typeof b === 'string') return String(a).localeCompare(String(b), 'en') * direction;
    return (Number(a) - Number(b)) * direction;
  };
}

/**
 * A list in the order that its reader chose, kept in the address. An order other than "Newest first" is that of the whole list: it is read to its end first,
 * and is one page then.
 */
export function useSorted<Item>({ list, query, orders, name = 'sort' }: SortedQuery<Item>): {
  list: ListPages<Item>;
  sorting: Sorting<Item>;
  isSorted: boolean;
} {
  const [address, change] = useSearchFields();
  const wanted = address.get(name) ?? NEWEST;
  const order = Object.hasOwn(orders, wanted) ? orders[wanted] : undefined;
  const every = useEveryPage({ ...inLargePages(query), enabled: order !== undefined });
  const compare = order && comparisonOf(order);
  const sorting: Sorting<Item> = {
    labels: {
      [NEWEST]: 'Newest first',
      ...Object.fromEntries(Object.entries(orders).map(([id, { label }]) => [id, label])),
    },
    selected: order ? wanted : NEWEST,
    compare,
    onSelect: (selected) =>
      change((fields) => (selected === NEWEST ? fields.delete(name) : fields.set(name, selected))),
  };
  if (!compare) return { list, sorting, isSorted: false };
  const items = every.data?.toSorted(compare);
  const sorted: ListPages<Item> = {
    data: items && { pages: [{ items, nextCursor: null }], pageParams: [undefined] },
    error: every.error,
    isPending: !items && every.isPending,
    refetch: every.refetch,
    hasNextPage: false,
    isPlaceholderData: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: list.fetchNextPage,
  };
  return { list: sorted, sorting, isSorted: true };
}

/** Chooses the order of a list. */
export function SortChoice({ labels, selected, onSelect }: SortChoiceProps) {
  return (
    <CompactSelect aria-label="Sort by" value={selected} onChange={(event) => onSelect(event.target.value)}>
      {Object.entries(labels).map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </CompactSelect>
  );
}
