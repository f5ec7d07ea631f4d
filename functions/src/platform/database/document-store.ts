import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
} from '@google-cloud/firestore';
import type { z } from 'zod';
import { notFound } from '../app-error.ts';
import { collection, parseStored } from './collection.ts';
import { changeDocuments, deleteDocuments, eachData, inPages } from './each-document.ts';
import { knownFields, type KnownFields } from './known-fields.ts';
import { parseChanges } from './parse-changes.ts';
import type { Session, WritingSession } from './session.ts';
import { readableOf, unlessUnreadable } from './unreadable-document.ts';

/** Documents that are read at a time of what is handled in turn: few, because they are older the longer the others take. */
const SMALL_PAGE = 50;

/** Fields to change; a nested field is named by its path. */
export type Changes<T> = Partial<T> & Readonly<Record<`${string}.${string}`, unknown>>;

/** Options of a store, beside its documents' schema. */
interface StoreOptions<T> {
  /** The field that names the person (or document) that a document belongs to. */
  readonly of?: keyof T & string;
  /** The word for the document in the not-found error shown to people. Without it, a missing document is an internal error. */
  readonly label?: string;
}

/**
 * The documents of one collection, parsed by their schema when read and written; changes of fields are parsed by the schema of each field. A domain's store
 * adds its queries in a subclass. As `tx.x` it reads and writes in a unit of work, as `db.x` it only reads. A stored document that does not fit its schema is
 * left out of lists with a warning; everything else that reads it throws `UnreadableDocument`.
 */
export class DocumentStore<T extends DocumentData> {
  protected readonly session: Session;
  /** The collection of its documents. */
  readonly collectionName: CollectionName;
  /** The schema of its documents. */
  readonly schema: z.ZodType<T>;
  readonly #idOf: ((document: T) => string) | undefined;
  readonly #options: StoreOptions<T>;

  /** `idOf` returns the id of a document from its fields; without it, `add` and `put` need the id. */
  constructor(
    session: Session,
    name: CollectionName,
    schema: z.ZodType<T>,
    idOf?: (document: T) => string,
    options: StoreOptions<T> = {},
  ) {
    this.#options = options;
    this.session = session;
    this.collectionName = name;
    this.schema = schema;
    this.#idOf = idOf;
  }

  /** Returns a document, or null. Reads 1. */
  async find(id: string): Promise<T | null> {
    const [found = null] = await this.findEach([id]);
    return found;
  }

  /** Returns a document that must exist. Throws not-found with the store's label, or an internal error if it has none. Reads 1. */
  async get(id: string): Promise<T> {
    const found = await this.find(id);
    if (!found) throw this.missing(id);
    return found;
  }

  /** Returns the documents with these ids in the same order, null where there is none. Reads 1 each. */
  async findEach(ids: readonly string[]): Promise<(T | null)[]> {
    if (ids.length === 0) return [];
    return (await this.#stored(ids)).map((stored) => stored && this.#parse(stored));
  }

  /** Returns the existing documents among these ids, like a list without those that cannot be read. Reads 1 each. */
  async findAll(ids: readonly string[]): Promise<T[]> {
    if (ids.length === 0) return [];
    const found = (await this.#stored(ids)).filter((stored) => stored !== null);
    return found.flatMap((stored) => unlessUnreadable(() => [this.#parse(stored)]) ?? []);
  }

  /** Returns the documents that `findAll` does, of ids that may repeat, by their ids. Reads 1 each. */
  async findMap(ids: readonly string[]): Promise<ReadonlyMap<string, T>> {
    const found = await this.findAll([...new Set(ids)]);
    return new Map(found.map((document) => [this.idOf(document), document]));
  }

  /** Writes a new document; the commit fails if it exists already. Writes 1. */
  add(document: T, id = this.idOf(document)): void {
    this.writing.create(this.ref(id), this.schema.parse(document));
  }

  /** Writes a whole document. Stored fields that the schema does not name, which a newer version may have added, stay unchanged. Writes 1. */
  put(document: T, id = this.idOf(document)): void {
    this.writing.set(this.ref(id), this.schema.parse(document), fieldsOf(this.schema));
  }

  /** Changes fields of a document; the commit fails if it does not exist. Writes 1. */
  update(id: string, changes: Changes<T>): void {
    this.writing.update(this.ref(id), parseChanges(this.schema, changes));
  }

  /**
   * Writes a document unchanged, so that this unit of work conflicts with others that have read it: their queries would miss the documents that this one adds.
   * Writes 1.
   */
  lock(document: T): void {
    const [[field, value] = []] = Object.entries(document);
    if (field === undefined) throw new TypeError('A document without fields cannot be locked');
    this.writing.update(this.ref(this.idOf(document)), { [field]: value as unknown });
  }

  /** Removes a document, if there is one. Writes 1. */
  remove(id: string): void {
    this.writing.delete(this.ref(id));
  }

  /** Yields every document of a person, read in pages on demand. For use outside of units of work. */
  eachOf(uid: string): AsyncIterable<T> {
    return this.each(this.of(uid));
  }

  /** Removes every document of a person in its own units of work. If interrupted, a second call removes the rest. */
  removeAllOf(uid: string): Promise<void> {
    return this.removeEach(this.of(uid));
  }

  /** The documents of a person, for queries. */
  protected of(uid: string): Query<T> {
    if (!this.#options.of) throw new Error(`Documents of ${this.collectionName} belong to nobody`);
    return this.documents.where(this.#options.of, '==', uid);
  }

  /** Returns the error for a missing document. */
  protected missing(id: string): Error {
    return this.#options.label ? notFound(this.#options.label) : new Error(`There is no ${this.collectionName}/${id}`);
  }

  protected idOf(document: T): string {
    if (!this.#idOf) throw new Error(`Documents of ${this.collectionName} do not carry their ids`);
    return this.#idOf(document);
  }

  /** The collection, for queries. */
  protected get documents(): CollectionReference<T> {
    return collection(this.session.firestore, this.collectionName, this.schema, this.session.onUnreadable);
  }

  /** Returns the reference of a document, for writes that the methods above do not cover. */
  protected ref(id: string): DocumentReference {
    return this.session.firestore.collection(this.collectionName).doc(id);
  }

  protected get writing(): WritingSession {
    if (!isWriting(this.session)) throw new Error(`${this.collectionName} is written in a unit of work only`);
    return this.session;
  }

  /** Returns the documents that a query finds, outside of units of work without those that cannot be read. Reads one per document. */
  protected async all(query: Query<T>): Promise<T[]> {
    return readableOf(await this.found(query));
  }

  /** Returns the first document that a query finds, or null. Throws `UnreadableDocument` if it cannot be read. */
  protected async first(query: Query<T>): Promise<T | null> {
    return (await this.found(query.limit(1)))[0]?.data() ?? null;
  }

  /** Returns what a query finds, not parsed yet. Reads one per document. */
  protected async found(query: Query<T>): Promise<readonly QueryDocumentSnapshot<T>[]> {
    return (await this.session.query(this.collectionName, query)).docs;
  }

  protected async any(query: Query<T>): Promise<boolean> {
    return !(await this.session.query(this.collectionName, query.limit(1))).empty;
  }

  /** Returns the ids of the documents that a query finds, without their fields. Reads one per document. */
  protected async ids(query: Query<T>): Promise<string[]> {
    return (await this.session.query(this.collectionName, query)).docs.map(({ id }) => id);
  }

  /** Counts the documents of a query. Reads 1 for each 1,000. */
  protected async count(query: Query<T>): Promise<number> {
    return (await this.session.aggregate(this.collectionName, query.count())).count;
  }

  /** Yields every document of a query that may only filter, read in pages on demand. For use outside of units of work. */
  protected each(query: Query<T>): AsyncIterable<T> {
    return eachData(query);
  }

  /** Yields the documents of an ordered query, outside of units of work without those that cannot be read, in small pages that are read on demand. */
  protected async *inTurn(query: Query<T>): AsyncGenerator<T> {
    for await (const document of this.#pages(query)) yield* readableOf([document]);
  }

  /** Yields the ids of the documents of an ordered query, in small pages that are read on demand. */
  protected async *idsInTurn(query: Query<T>): AsyncGenerator<string> {
    for await (const { id } of this.#pages(query)) yield id;
  }

  #pages(query: Query<T>) {
    return inPages(query, (page) => this.session.query(this.collectionName, page), SMALL_PAGE);
  }

  /**
   * Applies the changes that `changesOf` returns (null for none) to each document of a query that may only filter, in its own units of work that read a batch
   * each. It can be repeated after a crash and run beside other writes.
   */
  protected changeEach(query: Query<T>, changesOf: (document: T) => Changes<T> | null): Promise<void> {
    return changeDocuments(this.session.firestore, query, (transaction, document) => {
      const changes = changesOf(document.data());
      if (changes) transaction.update(this.ref(document.id), parseChanges(this.schema, changes));
    });
  }

  /** Removes every document of a query that may only filter, in its own units of work. If interrupted, a second call removes the rest. */
  protected removeEach(query: Query<T>): Promise<void> {
    return deleteDocuments(this.session.firestore, query);
  }

  async #stored(ids: readonly string[]): Promise<({ readonly id: string; readonly fields: DocumentData } | null)[]> {
    const stored = await this.session.read(ids.map((id) => this.ref(id)));
    return ids.map((id, index) => {
      const fields = stored[index];
      return fields ? { id, fields } : null;
    });
  }

  #parse({ id, fields }: { readonly id: string; readonly fields: DocumentData }): T {
    const { onUnreadable } = this.session;
    return parseStored(this.schema, fields, { collection: this.collectionName, id, onUnreadable });
  }
}

/** Returns the base class for the store of a collection, as in `class Follows extends storeOf('follows', Follow, idOf)`. */
export function storeOf<T extends DocumentData>(
  name: CollectionName,
  schema: z.ZodType<T>,
  idOf?: (document: T) => string,
  options?: StoreOptions<T>,
): new (session: Session) => DocumentStore<T> {
  return class extends DocumentStore<T> {
    constructor(session: Session) {
      super(session, name, schema, idOf, options);
    }
  };
}

/** Returns the fields that the schema of documents names. */
function fieldsOf(schema: z.ZodType): KnownFields {
  const known = knownFields(schema);
  if (!known) throw new TypeError('The schema of documents has no fields');
  return known;
}

const isWriting = (session: Session): session is WritingSession => 'create' in session;
