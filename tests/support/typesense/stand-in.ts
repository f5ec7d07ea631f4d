import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  CollectionAliasSchema,
  CollectionFieldSchema,
  CollectionSchema,
  DeleteResponse,
  ImportResponse,
  SearchParams,
  SearchResponse,
  UpdateByFilterResponse,
} from 'typesense';
import { BadFilter, readFilter, type StoredEntry } from './filters.ts';
import { findWords } from './found-words.ts';

interface Shelf {
  readonly schema: CollectionSchema;
  readonly entries: Map<string, StoredEntry>;
}

interface Asked {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const MAX_PER_PAGE = 250;
const MAX_QUERY = 4_000;
const SORTABLE = ['int32', 'int64', 'float', 'bool'];

const ok = <T>(body: T): Answered => ({ status: 200, body });
const refused = (status: number, message: string): Answered => ({ status, body: { message } });
const MISSING = refused(404, 'Not Found');

/** True for a value of a declared type. */
const fits = ({ type }: CollectionFieldSchema, value: unknown): boolean => {
  if (type.endsWith('[]')) return Array.isArray(value) && value.every((one) => fits({ name: '', type: 'string' }, one));
  if (type.startsWith('int'))
    return Number.isSafeInteger(value) && (type === 'int64' || Math.abs(Number(value)) < 2 ** 31);
  return typeof value === (type === 'bool' ? 'boolean' : 'string');
};

/**
 * Stands in for a Typesense server, in memory and on a port of its own: collections, aliases, and the calls of documents that the product makes, in the shapes
 * that its documentation gives (https://typesense.org/docs/30.0/api/) and the types of its client. It is no server of Typesense: how well words are matched, and in which
 * order of cost, is simplified.
 */
export class TypesenseStandIn {
  readonly key = 'stand-in-key';
  /** Every request so far, as `METHOD /path`. */
  readonly requests: string[] = [];
  /** Runs before a request is handled; a test makes it wait or fail. */
  before: (request: string) => Promise<void> | void = () => undefined;
  readonly #shelves = new Map<string, Shelf>();
  readonly #aliases = new Map<string, string>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Returns everything that an alias or a collection has. */
  entriesOf(name: string): StoredEntry[] {
    return [...(this.#shelf(name)?.entries.values() ?? [])];
  }

  get collections(): string[] {
    return [...this.#shelves.keys()];
  }

  #shelf(name: string): Shelf | undefined {
    return this.#shelves.get(this.#aliases.get(name) ?? name);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search, searchParams } = new URL(request.url ?? '', 'http://stand-in');
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const line = `${request.method} ${decodeURIComponent(pathname)}`;
    this.requests.push(line);
    const { status, body } = await this.#answer(request, search.length, line, {
      method: request.method ?? '',
      path: pathname.split('/').slice(1).map(decodeURIComponent),
      query: Object.fromEntries(searchParams),
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  async #answer(request: IncomingMessage, length: number, line: string, asked: Asked): Promise<Answered> {
    if (request.headers['x-typesense-api-key'] !== this.key)
      return refused(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
    if (length > MAX_QUERY) return refused(400, 'Query string exceeds max allowed length of 4000.');
    try {
      await this.before(line);
      return this.#handle(asked);
    } catch (error) {
      return error instanceof BadFilter ? refused(400, error.message) : refused(500, (error as Error).message);
    }
  }

  #handle(asked: Asked): Answered {
    const { method, path, body } = asked;
    const [root = '', name = '', documents, id] = path;
    if (root === 'aliases' && method === 'PUT') {
      const { collection_name: target } = JSON.parse(body) as { collection_name: string };
      this.#aliases.set(name, target);
      return ok<CollectionAliasSchema>({ name, collection_name: target });
    }
    if (root !== 'collections') return MISSING;
    if (name === '' && method === 'GET') return ok<CollectionSchema[]>([...this.#shelves.values()].map(schemaOf));
    if (name === '') return this.#create(JSON.parse(body) as Pick<CollectionSchema, 'name' | 'fields'>);
    const shelf = this.#shelf(name);
    if (!shelf) return MISSING;
    if (documents === undefined) {
      this.#shelves.delete(shelf.schema.name);
      return ok(schemaOf(shelf));
    }
    return id === undefined ? ofDocuments(shelf, asked) : ofDocument(shelf, id, asked);
  }

  #create({ name, fields }: Pick<CollectionSchema, 'name' | 'fields'>): Answered {
    if (this.#shelves.has(name)) return refused(409, `A collection with name \`${name}\` already exists.`);
    const schema: CollectionSchema = {
      ...{ name, fields, created_at: 0, num_documents: 0, num_memory_shards: 4, default_sorting_field: '' },
      ...{ enable_nested_fields: false, symbols_to_index: [], token_separators: [] },
      ...{ metadata: {}, voice_query_model: {}, synonym_sets: [], curation_sets: [] },
    };
    this.#shelves.set(name, { schema, entries: new Map() });
    return { status: 201, body: schema };
  }
}

const schemaOf = ({ schema, entries }: Shelf): CollectionSchema => ({ ...schema, num_documents: entries.size });

const fieldsOf = ({ schema }: Shelf) =>
  new Map([['id', 'string'] as const, ...schema.fields.map(({ name, type }) => [name, type] as const)]);

const matching = (shelf: Shelf, filter = ''): StoredEntry[] => {
  const entries = [...shelf.entries.values()];
  return filter === '' ? entries : entries.filter(readFilter(filter, fieldsOf(shelf)));
};

/** The engine's refusal of an entry that does not fit the schema; undefined for one that does. */
function problemOf({ schema }: Shelf, entry: StoredEntry): string | undefined {
  const wrong = schema.fields.find((field) => !fits(field, entry[field.name]));
  return wrong && `Field \`${wrong.name}\` must be of type ${wrong.type}, or is not found in the document.`;
}

function add(shelf: Shelf, entry: StoredEntry): Answered {
  if (shelf.entries.has(entry.id)) return refused(409, `A document with id ${entry.id} already exists.`);
  const problem = problemOf(shelf, entry);
  if (problem !== undefined) return refused(400, problem);
  shelf.entries.set(entry.id, entry);
  return { status: 201, body: entry };
}

function ofDocument(shelf: Shelf, id: string, { method, query, body }: Asked): Answered {
  if (id === 'search') return search(shelf, query);
  if (id === 'export') {
    const lines = matching(shelf, query['filter_by']).map((entry) =>
      JSON.stringify(narrowed(entry, query['include_fields'])),
    );
    return ok(lines.join('\n'));
  }
  if (id === 'import') {
    const results = body.split('\n').map((line): ImportResponse => {
      const added = add(shelf, JSON.parse(line) as StoredEntry);
      return added.status === 201
        ? { success: true }
        : { success: false, error: (added.body as { message: string }).message, code: added.status };
    });
    return ok(results.map((result) => JSON.stringify(result)).join('\n'));
  }
  const entry = shelf.entries.get(id);
  return method === 'GET' && entry ? ok(entry) : MISSING;
}

function ofDocuments(shelf: Shelf, { method, query, body }: Asked): Answered {
  if (method === 'POST') return add(shelf, JSON.parse(body) as StoredEntry);
  const filter = query['filter_by'];
  if (!filter) return refused(400, 'Parameter `filter_by` must be provided.');
  const found = matching(shelf, filter);
  if (method === 'DELETE') {
    for (const { id } of found) shelf.entries.delete(id);
    return ok<DeleteResponse>({ num_deleted: found.length });
  }
  const changed = found.map((entry) => ({ ...entry, ...(JSON.parse(body) as object), id: entry.id }));
  const good = changed.filter((entry) => problemOf(shelf, entry) === undefined);
  for (const entry of good) shelf.entries.set(entry.id, entry);
  return ok<UpdateByFilterResponse>({ num_updated: good.length });
}

const narrowed = (entry: StoredEntry, fields: string | undefined): StoredEntry =>
  fields ? (Object.fromEntries(fields.split(',').map((name) => [name, entry[name]])) as StoredEntry) : entry;

function search(shelf: Shelf, params: SearchParams<StoredEntry>): Answered {
  const perPage = Number(params.per_page ?? 10);
  if (perPage > MAX_PER_PAGE) return refused(422, 'Only upto 250 hits can be fetched per page.');
  const orders = String(params.sort_by ?? '')
    .split(',')
    .filter((order) => order !== '')
    .map((order) => order.split(':') as [field: string, direction: string]);
  const { fields, name } = shelf.schema;
  for (const [field] of orders)
    if (!fields.some((one) => one.name === field && SORTABLE.includes(one.type)))
      return refused(404, `Could not find a field named \`${field}\` in the schema for sorting.`);
  const infixFields = new Set(fields.filter(({ infix }) => infix).map((field) => field.name));
  const found = findWords(matching(shelf, params.filter_by), params, infixFields).toSorted((a, b) => {
    for (const [field, direction] of orders) {
      const difference = Number(a[field]) - Number(b[field]);
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
    }
    return 0;
  });
  return ok<SearchResponse<StoredEntry>>({
    facet_counts: [],
    found: found.length,
    out_of: shelf.entries.size,
    page: 1,
    request_params: { collection_name: name, q: params.q ?? '', per_page: perPage },
    search_time_ms: 1,
    search_cutoff: false,
    hits: found.slice(0, perPage).map((entry) => ({
      document: narrowed(entry, params.include_fields?.toString()),
      highlight: {},
      text_match: 0,
    })),
  });
}
