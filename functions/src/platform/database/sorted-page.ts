import { z } from 'zod';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { DocumentId } from '@doubloon/contract/shared/values.ts';
import { type Page, MAX_SEARCH_READS } from '@doubloon/contract/calls/paging.ts';
import { FieldPath, type Query, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { wordMatch } from '@doubloon/contract/shared/word-match.ts';
import { notACursor } from '../app-error.ts';
import { newestFirst, withDates, type PageWanted } from './collection.ts';
import { readableOf, unlessUnreadable } from './unreadable-document.ts';

export interface SortField<T> {
  readonly field: string | FieldPath;
  readonly direction: 'asc' | 'desc';
  /** Returns the value of the field; null only where the query cannot find such an item. */
  readonly read: (item: T) => number | string | Date | null;
}

/** The order of a list, and the items that are left out after reading. */
interface Sorting<T> {
  readonly by: SortField<T>;
  /** Keeps only items for which it returns true; a page may then be short although more pages follow. */
  readonly keep?: ((item: T) => boolean) | undefined;
  /** Maximum number of documents to read when `keep` is given. */
  readonly maxReads: number;
}

/** A time in a cursor, in no more milliseconds than Firestore can store. */
const Moment = z.object({ date: z.int().min(0).max(99_999_999_999_999) });
const Cursor = z.tuple([DocumentId, z.union([z.number(), z.string().max(100), z.null(), Moment])]);

function cursorOf<T>(document: QueryDocumentSnapshot<T>, { field, read }: SortField<T>): string {
  const item = unlessUnreadable(() => document.data());
  const value = item === undefined ? (withDates(document.get(field)) as number | string | Date | null) : read(item);
  return writeCursor(document.id, value);
}

/** Returns the cursor behind an item with this id and value of the sorted field. */
export function writeCursor(id: string, value: number | string | Date | null): string {
  const parts = [id, value instanceof Date ? { date: value.getTime() } : value];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Returns the value of the sorted field and the id behind which a page begins. Throws `invalid_input` for a bad cursor. */
export function readCursor(cursor: string): [number | string | Date | null, string] {
  const parsed = Cursor.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw notACursor();
  const [id, value] = parsed.data;
  return [typeof value === 'object' && value ? new Date(value.date) : value, id];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Minimum number of documents in each further read, if the first one did not fill the page. */
const FURTHER = 50;

/**
 * Returns one page of a query in the given order, ties by id. The query may only filter; this adds the order. Reads one document more than the page or, with
 * `keep`, at most `maxReads`. Throws `invalid_input` for a bad cursor.
 */
export async function sortedPage<T>(
  query: Query<T>,
  page: Parameters<typeof newestFirst>[1],
  { by, keep, maxReads }: Sorting<T>,
): Promise<Page<T>> {
  const limit = page.limit ?? DEFAULT_PAGE_SIZE;
  const ordered = query.orderBy(by.field, by.direction).orderBy(FieldPath.documentId(), by.direction);
  let next = page.cursor ? ordered.startAfter(...readCursor(page.cursor)) : ordered;
  const items: T[] = [];
  let last: QueryDocumentSnapshot<T> | undefined;
  for (let left = keep ? maxReads : limit + 1; left > 0;) {
    const wanted = Math.min(last ? Math.max(limit + 1, FURTHER) : limit + 1, left);
    const { docs } = await next.limit(wanted).get();
    for (const document of docs) {
      if (items.length === limit && last) return { items, nextCursor: cursorOf(last, by) };
      last = document;
      items.push(...readableOf([document]).filter((item) => !keep || keep(item)));
    }
    if (docs.length < wanted || !last) return { items, nextCursor: null };
    left -= docs.length;
    next = ordered.startAfter(last);
  }
  return { items, nextCursor: last ? cursorOf(last, by) : null };
}

/**
 * Returns one page of the documents that an ordered query finds first, the largest number first, ties by id. It needs no index of the number, because it reads
 * the same `maxReads` documents for each page; what comes after these is left out. Throws `invalid_input` for a bad cursor.
 */
export async function pageOfLeading<T>(
  ordered: Query<T>,
  page: PageWanted,
  {
    by,
    keep,
    maxReads,
  }: Omit<Sorting<T>, 'by'> & {
    readonly by: Omit<SortField<T>, 'read'> & { readonly read: (item: T) => number };
  },
): Promise<Page<T>> {
  const limit = page.limit ?? DEFAULT_PAGE_SIZE;
  const [value, id] = page.cursor ? readCursor(page.cursor) : [Infinity, ''];
  if (typeof value !== 'number') throw notACursor();
  const { docs } = await ordered.limit(maxReads).get();
  const left = docs
    .flatMap((document) => readableOf([document]).map((item) => ({ document, item, number: by.read(item) })))
    .filter(({ item }) => !keep || keep(item))
    .filter(({ document, number }) => number < value || (number === value && document.id < id))
    .sort((a, b) => b.number - a.number || (a.document.id < b.document.id ? 1 : -1));
  const shown = left.slice(0, limit);
  const last = left.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(({ item }) => item), nextCursor: last ? cursorOf(last.document, by) : null };
}

/** A requested page of a list, and the words to search for in it. */
export interface FoundPageWanted extends PageWanted {
  readonly search?: string | undefined;
}

/**
 * Returns one page of a query, newest `createdAt` first, of documents whose texts contain every word searched for. Suitable only for lists of one person or
 * loot, because it searches by reading. Reads one document more than the page, or up to `MAX_SEARCH_READS` with words. A page with words can be short or empty
 * although more pages follow.
 */
export function newestFound<T extends { createdAt: Date }>(
  query: Query<T>,
  page: FoundPageWanted,
  textsOf: (item: T) => readonly string[],
): Promise<Page<T>> {
  const match = wordMatch(page.search ?? '');
  if (match === null) return newestFirst(query, page);
  return sortedPage(query, page, {
    by: { field: 'createdAt', direction: 'desc', read: ({ createdAt }) => createdAt },
    keep: (item) => match.finds(textsOf(item)),
    maxReads: MAX_SEARCH_READS,
  });
}

/** One of several lists that are read as one. */
interface Source<T> {
  /** Returns a page of this list without the `except` items, which an earlier list has shown already. */
  readonly page: (page: PageWanted, except: (item: T) => boolean) => Promise<Page<T>>;
  /** True for every item that its pages hold or would hold. */
  readonly has: (item: T) => boolean;
}

/** A cursor: the number of a list, and that list's own cursor, which is empty at its beginning. */
const CURSOR = /^(\d)\.(.*)$/;

/**
 * Returns one page of several lists, one after another. Each item appears once, in the first list that has it. A page can be short or empty although more pages
 * follow. Reads one page of each list. Throws `invalid_input` for a bad cursor.
 */
export async function pagesInTurn<T>(sources: readonly Source<T>[], page: PageWanted): Promise<Page<T>> {
  const limit = page.limit ?? DEFAULT_PAGE_SIZE;
  const [at, own] = page.cursor === undefined ? [0, undefined] : readPlace(page.cursor);
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

function readPlace(cursor: string): [number, string | undefined] {
  const [, index, own] = CURSOR.exec(cursor) ?? [];
  if (index === undefined) throw notACursor();
  return [Number(index), own || undefined];
}
