import { type FieldPath, type FirestoreDataConverter, Timestamp } from '@google-cloud/firestore';
import { find, ID, pathOf, type Wanted } from './query.ts';
import type { Shelves, Stored, Write } from './shelves.ts';
import { fieldAt, type Fields } from './values.ts';

/** Gives documents and queries access to the database: every read and every commit first waits for `turn`. */
export interface Shop {
  readonly shelves: Shelves;
  readonly turn: () => Promise<void>;
  readonly commit: (writes: readonly Write[]) => void;
  /** Called with the number of documents of every read. */
  readonly count: (reads: number) => void;
}

type Converter = FirestoreDataConverter<unknown> | null;

/** A snapshot of a document. */
export class MemorySnapshot {
  readonly id: string;
  readonly ref: MemoryDocument;
  readonly exists: boolean;
  /** The commit that wrote the document, as a time: later commits have later ones, which is all they say. */
  readonly updateTime: Timestamp | undefined;
  readonly #stored: Stored | undefined;

  constructor(ref: MemoryDocument, stored: Stored | undefined) {
    this.id = ref.id;
    this.ref = ref;
    this.exists = stored !== undefined;
    this.updateTime = stored && Timestamp.fromMillis(stored.version);
    this.#stored = stored;
  }

  data(): unknown {
    const stored = this.#stored;
    if (!stored) return undefined;
    const { converter } = this.ref;
    if (!converter) return stored.fields;
    return converter.fromFirestore({ id: this.id, data: () => stored.fields } as never);
  }

  /** Returns a field as it is stored. */
  get(path: string): unknown {
    return this.#stored && fieldAt(this.#stored.fields, path);
  }
}

/** A reference to a document. */
export class MemoryDocument {
  readonly shop: Shop;
  readonly collection: string;
  readonly id: string;
  readonly path: string;
  /** The collection that the document is in. */
  readonly parent: { readonly id: string };
  readonly converter: Converter;

  constructor(shop: Shop, collection: string, id: string, converter: Converter) {
    this.shop = shop;
    this.collection = collection;
    this.id = id;
    this.path = `${collection}/${id}`;
    this.parent = { id: collection };
    this.converter = converter;
  }

  /** Returns the current document, without waiting for `turn`. */
  look(): MemorySnapshot {
    return new MemorySnapshot(this, this.shop.shelves.get(this.collection, this.id));
  }

  /** Returns a converted write to the document, which is not executed yet. */
  write(kind: Write['kind'], model: unknown): Write {
    const converts = this.converter !== null && (kind === 'create' || kind === 'set');
    const fields = converts ? this.converter.toFirestore(model as never) : model;
    return { kind, collection: this.collection, id: this.id, fields: fields as Fields };
  }

  async get(): Promise<MemorySnapshot> {
    await this.shop.turn();
    this.shop.count(1);
    return this.look();
  }

  create = (model: unknown) => this.#commit('create', model);
  set = (model: unknown) => this.#commit('set', model);
  update = (changes: unknown) => this.#commit('update', changes);
  delete = () => this.#commit('delete', {});

  async #commit(kind: Write['kind'], model: unknown): Promise<void> {
    const write = this.write(kind, model);
    await this.shop.turn();
    this.shop.commit([write]);
  }
}

const FILTERS = ['==', '!=', 'in', 'array-contains', 'array-contains-any', '<', '<=', '>', '>='];

/** A query; a collection is the query for all of it. */
export class MemoryQuery {
  readonly shop: Shop;
  readonly #wanted: Wanted;
  readonly #converter: Converter;

  constructor(shop: Shop, wanted: Wanted, converter: Converter) {
    this.shop = shop;
    this.#wanted = wanted;
    this.#converter = converter;
  }

  withConverter(converter: Converter): MemoryQuery {
    return new MemoryQuery(this.shop, this.#wanted, converter);
  }

  doc(id: string): MemoryDocument {
    return new MemoryDocument(this.shop, this.#wanted.collection, id, this.#converter);
  }

  where(field: string | FieldPath, op: string, value: unknown): MemoryQuery {
    if (!FILTERS.includes(op)) throw new TypeError(`The fake database does not know the filter ${op}`);
    return this.#with({ filters: [...this.#wanted.filters, { path: pathOf(field), op, value }] });
  }

  orderBy(field: string | FieldPath, direction: 'asc' | 'desc' = 'asc'): MemoryQuery {
    return this.#with({ orders: [...this.#wanted.orders, { path: pathOf(field), descending: direction === 'desc' }] });
  }

  limit(limit: number): MemoryQuery {
    return this.#with({ limit });
  }

  /** Starts after a document, or after values of the fields that are sorted by. */
  startAfter(...after: unknown[]): MemoryQuery {
    const [first] = after;
    if (!(first instanceof MemorySnapshot)) return this.#with({ after });
    return this.#with({ after: (path) => (path === ID ? first.id : first.get(path)) });
  }

  /** Returns the results without waiting for `turn`. */
  look(): { readonly docs: MemorySnapshot[]; readonly empty: boolean; readonly size: number } {
    const docs = find(this.shop.shelves, this.#wanted).map((stored) => new MemorySnapshot(this.doc(stored.id), stored));
    return { docs, empty: docs.length === 0, size: docs.length };
  }

  count(): MemoryCount {
    return new MemoryCount(this);
  }

  /** Returns a value that changes when anything that the query finds changes. */
  fingerprint(): string {
    return find(this.shop.shelves, this.#wanted)
      .map(({ id, version }) => `${id}:${version}`)
      .join(' ');
  }

  async get(): Promise<ReturnType<MemoryQuery['look']>> {
    await this.shop.turn();
    const found = this.look();
    this.shop.count(Math.max(found.size, 1));
    return found;
  }

  #with(changes: Partial<Wanted>): MemoryQuery {
    return new MemoryQuery(this.shop, { ...this.#wanted, ...changes }, this.#converter);
  }
}

/** Number of documents that Firestore counts for the price of one read. */
const COUNTED_BY_A_READ = 1_000;

/** The count of the documents that a query finds. */
export class MemoryCount {
  readonly #query: MemoryQuery;

  constructor(query: MemoryQuery) {
    this.#query = query;
  }

  look(): { readonly data: () => { readonly count: number } } {
    const count = this.#query.look().size;
    return { data: () => ({ count }) };
  }

  fingerprint(): string {
    return this.#query.fingerprint();
  }

  async get(): Promise<ReturnType<MemoryCount['look']>> {
    const { shop } = this.#query;
    await shop.turn();
    const found = this.look();
    shop.count(Math.ceil(found.data().count / COUNTED_BY_A_READ) || 1);
    return found;
  }
}
