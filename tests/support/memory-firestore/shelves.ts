import { merged, updated, type Fields } from './values.ts';

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
}

/** An error with the code that Firestore gives it over gRPC. */
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

/** All documents, and the one place they are changed: a commit is applied whole or not at all. */
export class Shelves {
  readonly #collections = new Map<string, Map<string, Stored>>();
  #commits = 0;

  get(collection: string, id: string): Stored | undefined {
    return this.#collections.get(collection)?.get(id);
  }

  all(collection: string): Stored[] {
    return [...(this.#collections.get(collection)?.values() ?? [])];
  }

  /** Applies writes in their order. Throws, changing nothing, when one creates what is there or updates what is not. */
  commit(writes: readonly Write[]): void {
    const next = new Map<string, Stored | null>();
    this.#commits += 1;
    for (const { kind, collection, id, fields } of writes) {
      const key = `${collection}/${id}`;
      const now = next.has(key) ? next.get(key) : this.get(collection, id);
      if (kind === 'create' && now) throw new StoreError(ALREADY_EXISTS, `${key} exists already`);
      if (kind === 'update' && !now) throw new StoreError(NOT_FOUND, `There is no ${key}`);
      const after = afterWrite(kind, now?.fields ?? {}, fields);
      next.set(key, kind === 'delete' ? null : { id, fields: after, version: this.#commits });
    }
    for (const [key, stored] of next) this.#put(key, stored);
  }

  #put(key: string, stored: Stored | null): void {
    const [name = '', id = ''] = key.split('/');
    const collection = this.#collections.get(name) ?? new Map<string, Stored>();
    this.#collections.set(name, collection);
    if (stored) collection.set(id, stored);
    else collection.delete(id);
  }
}

function afterWrite(kind: Write['kind'], now: Fields, fields: Fields): Fields {
  if (kind === 'update') return updated(now, fields);
  return merged(kind === 'merge' ? now : {}, fields);
}
