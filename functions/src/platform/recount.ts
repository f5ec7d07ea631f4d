import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from './collection.ts';
import { missingFrom, onlyTo, sumContributions, type Contributions } from './contributions.ts';
import type { Database } from './database.ts';
import { readAll } from './read-all.ts';
import { addToTargets, isCreatedByContributing, settleTally, Tally, tallyId, type TallySource } from './tally.ts';

/** A derived number that is not what its source documents add up to. */
export interface NumberDifference {
  /** Path of the document it stands in. */
  readonly document: string;
  readonly field: string;
  readonly stored: number;
  readonly recounted: number;
}

export interface Recount {
  /** How many source documents were counted, and how many numbers they were compared with. */
  readonly sources: number;
  readonly numbers: number;
  readonly differences: readonly NumberDifference[];
  /** Puts right what this recount found, by adding what is missing: what changes meanwhile stays counted. */
  readonly repair: () => Promise<void>;
}

/** Below which field of a collection's documents the tallied numbers stand; null for the whole document. */
export type TalliedPlaces = Partial<Record<CollectionName, string | null>>;

/**
 * Counts every tallied number again from all source documents, as they are at one moment of the database, and compares. Reads every
 * document of the sources, of the places and of the tallies; memory grows with the tallies and targets.
 */
export async function recountTallies(
  { firestore }: Pick<Database, 'firestore'>,
  sources: readonly TallySource[],
  places: TalliedPlaces,
): Promise<Recount> {
  const { stored, recorded, counted, documents } = await firestore.runTransaction(
    async (transaction) => ({
      stored: await readNumbers(firestore, transaction, places),
      recorded: await readTallies(firestore, transaction),
      ...(await countSources(firestore, transaction, sources)),
    }),
    { readOnly: true },
  );
  const exists = (target: string) => isCreatedByContributing(target) || stored[target] !== undefined;
  const toExisting = (contributions: Contributions) =>
    onlyTo(new Set(Object.keys(contributions).filter(exists)), contributions);
  const due = toExisting(sumContributions([...counted.values()]));
  const unrecorded = missingFrom(stored, toExisting(sumContributions([...recorded.values()])));
  const stale = [...new Set([...recorded.keys(), ...counted.keys()])].filter((key) => {
    const missing = missingFrom(toExisting(recorded.get(key) ?? {}), toExisting(counted.get(key) ?? {}));
    return Object.keys(missing).length > 0;
  });
  return {
    sources: documents,
    numbers: Object.values(stored).reduce((sum, amounts) => sum + Object.keys(amounts).length, 0),
    differences: differencesOf(stored, due),
    repair: async () => {
      for (const [target, amounts] of Object.entries(unrecorded)) {
        await firestore.runTransaction((transaction) => {
          addToTargets({ firestore }, transaction, { [target]: amounts });
          return Promise.resolve();
        });
      }
      for (const key of stale) {
        const source = sources.find((one) => key.startsWith(`${one.collection}__`));
        if (source) await settleTally({ firestore }, source, key.slice(source.collection.length + 2));
      }
    },
  };
}

async function readTallies(firestore: Firestore, transaction: Transaction): Promise<Map<string, Contributions>> {
  const tallies = new Map<string, Contributions>();
  for await (const tally of readAll(transaction, collection(firestore, COLLECTIONS.tallies, Tally))) {
    tallies.set(tally.id, tally.data().contributions);
  }
  return tallies;
}

async function countSources(
  firestore: Firestore,
  transaction: Transaction,
  sources: readonly TallySource[],
): Promise<{ counted: Map<string, Contributions>; documents: number }> {
  const counted = new Map<string, Contributions>();
  let documents = 0;
  for (const source of sources) {
    const groups = new Map<string, unknown[]>();
    for await (const document of readAll(transaction, collection(firestore, source.collection, source.schema))) {
      const key = source.groupedBy === undefined ? document.id : String(document.get(source.groupedBy));
      groups.set(key, [...(groups.get(key) ?? []), document.data()]);
      documents += 1;
    }
    for (const [key, group] of groups) counted.set(tallyId(source, key), source.contributions(group));
  }
  return { counted, documents };
}

/** The tallied numbers as they are stored; a document without any is there with none. */
async function readNumbers(
  firestore: Firestore,
  transaction: Transaction,
  places: TalliedPlaces,
): Promise<Contributions> {
  const stored: Record<string, Record<string, number>> = {};
  for (const [name, place] of Object.entries(places)) {
    for await (const document of readAll(transaction, firestore.collection(name))) {
      const tallied: unknown = place === null ? document.data() : { [place]: document.get(place) as unknown };
      stored[document.ref.path] = Object.fromEntries(numbersIn(tallied));
    }
  }
  return stored;
}

function numbersIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, path ? `${path}.${key}` : key));
}

function differencesOf(stored: Contributions, due: Contributions): NumberDifference[] {
  return Object.entries(missingFrom(stored, due)).flatMap(([document, amounts]) =>
    Object.entries(amounts).map(([field, missing]) => {
      const now = stored[document]?.[field] ?? 0;
      return { document, field, stored: now, recounted: now + missing };
    }),
  );
}
