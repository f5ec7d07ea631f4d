import { createHash } from 'node:crypto';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { CollectionFieldSchema } from 'typesense';
import type { z } from 'zod';
import { notACursor } from '../app-error.ts';
import type { PageWanted } from '../database/collection.ts';
import type { Database } from '../database/database.ts';
import type { EntryBase } from './search-engine.ts';

/** The texts by which the engine finds an entry. */
export interface EntryTexts {
  /** Short texts, in which words are also found inside of others. */
  readonly names: readonly string[];
  /** Longer texts. */
  readonly texts: readonly string[];
}

/** The entry of a document: all that the engine knows of it. */
export type Entry<Fields> = EntryBase & EntryTexts & Fields;

/** How the values of a sorted field are written in a cursor and, as numbers, in the engine. */
export type SortedAs = keyof typeof SORTED;

/** A question to the engine. */
export interface EngineQuery<Fields> {
  /** Words, all of which an entry must have; none for all entries. */
  readonly words: readonly string[];
  /** Conditions, all of which an entry must fulfil, in the engine's syntax. */
  readonly filters: readonly string[];
  readonly by: {
    readonly field: keyof Fields & string;
    readonly direction: 'asc' | 'desc';
    readonly as: SortedAs;
  };
}

/** Declares what is searched in one collection, by Firestore and by the search engine. */
export interface Searched<Wanted, T extends { readonly id: string }, Fields> {
  /** The alias under which the engine has the entries. */
  readonly name: string;
  readonly collection: CollectionName;
  readonly schema: z.ZodType<T>;
  /** The fields by which the engine filters and sorts. */
  readonly fields: { readonly [Name in keyof Fields]: Pick<CollectionFieldSchema, 'type'> };
  /** Returns the entry of a document, of fields that everybody may read; null for one that is not to be found. Pure. */
  entryOf(document: T): (EntryTexts & Fields) | null;
  /** Returns the engine's query; null when Firestore answers without reading more than the page. */
  queryOf(wanted: Wanted): EngineQuery<Fields> | null;
  /** True for a document that may be shown for this search, whatever its entry says; words need not be looked for. */
  shows(document: T, wanted: Wanted): boolean;
  /** Returns a page from Firestore. */
  fromFirestore(db: Database, wanted: Wanted, page: PageWanted): Promise<Page<T>>;
  /** Returns the documents with these ids, by their ids. Reads 1 each. */
  findMap(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, T>>;
}

/** The part of a declaration that keeps the entries. */
export type Kept<T extends { readonly id: string } = { readonly id: string }> = Pick<
  Searched<unknown, T, object>,
  'name' | 'collection' | 'schema' | 'fields' | 'entryOf'
>;

/** Returns a number that follows from the id alone, of 48 bits, so that JSON carries it exactly. */
export const tieOf = (id: string): number => createHash('sha256').update(id).digest().readUIntBE(0, 6);

/** Returns the whole entry of a document, as of the moment at which it was read; null for one that is not to be found. */
export function entryOf<T extends { readonly id: string }>(
  kept: Kept<T>,
  document: T,
  version: number,
): Entry<object> | null {
  const entry = kept.entryOf(document);
  return entry && { id: document.id, tie: tieOf(document.id), version, ...entry };
}

/** Returns the schema of the engine's collection. */
export const fieldsOf = ({ fields }: Kept): CollectionFieldSchema[] => [
  { name: 'names', type: 'string[]', infix: true },
  { name: 'texts', type: 'string[]' },
  { name: 'tie', type: 'int64' },
  { name: 'version', type: 'int64' },
  ...Object.entries(fields as Readonly<Record<string, Pick<CollectionFieldSchema, 'type'>>>).map(([name, field]) => ({
    ...field,
    name,
  })),
];

/** Returns a number that the engine can compare a field with; it refuses questions with any other. Throws `invalid_input`: it is of a cursor. */
export function comparable(value: number, type: CollectionFieldSchema['type']): number {
  const largest = type === 'int32' ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER;
  if (!Number.isSafeInteger(value) || Math.abs(value) > largest) throw notACursor();
  return value;
}

type CursorValue = number | string | Date | null;

function required<V>(value: CursorValue, is: (value: CursorValue) => value is V & CursorValue): V {
  if (!is(value)) throw notACursor();
  return value;
}

const isNumber = (value: CursorValue) => typeof value === 'number';
const isDate = (value: CursorValue) => value instanceof Date;
const isDay = (value: CursorValue): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The values of each kind in the engine, and back. Numbers are whole, so that they can be compared for equality. */
export const SORTED = {
  number: { toEngine: (value: CursorValue) => required(value, isNumber), fromEngine: (stored: number) => stored },
  /** Numbers with one decimal. */
  tenths: {
    toEngine: (value: CursorValue) => Math.round(required(value, isNumber) * 10),
    fromEngine: (stored: number) => stored / 10,
  },
  moment: {
    toEngine: (value: CursorValue) => required<Date>(value, isDate).getTime(),
    fromEngine: (stored: number) => new Date(stored),
  },
  day: {
    toEngine: (value: CursorValue) => Number(required<string>(value, isDay).replaceAll('-', '')),
    fromEngine: (stored: number) => String(stored).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
  },
} as const;
