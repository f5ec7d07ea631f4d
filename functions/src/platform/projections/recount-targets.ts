import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { FieldPath, type DocumentData, type Firestore } from '@google-cloud/firestore';
import { parseStored } from '../database/collection.ts';
import { endOfPage, inPages, PAGE, pageAfter } from '../database/each-document.ts';
import { transact } from '../database/transact.ts';
import { type CounterPlace, type Counts, missingFrom, onlyTo, sumCounts } from './counters.ts';
import type { Check, Checked, CheckedPage, Difference } from './recheck.ts';
import { addToTargets, isCreatedByCounting, Tally } from './tally.ts';

/** Documents whose counters are compared at once, each in a transaction of its own. */
const AT_ONCE = 10;

/** Compares the counters of each document of a place with the tallies that add to it. */
export function checkPlace({ collection, below }: CounterPlace): Check {
  return {
    name: `counters in ${collection}`,
    page: async ({ firestore }, after) => {
      const { docs } = await pageAfter(firestore.collection(collection).select(), after).get();
      const paths = docs.map(({ ref }) => ref.path);
      return { ...(await compareEach(firestore, paths, below)), after: endOfPage(docs) };
    },
    update: ({ firestore }, path, requireHeld) => correct(firestore, { path, below }, requireHeld),
  };
}

/** Finds the documents that counting creates and that are missing. Reads every tally, and the documents that it adds to. */
export function checkMissingCounters(): Check {
  return {
    name: 'counters that are missing',
    page: async ({ firestore }, after) => {
      const { docs } = await pageAfter(firestore.collection(COLLECTIONS.tallies), after).get();
      const targets = docs.flatMap((tally) => Object.keys(parseTally(tally.id, tally.data()).contributions));
      const created = [...new Set(targets.filter(isCreatedByCounting))];
      const found =
        created.length > 0
          ? await firestore.getAll(...created.map((path) => firestore.doc(path)), { fieldMask: [] })
          : [];
      const missing = created.filter((_, index) => !found[index]?.exists);
      return { ...(await compareEach(firestore, missing, null)), after: endOfPage(docs) };
    },
    update: ({ firestore }, path, requireHeld) => correct(firestore, { path, below: null }, requireHeld),
  };
}

async function compareEach(
  firestore: Firestore,
  paths: readonly string[],
  below: string | null,
): Promise<Omit<CheckedPage, 'after'>> {
  const checked: Checked[] = [];
  let numbers = 0;
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const some = paths.slice(from, from + AT_ONCE);
    const compared = await Promise.all(some.map((path) => compareCounters(firestore, { path, below })));
    for (const [index, { stored, missing }] of compared.entries()) {
      numbers += Object.values(stored).reduce((sum, amounts) => sum + Object.keys(amounts).length, 0);
      checked.push({ key: some[index] ?? '', differences: differencesOf(stored, missing) });
    }
  }
  return { checked, documents: 0, numbers };
}

/** A document with counters, in a field or in the whole of it if `below` is null. */
interface Target {
  readonly path: string;
  readonly below: string | null;
}

/**
 * Compares the counters of one document with the sum of its tallies, both as of one moment, and returns what is missing. Reads the document and each tally that
 * adds to it, in pages, so that only one document's tallies have to fit into a transaction.
 */
function compareCounters(
  firestore: Firestore,
  { path, below }: Target,
): Promise<{ readonly stored: Counts; readonly missing: Counts }> {
  return transact(
    firestore,
    async (transaction) => {
      const document = await transaction.get(firestore.doc(path));
      if (!document.exists && !isCreatedByCounting(path)) return { stored: {}, missing: {} };
      const counters: unknown = below === null ? document.data() : { [below]: document.get(below) as unknown };
      const stored = { [path]: Object.fromEntries(numbersIn(counters)) };
      const contributions = new FieldPath('contributions', path);
      const adding = firestore.collection(COLLECTIONS.tallies).orderBy(contributions).select(contributions);
      let due: Counts = {};
      for await (const tally of inPages(adding, (page) => transaction.get(page), PAGE)) {
        due = sumCounts([due, onlyTo(new Set([path]), parseTally(tally.id, tally.data()).contributions)]);
      }
      return { stored, missing: missingFrom(stored, due) };
    },
    { readOnly: true },
  );
}

/** Adds what is missing, so that what is counted meanwhile stays counted. Two runs at once would add it twice, which `requireHeld` prevents. */
async function correct(
  firestore: Firestore,
  target: Target,
  requireHeld: Parameters<Check['update']>[2],
): Promise<void> {
  await transact(firestore, async (transaction) => {
    await requireHeld(transaction);
    // Compared in each attempt: the one before may have been committed although its answer was lost.
    const { missing } = await compareCounters(firestore, target);
    addToTargets({ firestore }, transaction, missing);
  });
}

const parseTally = (id: string, fields: DocumentData) =>
  parseStored(Tally, fields, { collection: COLLECTIONS.tallies, id });

function numbersIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, path ? `${path}.${key}` : key));
}

function differencesOf(stored: Counts, missing: Counts): Difference[] {
  return Object.entries(missing).flatMap(([document, amounts]) =>
    Object.entries(amounts).map(([field, amount]) => {
      const now = stored[document]?.[field] ?? 0;
      return { document, field, stored: now, derived: now + amount };
    }),
  );
}
