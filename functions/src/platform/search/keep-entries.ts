import { isDeepStrictEqual } from 'node:util';
import { collection } from '../database/collection.ts';
import type { Database } from '../database/database.ts';
import type { Effect } from '../projections/projection.ts';
import type { EntryBase, SearchEngine } from './search-engine.ts';
import { entryOf, type Entry, type Kept } from './searched.ts';

/** A document that changes more often meanwhile has further events, which try again. */
const ATTEMPTS = 5;

const MICROS = 1_000_000;

/** Returns the entry that is due for a document, and the moment of which it is. Reads 1. */
export async function readDue(
  db: Database,
  kept: Kept,
  id: string,
): Promise<{ readonly due: Entry<object> | null; readonly version: number }> {
  const snapshot = await collection(db.firestore, kept.collection, kept.schema).doc(id).get();
  const { seconds, nanoseconds } = snapshot.readTime;
  const version = seconds * MICROS + Math.floor(nanoseconds / 1000);
  const document = snapshot.data();
  return { due: document === undefined ? null : entryOf(kept, document, version), version };
}

/** True for entries that differ in nothing but when their documents were read. */
export const isSameEntry = (one: EntryBase | null, other: EntryBase | null): boolean =>
  one === null || other === null ? one === other : isDeepStrictEqual({ ...one, version: 0 }, { ...other, version: 0 });

/**
 * Brings an entry up to date with its document: writes, and looks at both again until they agree. So it may run late, repeatedly, in any order and at the same
 * time as itself: a run that has read an older document is refused by the engine or, where the engine has nothing to compare with, finds its own mistake.
 * Reads 1 when nothing differs, otherwise 2 or more.
 */
export async function updateEntry(db: Database, engine: SearchEngine, kept: Kept, id: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { due, version } = await readDue(db, kept, id);
    if (isSameEntry(due, await engine.find(kept.name, id))) return;
    await (due ? engine.put(kept.name, due) : engine.remove(kept.name, id, version));
  }
  throw new Error(`The entry ${kept.name}/${id} is not as its document after ${ATTEMPTS} attempts`);
}

/** Keeps the entries of a collection, where there is an engine. Its declaration needs the secrets of the group `search`. */
export const keepEntry =
  (kept: Kept): Effect =>
  async ({ db, searchEngine }, { params }) => {
    if (searchEngine) await updateEntry(db, searchEngine, kept, params.id);
  };
