import { FieldPath } from '@google-cloud/firestore';
import type { Shelves, Stored } from './shelves.ts';
import { compare, fieldAt, type Fields, isMap, typeOf } from './values.ts';

/** The path of the document's id. */
export const ID = '__name__';

interface Filter {
  readonly path: string;
  readonly op: string;
  readonly value: unknown;
}

interface Order {
  readonly path: string;
  readonly descending: boolean;
}

/** A parsed query. */
export interface Wanted {
  readonly collection: string;
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
  readonly limit: number;
  /** Values of the fields that are sorted by, or the fields of a document by their paths. */
  readonly after: readonly unknown[] | ((path: string) => unknown) | null;
}

/** Returns a field's path as the fake names it; the document's id is a field, too. */
export function pathOf(field: string | FieldPath): string {
  if (typeof field === 'string') return field;
  if (field.isEqual(FieldPath.documentId())) return ID;
  throw new TypeError('The fake database knows field paths as strings only');
}

/** Returns the documents that a query finds, in its order. As in Firestore, a document without a field that is filtered or sorted by is not found. */
export function find(shelves: Shelves, { collection, filters, orders, limit, after }: Wanted): Stored[] {
  const sorting = fullOrder(filters, orders);
  const text = filters.find(({ op, path, value }) => op === '==' && path !== ID && typeof value === 'string');
  const all = text ? shelves.allWith(collection, text.path, text.value as string) : shelves.all(collection);
  const matching = all
    .filter((stored) => filters.every((filter) => matches(stored, filter)))
    .filter((stored) => sorting.every(({ path }) => valueOf(stored, path) !== undefined))
    .sort((a, b) => inOrder(sorting, (path) => [valueOf(a, path), valueOf(b, path)]));
  const from = after ? matching.filter((stored) => comesAfter(stored, sorting, after)) : matching;
  return from.slice(0, limit);
}

/** Returns the full order: the given one, otherwise the field of an inequality, and always the id at the end. */
function fullOrder(filters: readonly Filter[], orders: readonly Order[]): Order[] {
  const ranged = filters.find(({ op }) => !['==', 'in', 'array-contains', 'array-contains-any'].includes(op));
  const first = orders.length === 0 && ranged ? [{ path: ranged.path, descending: false }] : [];
  const named = [...first, ...orders];
  const descending = named.at(-1)?.descending ?? false;
  return named.some(({ path }) => path === ID) ? named : [...named, { path: ID, descending }];
}

function valueOf(stored: Stored, path: string): unknown {
  return path === ID ? stored.id : fieldAt(stored.fields, path);
}

function matches(stored: Stored, { path, op, value }: Filter): boolean {
  const found = valueOf(stored, path);
  if (found === undefined) return false;
  if (op === 'in') return (value as unknown[]).some((one) => isSame(found, one));
  if (op === '==') return isSame(found, value);
  if (op === '!=') return found !== null && !isSame(found, value);
  if (op === 'array-contains' || op === 'array-contains-any') {
    const wanted = op === 'array-contains' ? [value] : (value as unknown[]);
    return Array.isArray(found) && found.some((each) => wanted.some((one) => isSame(each, one)));
  }
  if (typeOf(found) !== typeOf(value)) return false;
  const order = compare(found, value);
  switch (op) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    default:
      return order >= 0;
  }
}

function isSame(a: unknown, b: unknown): boolean {
  // Null is compared first: the value may be a map, for which `compare` has no order.
  if (b === null) return a === null;
  if (typeof b === 'string') return a === b;
  if (isMap(b)) return isMap(a) && areSameMaps(a, b);
  return typeOf(a) === typeOf(b) && compare(a, b) === 0;
}

function areSameMaps(a: Fields, b: Fields): boolean {
  const names = Object.keys(b);
  return Object.keys(a).length === names.length && names.every((name) => name in a && isSame(a[name], b[name]));
}

function inOrder(sorting: readonly Order[], pair: (path: string) => [unknown, unknown]): number {
  for (const { path, descending } of sorting) {
    const order = compare(...pair(path));
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

function comesAfter(stored: Stored, sorting: readonly Order[], after: NonNullable<Wanted['after']>): boolean {
  if (typeof after === 'function') return inOrder(sorting, (path) => [valueOf(stored, path), after(path)]) > 0;
  const named = sorting.slice(0, after.length);
  const values = new Map(named.map(({ path }, index) => [path, after[index]]));
  return inOrder(named, (path) => [valueOf(stored, path), values.get(path)]) > 0;
}
