import { searchedLoots } from './campaigns/searched-loots.ts';
import type { Clock } from './platform/clock.ts';
import { collection } from './platform/database/collection.ts';
import type { Database } from './platform/database/database.ts';
import { endOfPage, pageAfter } from './platform/database/each-document.ts';
import { newId } from './platform/ids.ts';
import { isSameEntry, readDue, updateEntry } from './platform/search/keep-entries.ts';
import type { SearchEngine } from './platform/search/search-engine.ts';
import { entryOf, fieldsOf, type Entry, type Kept } from './platform/search/searched.ts';
import { searchedCreators } from './stores/searched-creators.ts';

/** Everything that the search engine has entries of. */
const SEARCHED: readonly Kept[] = [searchedCreators, searchedLoots];

interface Needs {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly engine: SearchEngine;
}

/** An entry that is not as its document; null on the side that has none. */
export interface EntryDifference {
  readonly name: string;
  readonly id: string;
  readonly stored: Entry<object> | null;
  readonly due: Entry<object> | null;
}

/** Orphans that are looked up at once. */
const IDS_AT_ONCE = 200;

/** Yields pages of the entries that are due, null for documents that are not to be found. */
async function* duePages(db: Database, kept: Kept): AsyncGenerator<ReadonlyMap<string, Entry<object> | null>> {
  let after: string | null = null;
  do {
    const page = await pageAfter(collection(db.firestore, kept.collection, kept.schema), after).get();
    const version = page.readTime.toMillis() * 1000;
    yield new Map(page.docs.map((document) => [document.id, entryOf(kept, document.data(), version)]));
    after = endOfPage(page.docs);
  } while (after !== null);
}

/**
 * Fills new collections from the documents and lets the aliases name them, one step each, so that searches find everything at any moment. What was written
 * meanwhile may be missing, so `compareSearchEntries` has to follow. An interrupted run changes nothing, and the next one removes what it left.
 */
export async function buildSearchEntries({ db, clock, engine }: Needs): Promise<void> {
  for (const kept of SEARCHED) {
    const name = `${kept.name}_${newId('run', clock.now())}`;
    await engine.createCollection(name, fieldsOf(kept));
    for await (const page of duePages(db, kept))
      await engine.importAll(
        name,
        [...page.values()].filter((entry) => entry !== null),
      );
    await engine.pointAlias(kept.name, name);
  }
}

/** Compares all entries with their documents and yields what differs; with `write`, it is put right. Safe beside running triggers. */
export async function* compareSearchEntries(
  { db, engine }: Omit<Needs, 'clock'>,
  { write }: { readonly write: boolean },
): AsyncGenerator<EntryDifference> {
  for (const kept of SEARCHED) {
    for await (const difference of differencesOf({ db, engine }, kept)) {
      if (write) await updateEntry(db, engine, kept, difference.id);
      yield difference;
    }
  }
}

async function* differencesOf({ db, engine }: Omit<Needs, 'clock'>, kept: Kept): AsyncGenerator<EntryDifference> {
  const seen = new Set<string>();
  for await (const page of duePages(db, kept)) {
    const stored = await engine.findAll<Entry<object>>(kept.name, [...page.keys()]);
    const storedOf = new Map(stored.map((entry) => [entry.id, entry]));
    for (const [id, due] of page) {
      seen.add(id);
      const found = storedOf.get(id) ?? null;
      if (!isSameEntry(found, due)) yield { name: kept.name, id, stored: found, due };
    }
  }
  const orphans = (await engine.ids(kept.name)).filter((id) => !seen.has(id));
  for (let at = 0; at < orphans.length; at += IDS_AT_ONCE)
    for (const stored of await engine.findAll<Entry<object>>(kept.name, orphans.slice(at, at + IDS_AT_ONCE))) {
      // A document that was created during the comparison is no orphan's.
      const { due } = await readDue(db, kept, stored.id);
      if (!isSameEntry(stored, due)) yield { name: kept.name, id: stored.id, stored, due };
    }
}
