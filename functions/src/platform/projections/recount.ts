import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../database/collection.ts';
import { type CounterPlace, type Counts, missingFrom, onlyTo, sumCounts } from './counters.ts';
import type { Database } from '../database/database.ts';
import { readAll } from '../database/each-document.ts';
import { transact } from '../database/transact.ts';
import { countsOf, groupingOf, type Projections } from './projection.ts';
import type { Difference, Recheck } from './recheck.ts';
import { addToTargets, isCreatedByCounting, Tally, tallyId, updateCounters } from './tally.ts';

export interface Recount extends Recheck {
  /** Number of compared counters. */
  readonly numbers: number;
}

/**
 * Recounts every counter from all source documents, as of one moment of the database, and compares. Reads every document of the sources, the counters and the
 * tallies; memory grows with the tallies and targets. The repair adds the differences, so that concurrent changes stay counted.
 */
export async function recountCounters(
  { firestore }: Pick<Database, 'firestore'>,
  sources: readonly Projections[],
  places: readonly CounterPlace[],
): Promise<Recount> {
  const { stored, recorded, counted, documents } = await transact(
    firestore,
    async (transaction) => ({
      stored: await readNumbers(firestore, transaction, places),
      recorded: await readTallies(firestore, transaction),
      ...(await countSources(firestore, transaction, sources)),
    }),
    { readOnly: true },
  );
  const exists = (target: string) => isCreatedByCounting(target) || stored[target] !== undefined;
  const toExisting = (counts: Counts) => onlyTo(new Set(Object.keys(counts).filter(exists)), counts);
  const due = toExisting(sumCounts([...counted.values()]));
  const unrecorded = missingFrom(stored, toExisting(sumCounts([...recorded.values()])));
  const stale = [...new Set([...recorded.keys(), ...counted.keys()])].filter((key) => {
    const missing = missingFrom(toExisting(recorded.get(key) ?? {}), toExisting(counted.get(key) ?? {}));
    return Object.keys(missing).length > 0;
  });
  return {
    documents,
    numbers: Object.values(stored).reduce((sum, amounts) => sum + Object.keys(amounts).length, 0),
    differences: differencesOf(stored, due),
    repair: async () => {
      for (const [target, amounts] of Object.entries(unrecorded)) {
        await transact(firestore, (transaction) => {
          addToTargets({ firestore }, transaction, { [target]: amounts });
          return Promise.resolve();
        });
      }
      for (const key of stale) {
        const source = sources.find((one) => key.startsWith(`${one.collection}__`));
        if (source) await updateCounters({ firestore }, source, key.slice(source.collection.length + 2));
      }
    },
  };
}

async function readTallies(firestore: Firestore, transaction: Transaction): Promise<Map<string, Counts>> {
  const tallies = new Map<string, Counts>();
  for await (const tally of readAll(transaction, collection(firestore, COLLECTIONS.tallies, Tally))) {
    tallies.set(tally.id, tally.data().contributions);
  }
  return tallies;
}

async function countSources(
  firestore: Firestore,
  transaction: Transaction,
  sources: readonly Projections[],
): Promise<{ counted: Map<string, Counts>; documents: number }> {
  const counted = new Map<string, Counts>();
  let documents = 0;
  for (const source of sources) {
    const groupedBy = groupingOf(source);
    const groups = new Map<string, unknown[]>();
    for await (const document of readAll(transaction, collection(firestore, source.collection, source.schema))) {
      const key = groupedBy === undefined ? document.id : String(document.get(groupedBy));
      groups.set(key, [...(groups.get(key) ?? []), document.data()]);
      documents += 1;
    }
    for (const [key, group] of groups) counted.set(tallyId(source, key), countsOf(source, group));
  }
  return { counted, documents };
}

/** Reads the stored counters; a document without any is included as empty. */
async function readNumbers(
  firestore: Firestore,
  transaction: Transaction,
  places: readonly CounterPlace[],
): Promise<Counts> {
  const stored: Record<string, Record<string, number>> = {};
  for (const { collection: name, below } of places) {
    for await (const document of readAll(transaction, firestore.collection(name))) {
      const counters: unknown = below === null ? document.data() : { [below]: document.get(below) as unknown };
      stored[document.ref.path] = Object.fromEntries(numbersIn(counters));
    }
  }
  return stored;
}

function numbersIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, path ? `${path}.${key}` : key));
}

function differencesOf(stored: Counts, due: Counts): Difference[] {
  return Object.entries(missingFrom(stored, due)).flatMap(([document, amounts]) =>
    Object.entries(amounts).map(([field, missing]) => {
      const now = stored[document]?.[field] ?? 0;
      return { document, field, stored: now, derived: now + missing };
    }),
  );
}
