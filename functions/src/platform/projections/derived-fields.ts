import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { collection } from '../database/collection.ts';
import type { Database } from '../database/database.ts';
import { parseChanges } from '../database/parse-changes.ts';
import { transact } from '../database/transact.ts';
import type { Projections } from './projection.ts';
import { type Check, checkSource } from './recheck.ts';

/** Returns the derived fields of a document that are stale, with their correct values. */
export function staleFields<S extends z.ZodType>(
  { derivedFields }: Projections<S>,
  document: z.output<S>,
): Readonly<Record<string, unknown>> {
  const stored = document as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(derivedFields?.(document) ?? {}).filter(([name, due]) => !isDeepStrictEqual(stored[name], due)),
  );
}

/**
 * Updates the derived fields of one document from its current state, so it may run late, repeatedly and in any order. Reads 1; writes 1 if something differs.
 */
export async function updateDerivedFields(
  { firestore }: Pick<Database, 'firestore'>,
  source: Projections,
  id: string,
): Promise<void> {
  const ref = collection(firestore, source.collection, source.schema).doc(id);
  await transact(firestore, async (transaction) => {
    const document = await transaction.get(ref);
    if (!document.exists) return;
    const stale = staleFields(source, document.data());
    if (Object.keys(stale).length > 0) {
      transaction.update(firestore.collection(source.collection).doc(id), parseChanges(source.schema, stale));
    }
  });
}

/** Recomputes the derived fields of every document of a collection and compares them. */
export const checkDerivedFields = (source: Projections): Check => ({
  name: `derived fields of ${source.collection}`,
  page: checkSource(source, (_, document) =>
    Object.entries(staleFields(source, document.data())).map(([field, derived]) => ({
      document: document.ref.path,
      field,
      stored: document.get(field) as unknown,
      derived,
    })),
  ),
  update: (db, id) => updateDerivedFields(db, source, id),
});
