import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type {
  AggregateQuery,
  AggregateSpec,
  AggregateSpecData,
  DocumentData,
  DocumentReference,
  Firestore,
  Query,
  QuerySnapshot,
  Transaction,
} from '@google-cloud/firestore';
import { commitWrite, imageOf, withChange, type Write } from './buffered-writes.ts';
import type { KnownFields } from './known-fields.ts';
import type { WritingSession } from './session.ts';

/** The state of one document in a unit of work. */
interface Held {
  readonly ref: DocumentReference;
  /** The stored fields: null if the document does not exist, undefined until it was read. */
  stored: DocumentData | null | undefined;
  write: Write | undefined;
  /** True when somebody has read the document since it was written here. */
  isSeen: boolean;
}

export const MAX_WRITES = 500;

/**
 * Reads and writes documents in one transaction. Writes wait for the end, so reads may come at any place, and a document written here is read with its new
 * fields. A second change of a document is merged with the first; setting one of its fields to another value, replacing or removing it throws unless it was
 * read in between. Queries see stored documents only, so a query of a collection that was written here throws.
 */
export class UnitOfWork implements WritingSession {
  readonly firestore: Firestore;
  readonly #transaction: Transaction;
  readonly #documents = new Map<string, Held>();
  #hasEnded = false;

  constructor(firestore: Firestore, transaction: Transaction) {
    this.firestore = firestore;
    this.#transaction = transaction;
  }

  async read(refs: readonly DocumentReference[]): Promise<(DocumentData | null)[]> {
    const held = refs.map((ref) => this.#hold(ref));
    const unread = [...new Set(held)].filter(needsReading);
    const found = await this.#fetch(unread.map(({ ref }) => ref));
    unread.forEach((document, index) => (document.stored ??= found[index] ?? null));
    return held.map((document) => {
      document.isSeen = true;
      return imageOf(document.ref.path, document.stored ?? null, document.write);
    });
  }

  query<T>(collection: CollectionName, query: Query<T>): Promise<QuerySnapshot<T>> {
    this.#requireUnwritten(collection);
    return this.#transaction.get(query);
  }

  async aggregate<A extends AggregateSpec>(
    collection: CollectionName,
    query: AggregateQuery<A>,
  ): Promise<AggregateSpecData<A>> {
    this.#requireUnwritten(collection);
    return (await this.#transaction.get(query)).data();
  }

  create(ref: DocumentReference, fields: DocumentData): void {
    const held = this.#hold(ref);
    if (held.write) throw new Error(`${ref.path} is created after it was written in this unit of work`);
    write(held, { kind: 'create', fields });
  }

  set(ref: DocumentReference, fields: DocumentData, known: KnownFields): void {
    const held = this.#hold(ref);
    requireSeen(held, 'replaced');
    if (held.write?.kind === 'delete')
      throw new Error(`${ref.path} is written after it was removed in this unit of work`);
    write(held, held.write?.kind === 'create' ? { kind: 'create', fields } : { kind: 'set', fields, known });
  }

  merge(ref: DocumentReference, fields: DocumentData): void {
    const held = this.#hold(ref);
    if (held.write) throw new Error(`Fields are merged into ${ref.path} after it was written in this unit of work`);
    write(held, { kind: 'merge', fields });
  }

  update(ref: DocumentReference, fields: DocumentData): void {
    const held = this.#hold(ref);
    write(held, withChange(ref.path, held, fields));
  }

  delete(ref: DocumentReference, { mustExist = false }: { readonly mustExist?: boolean } = {}): void {
    const held = this.#hold(ref);
    requireSeen(held, 'removed');
    if (held.write?.kind === 'create')
      throw new Error(`${ref.path} is removed after it was created in this unit of work`);
    write(held, { kind: 'delete', mustExist });
  }

  /** Passes the writes to the transaction; nothing may be read or written here afterwards. */
  end(): void {
    this.#hasEnded = true;
    const written = [...this.#documents.values()].flatMap(({ ref, write }) => (write ? [{ ref, write }] : []));
    if (written.length > MAX_WRITES) {
      throw new Error(`${written.length} documents are written in a unit of work, and ${MAX_WRITES} may be`);
    }
    for (const { ref, write } of written) commitWrite(this.#transaction, ref, write);
  }

  async #fetch(refs: readonly DocumentReference[]): Promise<(DocumentData | undefined)[]> {
    const [only, ...others] = refs;
    if (!only) return [];
    if (others.length === 0) return [(await this.#transaction.get(only)).data()];
    return (await this.#transaction.getAll(...refs)).map((snapshot) => snapshot.data());
  }

  #hold(ref: DocumentReference): Held {
    this.#requireRunning();
    const held = this.#documents.get(ref.path) ?? { ref, stored: undefined, write: undefined, isSeen: true };
    this.#documents.set(ref.path, held);
    return held;
  }

  #requireUnwritten(collection: CollectionName): void {
    this.#requireRunning();
    for (const { ref, write } of this.#documents.values()) {
      if (write && ref.parent.id === collection) {
        throw new Error(`A query does not find ${ref.path} as it was written in this unit of work`);
      }
    }
  }

  #requireRunning(): void {
    if (this.#hasEnded) throw new Error('The unit of work has ended already');
  }
}

const needsReading = ({ stored, write }: Held): boolean =>
  stored === undefined && (write === undefined || write.kind === 'update');

function write(held: Held, write: Write): void {
  held.write = write;
  held.isSeen = false;
}

function requireSeen({ ref, write, isSeen }: Held, becomes: string): void {
  if (write && !isSeen) throw new Error(`${ref.path} is ${becomes} unseen after it was written in this unit of work`);
}
