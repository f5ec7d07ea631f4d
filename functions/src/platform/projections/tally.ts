import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { FieldValue, type Firestore, type Query, type Transaction } from '@google-cloud/firestore';
import { z } from 'zod';
import { collection } from '../database/collection.ts';
import { missingFrom, onlyTo, type Counts } from './counters.ts';
import type { Database } from '../database/database.ts';
import { isMissing } from '../database/grpc-status.ts';
import { transact } from '../database/transact.ts';
import { countsOf, groupingOf, type Projections } from './projection.ts';

/** The amounts that one source has added so far, `tallies/{collection}__{key}`. */
export const Tally = z.object({ contributions: z.record(z.string(), z.record(z.string(), z.int())) });

/** Target collections whose documents are created by their first count; every other target is created elsewhere. */
const CREATED_BY_COUNTING: readonly string[] = [COLLECTIONS.dailyFigures, COLLECTIONS.dashboards, COLLECTIONS.records];

/** True when the first count creates the target at this path. */
export const isCreatedByCounting = (path: string): boolean => CREATED_BY_COUNTING.includes(path.split('/')[0] ?? '');

/** Returns the id of a source's tally: its collection and its key. */
export const tallyId = (source: Pick<Projections, 'collection'>, key: string): string => `${source.collection}__${key}`;

/**
 * Updates the counters that one source contributes to; `key` is a document id, or the value of `groupedBy`. It reads the source's current state and ignores the
 * event, so it may run late, repeatedly, in any order and concurrently. Targets that do not exist are skipped. Reads the source and its tally; writes the tally
 * and each target whose numbers differ.
 */
export async function updateCounters(
  { firestore }: Pick<Database, 'firestore'>,
  source: Projections,
  key: string,
): Promise<void> {
  try {
    await update(firestore, source, key, 'all');
  } catch (error) {
    // A target is gone. Checking first would lock every target in every run.
    if (!isMissing(error)) throw error;
    await update(firestore, source, key, 'existing');
  }
}

function update(firestore: Firestore, source: Projections, key: string, targets: 'all' | 'existing'): Promise<void> {
  const tallyRef = collection(firestore, COLLECTIONS.tallies, Tally).doc(tallyId(source, key));
  return transact(firestore, async (transaction) => {
    const [documents, tally] = await Promise.all([
      readSource(firestore, transaction, source, key),
      transaction.get(tallyRef),
    ]);
    const recorded: Counts = tally.data()?.contributions ?? {};
    let now = countsOf(source, documents);
    let missing = missingFrom(recorded, now);
    if (targets === 'existing') {
      const existing = await existingTargets(firestore, transaction, [...Object.keys(now), ...Object.keys(missing)]);
      now = onlyTo(existing, now);
      missing = onlyTo(existing, missing);
    }
    addToTargets({ firestore }, transaction, missing);
    if (Object.keys(now).length === 0) {
      if (tally.exists) transaction.delete(tallyRef);
    } else if (Object.keys(missingFrom(recorded, now)).length > 0) {
      transaction.set(tallyRef, { contributions: now }, { mergeFields: ['contributions'] });
    }
  });
}

async function readSource(
  firestore: Firestore,
  transaction: Transaction,
  source: Projections,
  key: string,
): Promise<unknown[]> {
  const documents = collection(firestore, source.collection, source.schema);
  const groupedBy = groupingOf(source);
  if (groupedBy === undefined) {
    const document = await transaction.get(documents.doc(key));
    return document.exists ? [document.data()] : [];
  }
  const group: Query<unknown> = documents.where(groupedBy, '==', key);
  return (await transaction.get(group)).docs.map((document) => document.data());
}

async function existingTargets(firestore: Firestore, transaction: Transaction, paths: string[]): Promise<Set<string>> {
  const targets = [...new Set(paths)];
  const found = await transaction.getAll(...targets.map((path) => firestore.doc(path)));
  return new Set(targets.filter((path, index) => isCreatedByCounting(path) || found[index]?.exists));
}

/** Adds to the counters of existing targets, and creates targets of the kinds that counting creates. */
export function addToTargets(
  { firestore }: Pick<Database, 'firestore'>,
  transaction: Transaction,
  counts: Counts,
): void {
  for (const [target, amounts] of Object.entries(counts)) increment(firestore, transaction, target, amounts);
}

function increment(
  firestore: Firestore,
  transaction: Transaction,
  target: string,
  amounts: Record<string, number>,
): void {
  const increments = Object.entries(amounts).map(([field, amount]) => [field, FieldValue.increment(amount)] as const);
  if (!isCreatedByCounting(target)) {
    transaction.update(firestore.doc(target), Object.fromEntries(increments));
    return;
  }
  const document: Record<string, FieldValue | Record<string, FieldValue>> = {};
  for (const [field, value] of increments) {
    const [group = field, name] = field.split('.');
    if (name === undefined) document[group] = value;
    else document[group] = { ...(document[group] as Record<string, FieldValue> | undefined), [name]: value };
  }
  transaction.set(firestore.doc(target), document, { merge: true });
}
