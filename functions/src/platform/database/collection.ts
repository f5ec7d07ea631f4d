import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { DocumentId } from '@doubloon/contract/shared/values.ts';
import { normalizeDocument } from '@doubloon/contract/calls/normalize.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import {
  type CollectionReference,
  type DocumentData,
  FieldPath,
  type Firestore,
  type FirestoreDataConverter,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from '@google-cloud/firestore';
import type { z } from 'zod';
import { notACursor } from '../app-error.ts';
import { readableOf, UnreadableDocument, type OnUnreadable } from './unreadable-document.ts';

/** Returns a document's fields as the code uses them, with `Date`s instead of timestamps. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
  }
  return value;
}

/** Where a document is stored, and who is told when a list leaves it out. */
interface StoredAt {
  readonly collection: string;
  readonly id: string;
  readonly onUnreadable?: OnUnreadable | undefined;
}

/** Parses the fields of a stored document. Throws `UnreadableDocument` if they do not fit, in any form that `normalizeDocument` understands. */
export function parseStored<S extends z.ZodType>(schema: S, fields: DocumentData, at: StoredAt): z.output<S> {
  const parsed = schema.safeParse(normalizeDocument(schema, withDates(fields)));
  if (parsed.success) return parsed.data;
  throw new UnreadableDocument(at.collection, at.id, parsed.error, at.onUnreadable);
}

/**
 * Returns a collection whose documents are parsed by `schema` when read and written; timestamps become `Date`s. Lists leave out what cannot be read only if
 * `onUnreadable` is told of it.
 */
export function collection<S extends z.ZodType>(
  db: Firestore,
  name: CollectionName,
  schema: S,
  onUnreadable?: OnUnreadable,
): CollectionReference<z.output<S>> {
  const converter: FirestoreDataConverter<z.output<S>> = {
    toFirestore: (model) => schema.parse(model) as DocumentData,
    fromFirestore: (snapshot: QueryDocumentSnapshot) =>
      parseStored(schema, snapshot.data(), { collection: name, id: snapshot.id, onUnreadable }),
  };
  return db.collection(name).withConverter(converter);
}

/** A cursor: milliseconds, no more than Firestore can store as a time, and an id. */
const CURSOR = /^(\d{1,14}) (\S+)$/;

function readCursor(cursor: string): [Date, string] {
  const [, millis, lastId] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  const id = DocumentId.safeParse(lastId);
  if (!id.success) throw notACursor();
  return [new Date(Number(millis)), id.data];
}

export interface PageWanted {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Returns one page of a query, newest `createdAt` first, ties by id. Reads one document more than the page to know whether another follows. The query may only
 * filter; this adds the order.
 */
export function newestFirst<T extends { createdAt: Date }>(query: Query<T>, page: PageWanted): Promise<Page<T>> {
  return latestFirst(query, page, 'createdAt');
}

/** Returns one page of a query, latest `updatedAt` first, ties by id. A document that changes while somebody pages moves to the first page. */
export function latestUpdateFirst<T extends { updatedAt: Date }>(query: Query<T>, page: PageWanted): Promise<Page<T>> {
  return latestFirst(query, page, 'updatedAt');
}

async function latestFirst<T>(query: Query<T>, page: PageWanted, field: keyof T & string): Promise<Page<T>> {
  const limit = page.limit ?? DEFAULT_PAGE_SIZE;
  let ordered = query
    .orderBy(field, 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit + 1);
  if (page.cursor) ordered = ordered.startAfter(...readCursor(page.cursor));
  const { docs } = await ordered.get();
  const shown = docs.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: readableOf(shown),
    nextCursor:
      docs.length > limit && last
        ? Buffer.from(`${Number(withDates(last.get(field)))} ${last.id}`).toString('base64url')
        : null,
  };
}

export function mapPage<T, U>(page: Page<T>, convert: (item: T) => U): Page<U> {
  return { items: page.items.map(convert), nextCursor: page.nextCursor };
}
