import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { DocumentId } from '@doubloon/contract/shared/ids.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { FieldPath, type Query, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import type { newestFirst } from './collection.ts';

type PageWanted = Parameters<typeof newestFirst>[1];

/** One field that a list is sorted by. */
export interface SortField<T> {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  readonly read: (item: T) => number | boolean | Date;
}

/** How a list is sorted, and what is left out of it after reading. */
export interface Sorting<T> {
  readonly fields: readonly SortField<T>[];
  /** Keeps only these; the page may then be short and still have a next one. */
  readonly keep?: ((item: T) => boolean) | undefined;
  /** Documents read at most when `keep` is given. */
  readonly maxReads: number;
}

const CursorValue = z.union([z.number(), z.boolean(), z.object({ date: z.int() })]);
const Cursor = z.tuple([DocumentId], CursorValue);

function writeCursor<T>(document: QueryDocumentSnapshot<T>, fields: readonly SortField<T>[]): string {
  const item = document.data();
  const values = fields.map(({ read }) => {
    const value = read(item);
    return value instanceof Date ? { date: value.getTime() } : value;
  });
  return Buffer.from(JSON.stringify([document.id, ...values])).toString('base64url');
}

const notACursor = () => new AppError('invalid_input', 'cursor: not a cursor of this list');

function readCursor(cursor: string, length: number): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw notACursor();
  }
  const parsed = Cursor.safeParse(json);
  if (!parsed.success || parsed.data.length !== length + 1) throw notACursor();
  const [id, ...values] = parsed.data;
  return [...values.map((value) => (typeof value === 'object' ? toDate(value.date) : value)), id];
}

/** Milliseconds beyond what Firestore holds as a time are no cursor of ours. */
function toDate(millis: number): Date {
  if (Math.abs(millis) > 99_999_999_999_999) throw notACursor();
  return new Date(millis);
}

/**
 * One page of a query in an order of its own, ties by id. The query may only filter; this adds the order. Reads one
 * document more than the page or, with `keep`, at most `maxReads`. Throws `invalid_input` for a cursor of another list.
 */
export async function sortedPage<T>(query: Query<T>, page: PageWanted, sorting: Sorting<T>): Promise<Page<T>> {
  const { fields, keep, maxReads } = sorting;
  const limit = page.limit ?? DEFAULT_PAGE_SIZE;
  const ordered = fields
    .reduce((sorted, { field, direction }) => sorted.orderBy(field, direction), query)
    .orderBy(FieldPath.documentId(), fields.at(-1)?.direction ?? 'asc');
  let next = page.cursor ? ordered.startAfter(...readCursor(page.cursor, fields.length)) : ordered;
  const items: T[] = [];
  let last: QueryDocumentSnapshot<T> | undefined;
  for (let left = keep ? maxReads : limit + 1; left > 0;) {
    const wanted = Math.min(limit + 1, left);
    const { docs } = await next.limit(wanted).get();
    for (const document of docs) {
      if (items.length === limit && last) return { items, nextCursor: writeCursor(last, fields) };
      last = document;
      const item = document.data();
      if (!keep || keep(item)) items.push(item);
    }
    if (docs.length < wanted || !last) return { items, nextCursor: null };
    left -= docs.length;
    next = ordered.startAfter(last);
  }
  return { items, nextCursor: last ? writeCursor(last, fields) : null };
}
