import type { Firestore } from '@google-cloud/firestore';
import { type MemoryCount, MemoryDocument, MemoryQuery, type MemorySnapshot, type Shop } from './references.ts';
import { ABORTED, Shelves, StoreError, type Write } from './shelves.ts';

/** Attempts of a transaction: as many as Firestore's own client makes. */
const ATTEMPTS = 5;

export interface MemoryFirestoreOptions {
  /** The documents; passed in if several databases share them. */
  readonly shelves?: Shelves;
  /** Awaited before every read and every commit; throwing simulates a process that dies there. */
  readonly turn?: () => Promise<void>;
  /** Changes the writes of a commit, to plant faults. */
  readonly tamper?: (writes: readonly Write[]) => readonly Write[];
  /** Called with the number of documents of each read; an empty query counts as one. */
  readonly count?: (reads: number) => void;
}

/**
 * Creates a database in memory with the part of Firestore that the payments' stores and tallies use: documents, equality, range and `in` filters, order,
 * cursors, limits, increments, and transactions that are retried if anything they have read was changed meanwhile. Anything else throws.
 * `tests/api/platform/memory-firestore.test.ts` runs the same cases on it and on the engine.
 */
export function createMemoryFirestore({
  shelves = new Shelves(),
  turn,
  tamper,
  count = () => undefined,
}: MemoryFirestoreOptions = {}): Firestore {
  const shop: Shop = {
    shelves,
    turn: turn ?? (() => Promise.resolve()),
    commit: (writes) => shelves.commit(tamper ? tamper(writes) : writes),
    count,
  };
  const collection = (name: string) =>
    new MemoryQuery(shop, { collection: name, filters: [], orders: [], limit: Infinity, after: null }, null);
  const database = {
    collection,
    doc: (path: string) => {
      const [name = '', id = ''] = path.split('/');
      return collection(name).doc(id);
    },
    getAll: (...wanted: MemoryDocument[]) => Promise.all(wanted.map((one) => one.get())),
    runTransaction: <T>(body: (transaction: MemoryTransaction) => Promise<T>) => runTransaction(shop, body),
  };
  return database as unknown as Firestore;
}

interface SetOptions {
  readonly merge?: boolean;
  readonly mergeFields?: readonly string[];
}

/** A transaction: reads come first; writes are applied together at the end, unless something read has changed. */
class MemoryTransaction {
  readonly #shop: Shop;
  readonly #reads: { readonly now: () => string; readonly then: string }[] = [];
  readonly #writes: Write[] = [];

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  async get(wanted: MemoryDocument | MemoryQuery | MemoryCount): Promise<ReturnType<(typeof wanted)['look']>> {
    if (this.#writes.length > 0) throw new Error('A transaction reads before it writes');
    await this.#shop.turn();
    const { collection, id } = wanted instanceof MemoryDocument ? wanted : { collection: '', id: '' };
    const now =
      wanted instanceof MemoryDocument
        ? () => String(this.#shop.shelves.get(collection, id)?.version)
        : () => wanted.fingerprint();
    this.#reads.push({ now, then: now() });
    const found = wanted.look();
    this.#shop.count('size' in found ? Math.max(found.size, 1) : 1);
    return found;
  }

  async getAll(...wanted: MemoryDocument[]): Promise<MemorySnapshot[]> {
    const found: MemorySnapshot[] = [];
    for (const one of wanted) found.push((await this.get(one)) as MemorySnapshot);
    return found;
  }

  create = (ref: MemoryDocument, model: unknown) => void this.#writes.push(ref.write('create', model));
  set = (ref: MemoryDocument, model: unknown, { merge = false, mergeFields }: SetOptions = {}) => {
    const written = ref.write(merge || mergeFields ? 'merge' : 'set', model);
    this.#writes.push(mergeFields ? { ...written, mask: mergeFields } : written);
  };
  update = (ref: MemoryDocument, changes: unknown) => void this.#writes.push(ref.write('update', changes));
  delete = (ref: MemoryDocument) => void this.#writes.push(ref.write('delete', {}));

  isStale(): boolean {
    return this.#reads.some(({ now, then }) => now() !== then);
  }

  async commit(): Promise<boolean> {
    if (this.#writes.length > 0) await this.#shop.turn();
    if (this.isStale()) return false;
    if (this.#writes.length > 0) this.#shop.commit(this.#writes);
    return true;
  }
}

async function runTransaction<T>(shop: Shop, body: (transaction: MemoryTransaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const transaction = new MemoryTransaction(shop);
    try {
      const result = await body(transaction);
      if (await transaction.commit()) return result;
    } catch (error) {
      // Firestore never shows a transaction half of a change, so an error caused by that does not count.
      if (!transaction.isStale()) throw error;
    }
  }
  throw new StoreError(ABORTED, 'The transaction met others too often');
}
