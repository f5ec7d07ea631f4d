import type { Page } from '@doubloon/contract/calls/paging.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import type { PageWanted } from '../database/collection.ts';
import type { Database } from '../database/database.ts';
import { readCursor, writeCursor } from '../database/sorted-page.ts';
import type { Dependencies } from '../dependencies.ts';
import { type SearchEngine, SearchEngineError } from './search-engine.ts';
import { type EngineQuery, type Entry, type Searched, comparable, SORTED, tieOf } from './searched.ts';

/** A search of documents, by Firestore or by an engine that has an entry for each. */
export interface SearchIndex<Wanted, T> {
  /** Returns a page of what is found, which can be short, even empty, and go on. Throws `invalid_input` for a bad cursor. */
  page(wanted: Wanted, page: PageWanted): Promise<Page<T>>;
}

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log' | 'searchEngine'>;

/** Returns what searches these documents: Firestore, where there is no engine. */
export function searchIndex<Wanted, T extends { readonly id: string }, Fields>(
  needs: Needs,
  searched: Searched<Wanted, T, Fields>,
): SearchIndex<Wanted, T> {
  const { db, searchEngine } = needs;
  const inFirestore = { page: (wanted: Wanted, page: PageWanted) => searched.fromFirestore(db, wanted, page) };
  return searchEngine ? withEngine(needs, searchEngine, searched, inFirestore) : inFirestore;
}

/** The engine's index. What it does not answer, Firestore does: it is kept anyway, and its pages go on behind the same values. */
function withEngine<Wanted, T extends { readonly id: string }, Fields>(
  { db, clock, log }: Needs,
  engine: SearchEngine,
  searched: Searched<Wanted, T, Fields>,
  inFirestore: SearchIndex<Wanted, T>,
): SearchIndex<Wanted, T> {
  return {
    async page(wanted, page) {
      const query = searched.queryOf(wanted);
      if (query === null || engine.isResting(clock.now())) return inFirestore.page(wanted, page);
      try {
        const found = await pageOfEntries(engine, searched, query, page);
        return await pageOfDocuments(db, searched, wanted, found);
      } catch (error) {
        if (!(error instanceof SearchEngineError)) throw error;
        if (error.isAway) engine.rest(clock.now());
        log.error(
          { err: error, searched: searched.name },
          error.isAway ? 'the search engine does not answer' : 'the search engine refuses a question',
        );
        return inFirestore.page(wanted, page);
      }
    },
  };
}

/** Entries follow a moment later, so each document is read, and shown only as it is now. */
async function pageOfDocuments<Wanted, T extends { readonly id: string }, Fields>(
  db: Database,
  searched: Searched<Wanted, T, Fields>,
  wanted: Wanted,
  { items, nextCursor }: Page<{ readonly id: string }>,
): Promise<Page<T>> {
  const documents = await searched.findMap(
    db,
    items.map(({ id }) => id),
  );
  const shown = items.flatMap(({ id }) => documents.get(id) ?? []);
  return { items: shown.filter((document) => searched.shows(document, wanted)), nextCursor };
}

async function pageOfEntries<Fields>(
  engine: SearchEngine,
  { name, fields }: Pick<Searched<never, never, Fields>, 'name' | 'fields'>,
  { words, filters, by }: EngineQuery<Fields>,
  page: PageWanted,
): Promise<Page<Entry<Fields>>> {
  const limit = page.limit ?? DEFAULT_PAGE_SIZE;
  const { field, direction } = by;
  const { toEngine, fromEngine } = SORTED[by.as];
  const found = await engine.search<Entry<Fields>>(name, {
    q: words.join(' ') || '*',
    query_by: 'names,texts',
    // It would look for the first of several words only.
    ...(words.length === 1 && { infix: ['fallback', 'off'] }),
    // Every word has to be there; a slip of the keyboard is forgiven only where nothing is found without.
    drop_tokens_threshold: 0,
    typo_tokens_threshold: 1,
    filter_by: [...filters, ...(page.cursor ? [beyond(page.cursor)] : [])].join(' && '),
    sort_by: `${field}:${direction},tie:${direction}`,
    per_page: limit + 1,
    include_fields: ['id', field],
    highlight_fields: 'none',
  });
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? writeCursor(last.id, fromEngine(Number(last[field]))) : null };

  function beyond(cursor: string): string {
    const [value, id] = readCursor(cursor);
    const at = comparable(toEngine(value), fields[field].type);
    const sign = direction === 'desc' ? '<' : '>';
    return `(${field}:${sign}${at} || (${field}:=${at} && tie:${sign}${tieOf(id)}))`;
  }
}
