import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import { reasonOf, withReason } from '../../api/api-error.ts';
import type { ListPages } from '../../api/queries/query.ts';
import { toastError } from '../../state/toasts.ts';
import type { ReviewSteps } from '../dialogs/review-stepper.tsx';
import { MAX_PAGES_AHEAD } from './paged-list.tsx';

interface ReviewedList<Item> {
  list: ListPages<Item>;
  /** True for the loaded items that the list shows. */
  finds: (item: Item) => boolean;
  /** Puts them in the order in which the list shows them; left out where that is the order in which they were loaded. */
  order?: ((items: readonly Item[]) => readonly Item[]) | undefined;
  idOf: (item: Item) => string;
  /** True for an item that still has to be decided on. */
  waits: (item: Item) => boolean;
  /** The item under review, and how to change it. */
  opened: readonly [Item | undefined, Dispatch<SetStateAction<Item | undefined>>];
  /** Text shown when more of the list cannot be loaded. */
  problem: string;
}

interface Reviewed<Item> {
  /** The item under review as it is now; one that has left the list stays as it was. */
  open: Item | undefined;
  /** How to go to its neighbours; undefined for an item that the list does not show. */
  steps: ReviewSteps | undefined;
  /** Shows the next item that waits, from the top again after the last; closes the review when there is none. */
  goOn: () => void;
}

/** The review of a list's items one after the other, in the order of the list. */
export function useReviewSteps<Item>(props: ReviewedList<Item>): Reviewed<Item> {
  const { list, finds, order = (items) => items, idOf, waits, opened, problem } = props;
  const [held, setOpened] = opened;
  const loaded = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const listed = order(loaded.filter(finds));
  const indexOf = (item: Item, items: readonly Item[]) => items.findIndex((each) => idOf(each) === idOf(item));
  const open = held && (loaded[indexOf(held, loaded)] ?? held);
  const index = open ? indexOf(open, listed) : -1;

  // A decided item moves in the list, or leaves it, while its receipt is being read: what followed it before is remembered.
  const lastSeen = useRef<{ id: string; following: readonly string[] }>(undefined);
  useEffect(() => {
    if (!open || index === -1 || (lastSeen.current?.id === idOf(open) && !waits(open))) return;
    const following = [...listed.slice(index + 1), ...listed.slice(0, index)].map(idOf);
    lastSeen.current = { id: idOf(open), following };
  });

  /** Replaces the item under review, unless somebody has stepped on or closed the review meanwhile. */
  const replace = (item: Item, next: Item | undefined) =>
    setOpened((current) => (current && idOf(current) === idOf(item) ? next : current));

  const goOn = () => {
    if (!open) return;
    const waiting = listed.filter((item) => waits(item) && idOf(item) !== idOf(open));
    const following = lastSeen.current?.id === idOf(open) ? lastSeen.current.following : [];
    const next = following.map((id) => waiting.find((item) => idOf(item) === id)).find((item) => item !== undefined);
    replace(open, next ?? waiting[0]);
  };

  /** Loads on until something follows an item, or something that waits comes before it. */
  const loadAfter = async (item: Item) => {
    if (list.isFetchingNextPage) return undefined;
    const known = new Set(listed.map(idOf));
    for (let page = 0; page < MAX_PAGES_AHEAD; page += 1) {
      const { data, hasNextPage, isFetchNextPageError, error } = await list.fetchNextPage();
      if (isFetchNextPageError) toastError(withReason(problem, reasonOf(error)));
      const found = order(data?.pages.flatMap(({ items }) => items).filter(finds) ?? []);
      const at = indexOf(item, found);
      const before = found.slice(0, Math.max(at, 0)).find((each) => waits(each) && !known.has(idOf(each)));
      const next = at === -1 ? undefined : (before ?? found[at + 1]);
      if (next) return () => replace(item, next);
      if (isFetchNextPageError || !hasNextPage) return undefined;
    }
    return undefined;
  };

  if (!open || index === -1) return { open, steps: undefined, goOn };
  const to = (neighbour: Item | undefined) => neighbour && (() => setOpened(neighbour));
  const steps = {
    position: index + 1,
    of: `${listed.length}${list.hasNextPage ? '+' : ''}`,
    previous: to(listed[index - 1]),
    next: to(listed[index + 1]),
    more: list.hasNextPage ? () => loadAfter(open) : undefined,
  };
  return { open, steps, goOn };
}
