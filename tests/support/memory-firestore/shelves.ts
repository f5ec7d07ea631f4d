import { ValueIndex } from './value-index.ts';
import { masked, merged, updated, type Fields } from './values.ts';

/** A document with the number of the commit that wrote it. */
export interface Stored {
  readonly id: string;
  readonly fields: Fields;
  readonly version: number;
}

/** One write of a commit, after conversion. */
export interface Write {
  readonly kind: 'create' | 'set' | 'merge' | 'update' | 'delete';
  readonly collection: string;
  readonly id: string;
  readonly fields: Fields;
  /** Paths of the only fields that a `merge` writes, each as a whole. */
  readonly mask?: readonly string[];
}

/** An error with the code that Firestore uses over gRPC. */
export class StoreError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const NOT_FOUND = 5;
export const ALREADY_EXISTS = 6;
export const ABORTED = 10;

/** Stores all documents. They change only by commits, each of which is applied completely or not at all. */
export class Shelves {
  readonly #collections = new Map<string, Map<string, Stored>>();
  /** Indexes by collection and path, created on first use. */
  readonly #indexes = new Map<string, Map<string, ValueIndex>>();
  #commits = 0;

  get(collection: string, id: string): Stored | undefined {
    return this.#collections.get(collection)?.get(id);
  }

  all(collection: string): Stored[] {
    return [...(this.#collections.get(collection)?.values() ?? [])];
  }

  /** Returns the documents of a collection whose field equals this text, in no particular order. */
  allWith(collection: string, path: string, text: string): Stored[] {
    const ids = this.#indexOf(collection, path).idsOf(text);
    return [...ids].flatMap((id) => this.get(collection, id) ?? []);
  }

  /** Applies writes in their order. Throws without changing anything if one creates an existing document or updates a missing one. */
  commit(writes: readonly Write[]): void {
    const next = new Map<string, Stored | null>();
    this.#commits += 1;
    for (const { kind, collection, id, fields, mask } of writes) {
      const key = `${collection}/${id}`;
      const now = next.has(key) ? next.get(key) : this.get(collection, id);
      if (kind === 'create' && now) throw new StoreError(ALREADY_EXISTS, `${key} exists already`);
      if (kind === 'update' && !now) throw new StoreError(NOT_FOUND, `There is no ${key}`);
      const after = mask ? masked(now?.fields ?? {}, fields, mask) : afterWrite(kind, now?.fields ?? {}, fields);
      next.set(key, kind === 'delete' ? null : { id, fields: after, version: this.#commits });
    }
    for (const [key, stored] of next) this.#put(key, stored);
  }

  #indexOf(collection: string, path: string): ValueIndex {
    const indexes = this.#indexes.get(collection) ?? new Map<string, ValueIndex>();
    this.#indexes.set(collection, indexes);
    const known = indexes.get(path);
    if (known) return known;
    const index = new ValueIndex(path, this.#collections.get(collection)?.values() ?? []);
    indexes.set(path, index);
    return index;
  }

  #put(key: string, stored: Stored | null): void {
    const [name = '', id = ''] = key.split('/');
    const collection = this.#collections.get(name) ?? new Map<string, Stored>();
    const before = collection.get(id)?.fields;
    for (const index of this.#indexes.get(name)?.values() ?? []) index.replace(id, before, stored?.fields);
    this.#collections.set(name, collection);
    if (stored) collection.set(id, stored);
    else collection.delete(id);
  }
}

function afterWrite(kind: Write['kind'], now: Fields, fields: Fields): Fields {
  if (kind === 'update') return updated(now, fields);
  return merged(kind === 'merge' ? now : {}, fields);
}
