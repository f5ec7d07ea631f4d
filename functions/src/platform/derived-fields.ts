import { isDeepStrictEqual } from 'node:util';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { z } from 'zod';
import { collection } from './collection.ts';
import type { Database } from './database.ts';
import { readAll } from './read-all.ts';

/** Fields of a document that follow from its other fields, such as the words it is found by. */
export interface DerivedFields<S extends z.ZodType = z.ZodType> {
  readonly collection: CollectionName;
  readonly schema: S;
  /** The derived fields by their names, as a document like this should have them. Pure. */
  readonly derive: (document: z.output<S>) => Readonly<Record<string, unknown>>;
}

/** The derived fields of a document that are not as they should be, with what they should be. */
export function staleFields<S extends z.ZodType>(
  { derive }: DerivedFields<S>,
  document: z.output<S>,
): Readonly<Record<string, unknown>> {
  const stored = document as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(derive(document)).filter(([name, due]) => !isDeepStrictEqual(stored[name], due)),
  );
}

/**
 * Brings the derived fields of one document up to date with how it is at this moment, so it may run late, repeatedly and in
 * any order. Reads 1; writes 1 when something differs.
 */
export async function settleDerivedFields(
  { firestore }: Pick<Database, 'firestore'>,
  source: DerivedFields,
  id: string,
): Promise<void> {
  const ref = collection(firestore, source.collection, source.schema).doc(id);
  await firestore.runTransaction(async (transaction) => {
    const document = await transaction.get(ref);
    if (!document.exists) return;
    const stale = staleFields(source, document.data());
    if (Object.keys(stale).length > 0) transaction.update(firestore.collection(source.collection).doc(id), stale);
  });
}

/** A derived field that is not as its document says it should be. */
export interface FieldDifference {
  readonly document: string;
  readonly field: string;
  readonly stored: unknown;
  readonly derived: unknown;
}

/** Looks at every document of a source; `repair` settles those that differ. */
export async function recheckDerivedFields(
  { firestore }: Pick<Database, 'firestore'>,
  source: DerivedFields,
): Promise<{ documents: number; differences: FieldDifference[]; repair: () => Promise<void> }> {
  const differences: FieldDifference[] = [];
  const staleIds: string[] = [];
  let documents = 0;
  await firestore.runTransaction(
    async (transaction) => {
      for await (const document of readAll(transaction, collection(firestore, source.collection, source.schema))) {
        documents += 1;
        const stale = Object.entries(staleFields(source, document.data()));
        if (stale.length > 0) staleIds.push(document.id);
        for (const [field, derived] of stale) {
          differences.push({ document: document.ref.path, field, stored: document.get(field), derived });
        }
      }
    },
    { readOnly: true },
  );
  return {
    documents,
    differences,
    repair: async () => {
      for (const id of staleIds) await settleDerivedFields({ firestore }, source, id);
    },
  };
}
