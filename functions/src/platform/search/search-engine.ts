import type { Client, CollectionFieldSchema, SearchParams } from 'typesense';
import type { SearchSettings } from '../config/search-settings.ts';

/** The fields that every entry has. */
export interface EntryBase {
  readonly id: string;
  /** Orders entries whose sorted field is equal. */
  readonly tie: number;
  /** When the document was read that the entry follows from, in microseconds. */
  readonly version: number;
}

/** A key that is refused, and a collection that is missing. */
const AWAY = [401, 404];

/** The engine's refusal, or that it was not reached. It carries no request, because that has the key in its headers. */
export class SearchEngineError extends Error {
  /** The HTTP status of the answer; undefined if there was none. */
  readonly status: number | undefined;

  constructor(error: unknown) {
    const { name, message, httpStatus } = error as Error & { httpStatus?: number };
    super(`${name}: ${message}`);
    this.name = 'SearchEngineError';
    this.status = httpStatus;
  }

  /** True when the engine would answer no other question either: it does not answer, fails, knows neither key nor collection. */
  get isAway(): boolean {
    return this.status === undefined || this.status >= 500 || AWAY.includes(this.status);
  }
}

/**
 * Returns a string as a filter takes it literally, whatever signs are in it. Throws for a backtick, the only sign that
 * cannot be written inside of one (https://typesense.org/docs/guide/tips-for-filtering.html).
 */
export function quoted(value: string): string {
  if (value.includes('`')) throw new TypeError('A filter cannot name a value with a backtick');
  return `\`${value}\``;
}

/** How long an instance asks Firestore only, once the engine has not answered a search. */
const REST_MS = 30_000;
/** The share of the time for an answer that a search may take: somebody waits, and Firestore has the same answer. */
const SEARCH_SHARE = 1 / 4;
/** Ids that one filter names; the engine takes a query of 4,000 characters. */
const IDS_AT_ONCE = 50;

const nothingIf = (status: number) => (error: unknown) => {
  if (error instanceof SearchEngineError && error.status === status) return null;
  throw error;
};

/** A Typesense server. Its client is loaded when it is asked for the first time. Every method throws `SearchEngineError`. */
export class SearchEngine {
  readonly #settings: SearchSettings;
  readonly #timeoutMs: number;
  #client: Promise<Client> | undefined;
  #restsUntil = 0;

  constructor(settings: SearchSettings, timeoutMs: number) {
    this.#settings = settings;
    this.#timeoutMs = timeoutMs;
  }

  /** True while searches are not to ask the engine, because it did not answer one a moment ago. */
  isResting(now: Date): boolean {
    return now.getTime() < this.#restsUntil;
  }

  /** Lets searches leave the engine alone for a while. */
  rest(now: Date): void {
    this.#restsUntil = now.getTime() + REST_MS;
  }

  /** Returns the entries that a search finds, in its order. `name` is an alias or a collection, here and below. */
  async search<E extends EntryBase>(name: string, params: SearchParams<E>): Promise<E[]> {
    const { hits = [] } = await this.#ask((client) =>
      client
        .collections<E>(name)
        .documents()
        .search(params, { abortSignal: AbortSignal.timeout(this.#timeoutMs * SEARCH_SHARE) }),
    );
    return hits.map(({ document }) => document);
  }

  /** Returns an entry; null if there is none. */
  find<E extends EntryBase>(name: string, id: string): Promise<E | null> {
    return this.#ask((client) => client.collections<E>(name).documents(id).retrieve()).catch(nothingIf(404));
  }

  /** Returns those of the named entries that there are. */
  async findAll<E extends EntryBase>(name: string, ids: readonly string[]): Promise<E[]> {
    const found: E[] = [];
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      const filter = `id:[${ids
        .slice(at, at + IDS_AT_ONCE)
        .map(quoted)
        .join(',')}]`;
      found.push(...(await this.search<E>(name, { q: '*', filter_by: filter, per_page: IDS_AT_ONCE })));
    }
    return found;
  }

  /** Writes an entry, unless the stored one follows from what was read later. */
  async put<E extends EntryBase>(name: string, entry: E): Promise<void> {
    const { num_updated: updated } = await this.#ask((client) =>
      client
        .collections<E>(name)
        .documents()
        .update(entry, { filter_by: `id:=${quoted(entry.id)} && version:<=${entry.version}` }),
    );
    if (updated > 0) return;
    await this.#ask((client) => client.collections<E>(name).documents().create(entry)).catch(nothingIf(409));
  }

  /** Removes an entry, if there is one, unless it follows from what was read later than `version`. */
  async remove(name: string, id: string, version: number): Promise<void> {
    const filter = `id:=${quoted(id)} && version:<=${version}`;
    await this.#ask((client) => client.collections(name).documents().delete({ filter_by: filter }));
  }

  /** Writes new entries at once. */
  async importAll<E extends EntryBase>(name: string, entries: readonly E[]): Promise<void> {
    if (entries.length === 0) return;
    await this.#ask((client) =>
      client
        .collections<E>(name)
        .documents()
        .import([...entries], { action: 'create' }),
    );
  }

  /** Returns the ids of all entries. */
  async ids(name: string): Promise<string[]> {
    const lines = await this.#ask((client) => client.collections(name).documents().export({ include_fields: 'id' }));
    return lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as { id: string }).id);
  }

  async createCollection(name: string, fields: readonly CollectionFieldSchema[]): Promise<void> {
    await this.#ask((client) => client.collections().create({ name, fields: [...fields] }));
  }

  /** Lets an alias name a collection from now on, in one step, and removes the other collections that were made for it. */
  async pointAlias(alias: string, name: string): Promise<void> {
    await this.#ask((client) => client.aliases().upsert(alias, { collection_name: name }));
    const all = await this.#ask((client) => client.collections().retrieve());
    for (const other of all.filter((one) => one.name.startsWith(`${alias}_`) && one.name !== name))
      await this.#ask((client) => client.collections(other.name).delete()).catch(nothingIf(404));
  }

  async #ask<R>(work: (client: Client) => Promise<R>): Promise<R> {
    this.#client ??= createClient(this.#settings, this.#timeoutMs);
    const client = await this.#client;
    try {
      return await work(client);
    } catch (error) {
      throw new SearchEngineError(error);
    }
  }
}

async function createClient({ url, key }: SearchSettings, timeoutMs: number): Promise<Client> {
  const typesense = await import('typesense');
  return new typesense.Client({
    nodes: [{ url }],
    apiKey: key,
    connectionTimeoutSeconds: timeoutMs / 1000,
    // Triggers are delivered again, and searches have Firestore.
    numRetries: 0,
    logLevel: 'silent',
  });
}

/** Returns the search engine of the settings; null without them. */
export const createSearchEngine = (settings: SearchSettings | null, timeoutMs: number): SearchEngine | null =>
  settings && new SearchEngine(settings, timeoutMs);
