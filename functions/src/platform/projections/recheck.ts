import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { z } from 'zod';
import { collection } from '../database/collection.ts';
import type { Database } from '../database/database.ts';
import { readAll } from '../database/each-document.ts';
import { transact } from '../database/transact.ts';

/** A derived value that differs from its sources. */
export interface Difference {
  /** Path of the document that contains it. */
  readonly document: string;
  /** Path of the field; empty for the whole document. */
  readonly field: string;
  readonly stored: unknown;
  readonly derived: unknown;
}

/** A source document that was checked. */
export interface Checked {
  /** Argument of the update that corrects the differences. */
  readonly key: string;
  readonly differences: readonly Difference[];
}

/** Result of checking all sources of one kind. */
export interface Recheck {
  /** Number of source documents that were checked. */
  readonly documents: number;
  readonly differences: readonly Difference[];
  /** Repairs the differences, as the triggers would. */
  readonly repair: () => Promise<void>;
}

/** Collects the differences; `repair` updates each key that differs. */
export async function recheck(
  checks: AsyncIterable<Checked>,
  update: (key: string) => Promise<void>,
): Promise<Recheck> {
  const all: Difference[] = [];
  const stale = new Set<string>();
  let documents = 0;
  for await (const { key, differences } of checks) {
    documents += 1;
    all.push(...differences);
    if (differences.length > 0) stale.add(key);
  }
  return {
    documents,
    differences: all,
    repair: async () => {
      for (const key of stale) await update(key);
    },
  };
}

/** Checks every document of a source as of one moment; `update` repairs everything that is derived from the document with an id. */
export function recheckSource(
  { firestore }: Pick<Database, 'firestore'>,
  source: { readonly collection: CollectionName; readonly schema: z.ZodType },
  differencesOf: (
    document: QueryDocumentSnapshot<unknown>,
    transaction: Transaction,
  ) => readonly Difference[] | Promise<readonly Difference[]>,
  update: (id: string) => Promise<void>,
): Promise<Recheck> {
  async function* check(transaction: Transaction): AsyncGenerator<Checked> {
    for await (const document of readAll(transaction, collection(firestore, source.collection, source.schema))) {
      yield { key: document.id, differences: await differencesOf(document, transaction) };
    }
  }
  return transact(firestore, (transaction) => recheck(check(transaction), update), { readOnly: true });
}
