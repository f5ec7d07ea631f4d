import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../database/collection.ts';
import { endOfPage, PAGE, pageAfter } from '../database/each-document.ts';
import { transact } from '../database/transact.ts';
import { type CounterPlace, type Counts, missingFrom, onlyTo } from './counters.ts';
import { countsOf, groupingOf, type Projections } from './projection.ts';
import { checkMissingCounters, checkPlace } from './recount-targets.ts';
import type { Check, Checked } from './recheck.ts';
import { isCreatedByCounting, Tally, tallyId, updateCounters } from './tally.ts';

/**
 * Recount every counter. First each source is compared with its tally, then each document with counters with the tallies that add to it, each as of one moment
 * of the database. Triggers change a tally and its counters in one transaction, so both hold while they run.
 */
export function checkCounters(sources: readonly Projections[], places: readonly CounterPlace[]): Check[] {
  return [...sources.map(checkTallies), checkLeftTallies(sources), ...places.map(checkPlace), checkMissingCounters()];
}

/** Compares each source with what it has added so far, those that count together in one. */
function checkTallies(source: Projections): Check {
  return {
    name: `counts of ${source.collection}`,
    page: ({ firestore }, after) =>
      transact(
        firestore,
        async (transaction) => {
          const { groups, ...page } = await readGroups(firestore, transaction, source, after);
          const checked = await compareTallies(firestore, transaction, source, groups);
          return { ...page, checked };
        },
        { readOnly: true },
      ),
    update: (db, key) => updateCounters(db, source, key),
  };
}

type Groups = ReadonlyMap<string, readonly unknown[]>;

/** Reads a page of sources by their keys, each with all documents that count together. */
async function readGroups(
  firestore: Firestore,
  transaction: Transaction,
  source: Projections,
  after: string | null,
): Promise<{ groups: Groups; documents: number; after: string | null }> {
  const all = collection(firestore, source.collection, source.schema);
  const groupedBy = groupingOf(source);
  if (groupedBy === undefined) {
    const { docs } = await transaction.get(pageAfter(all, after));
    const groups = new Map(docs.map((document) => [document.id, [document.data()]]));
    return { groups, documents: docs.length, after: endOfPage(docs) };
  }
  const ordered = all.orderBy(groupedBy).limit(PAGE);
  const { docs } = await transaction.get(after === null ? ordered : ordered.startAfter(after));
  const groups = new Map<string, unknown[]>();
  for (const document of docs) {
    const key = String(document.get(groupedBy));
    groups.set(key, [...(groups.get(key) ?? []), document.data()]);
  }
  const last = docs.at(-1);
  if (!last || docs.length < PAGE) return { groups, documents: docs.length, after: null };
  const cut = String(last.get(groupedBy));
  const whole = await transaction.get(all.where(groupedBy, '==', cut));
  const before = docs.length - (groups.get(cut)?.length ?? 0);
  groups.set(
    cut,
    whole.docs.map((document) => document.data()),
  );
  return { groups, documents: before + whole.size, after: cut };
}

async function compareTallies(
  firestore: Firestore,
  transaction: Transaction,
  source: Projections,
  groups: Groups,
): Promise<Checked[]> {
  if (groups.size === 0) return [];
  const tallies = collection(firestore, COLLECTIONS.tallies, Tally);
  const keys = [...groups.keys()];
  const recorded = await transaction.getAll(...keys.map((key) => tallies.doc(tallyId(source, key))));
  const compared = keys.map((key, index) => ({
    key,
    tally: tallyId(source, key),
    recorded: recorded[index]?.data()?.contributions ?? {},
    now: countsOf(source, groups.get(key) ?? []),
  }));
  return compareContributions(firestore, transaction, compared);
}

/** Contributions that a tally records, and those that it should. */
interface Contributions {
  readonly key: string;
  readonly tally: string;
  readonly recorded: Counts;
  readonly now: Counts;
}

/** Compares tallies; what they add to documents that are gone does not count. Reads the documents to which something is missing. */
async function compareContributions(
  firestore: Firestore,
  transaction: Transaction,
  tallies: readonly Contributions[],
): Promise<Checked[]> {
  const compared = tallies.map((one) => ({ ...one, missing: missingFrom(one.recorded, one.now) }));
  const targets = [...new Set(compared.flatMap(({ missing }) => Object.keys(missing)))];
  const doubtful = targets.filter((path) => !isCreatedByCounting(path));
  const found = doubtful.length > 0 ? await transaction.getAll(...doubtful.map((path) => firestore.doc(path))) : [];
  const gone = new Set(doubtful.filter((_, index) => !found[index]?.exists));
  const existing = new Set(targets.filter((path) => !gone.has(path)));
  return compared.map(({ key, tally, recorded, now, missing }) => ({
    key,
    differences: Object.entries(onlyTo(existing, missing)).flatMap(([target, amounts]) =>
      Object.keys(amounts).map((counter) => ({
        document: `${COLLECTIONS.tallies}/${tally}`,
        field: `${target}.${counter}`,
        stored: recorded[target]?.[counter] ?? 0,
        derived: now[target]?.[counter] ?? 0,
      })),
    ),
  }));
}

/** Finds the tallies whose sources are gone. Reads every tally, and its source. */
function checkLeftTallies(sources: readonly Projections[]): Check {
  const sourceOf = (tally: string): SourceKey | undefined => {
    const source = sources.find((one) => tally.startsWith(tallyId(one, '')));
    return source && { source, key: tally.slice(tallyId(source, '').length) };
  };
  return {
    name: 'counts of what is gone',
    page: ({ firestore }, after) =>
      transact(
        firestore,
        async (transaction) => {
          const { docs } = await transaction.get(pageAfter(collection(firestore, COLLECTIONS.tallies, Tally), after));
          const there = await areThere(
            firestore,
            transaction,
            docs.map(({ id }) => sourceOf(id)),
          );
          const left = docs
            .filter((_, index) => !there[index])
            .map((tally) => ({ key: tally.id, tally: tally.id, recorded: tally.data().contributions, now: {} }));
          const checked = await compareContributions(firestore, transaction, left);
          return { checked, documents: 0, after: endOfPage(docs) };
        },
        { readOnly: true },
      ),
    update: async (db, tally) => {
      const of = sourceOf(tally);
      if (of) await updateCounters(db, of.source, of.key);
    },
  };
}

/** Returns for each source if it has a document. */
async function areThere(
  firestore: Firestore,
  transaction: Transaction,
  sources: readonly (SourceKey | undefined)[],
): Promise<boolean[]> {
  const alone = sources.flatMap((one) =>
    one && groupingOf(one.source) === undefined ? [documentOf(firestore, one)] : [],
  );
  const found = alone.length > 0 ? await transaction.getAll(...alone) : [];
  const existing = new Set(found.flatMap(({ exists, ref }) => (exists ? [ref.path] : [])));
  const there: boolean[] = [];
  for (const one of sources) {
    const groupedBy = one && groupingOf(one.source);
    if (!one) there.push(false);
    else if (groupedBy === undefined) there.push(existing.has(documentOf(firestore, one).path));
    else {
      const group = firestore.collection(one.source.collection).where(groupedBy, '==', one.key).limit(1);
      there.push(!(await transaction.get(group)).empty);
    }
  }
  return there;
}

/** A source that a tally is of. */
interface SourceKey {
  readonly source: Projections;
  readonly key: string;
}

const documentOf = (firestore: Firestore, { source, key }: SourceKey) =>
  firestore.collection(source.collection).doc(key);
