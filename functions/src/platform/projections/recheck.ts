import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { Query, QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { z } from 'zod';
import { collection } from '../database/collection.ts';
import type { Database } from '../database/database.ts';
import { endOfPage, pageAfter } from '../database/each-document.ts';
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

/** One page of checked documents. */
export interface CheckedPage {
  readonly checked: readonly Checked[];
  /** Number of source documents that were read. */
  readonly documents: number;
  /** Number of compared counters. */
  readonly numbers?: number;
  /** The position after which the next page begins; null at the end. */
  readonly after: string | null;
}

/** Checks the page after a position; null for the first one. What is written meanwhile may or may not be seen. */
export type CheckPage = (db: Database, after: string | null) => Promise<CheckedPage>;

/** Throws, in the transaction that writes a correction, if another run has taken over. */
export type RequireHeld = (transaction: Transaction) => Promise<void>;

/** Compares something derived with its sources page by page, and corrects it. */
export interface Check {
  /** Says what is checked; it tells the checks of a run apart. */
  readonly name: string;
  readonly page: CheckPage;
  /** Corrects what has differences, as the triggers would. It may be repeated. */
  readonly update: (db: Database, key: string, requireHeld: RequireHeld) => Promise<void>;
}

/** Checks every document of a query, which may only filter, by its id. */
export function checkEach<T>(
  queryOf: (db: Database) => Query<T>,
  check: (db: Database, document: T, id: string) => Promise<Checked>,
): CheckPage {
  return async (db, after) => {
    const { docs } = await pageAfter(queryOf(db), after).get();
    const checked: Checked[] = [];
    for (const document of docs) checked.push(await check(db, document.data(), document.id));
    return { checked, documents: docs.length, after: endOfPage(docs) };
  };
}

/** Checks every document of a source, each page as of one moment; keys are their ids. */
export function checkSource(
  source: { readonly collection: CollectionName; readonly schema: z.ZodType },
  differencesOf: (
    db: Database,
    document: QueryDocumentSnapshot<unknown>,
    transaction: Transaction,
  ) => readonly Difference[] | Promise<readonly Difference[]>,
): CheckPage {
  return (db, after) => {
    const page = pageAfter(collection(db.firestore, source.collection, source.schema), after);
    return transact(
      db.firestore,
      async (transaction) => {
        const { docs } = await transaction.get(page);
        const checked: Checked[] = [];
        for (const document of docs) {
          checked.push({ key: document.id, differences: await differencesOf(db, document, transaction) });
        }
        return { checked, documents: docs.length, after: endOfPage(docs) };
      },
      { readOnly: true },
    );
  };
}
