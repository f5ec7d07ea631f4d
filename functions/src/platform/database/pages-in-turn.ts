import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { notACursor } from '../app-error.ts';
import type { PageWanted } from './collection.ts';

/** One of the lists that are read as one. */
interface Source<T> {
  /** A page of its own; `except` says whom an earlier list has shown already. */
  readonly page: (page: PageWanted, except: (item: T) => boolean) => Promise<Page<T>>;
  /** True of everything that its pages hold or would hold. */
  readonly has: (item: T) => boolean;
}

/** The number of a list, and a cursor of its own; without one it is begun. */
const CURSOR = /^(\d)\.(.*)$/;

/**
 * One page of several lists, one after another, in which everything stands once: in the first list that has it. A page can be short, even empty, and go
 * on. Reads what one page of each list reads. Throws `invalid_input` for what is no cursor.
 */
export async function pagesInTurn<T>(sources: readonly Source<T>[], page: PageWanted): Promise<Page<T>> {
  const limit = page.limit ?? DEFAULT_PAGE_SIZE;
  const [at, own] = page.cursor === undefined ? [0, undefined] : readCursor(page.cursor);
  let cursor = own;
  if (at >= sources.length) throw notACursor();
  const items: T[] = [];
  for (const [index, source] of sources.entries()) {
    if (index < at) continue;
    if (items.length === limit) return { items, nextCursor: `${index}.` };
    const except = (item: T) => sources.slice(0, index).some((earlier) => earlier.has(item));
    const found = await source.page({ limit: limit - items.length, cursor }, except);
    items.push(...found.items.filter((item) => !except(item)));
    if (found.nextCursor !== null) return { items, nextCursor: `${index}.${found.nextCursor}` };
    cursor = undefined;
  }
  return { items, nextCursor: null };
}

function readCursor(cursor: string): [number, string | undefined] {
  const [, index, own] = CURSOR.exec(cursor) ?? [];
  if (index === undefined) throw notACursor();
  return [Number(index), own || undefined];
}
