import type { Firestore } from '@google-cloud/firestore';
import { DERIVED_FIELDS, TALLIED_NUMBERS, TALLY_SOURCES } from './derivations.ts';
import { recheckDerivedFields } from './platform/derived-fields.ts';
import { recountTallies } from './platform/recount.ts';

/** Something derived that is not what its source documents say. */
export interface Difference {
  /** Path of the document it stands in. */
  readonly document: string;
  readonly field: string;
  readonly stored: unknown;
  readonly recomputed: unknown;
}

export interface RepairReport {
  /** Source documents looked at. */
  readonly sources: number;
  /** Stored numbers compared with their recount. */
  readonly numbers: number;
  readonly differences: readonly Difference[];
}

/**
 * Computes everything derived again from the documents it follows from, and compares; with `write` puts right what differs. Safe beside
 * running triggers.
 */
export async function repairDerivedData(db: Firestore, { write }: { write: boolean }): Promise<RepairReport> {
  const tallies = await recountTallies(db, TALLY_SOURCES, TALLIED_NUMBERS);
  const differences: Difference[] = tallies.differences.map(({ recounted, ...where }) => ({
    ...where,
    recomputed: recounted,
  }));
  const repairs = [tallies.repair];
  let { sources } = tallies;
  for (const source of DERIVED_FIELDS) {
    const fields = await recheckDerivedFields(db, source);
    sources += fields.documents;
    differences.push(...fields.differences.map(({ derived, ...where }) => ({ ...where, recomputed: derived })));
    repairs.push(fields.repair);
  }
  if (write) for (const repair of repairs) await repair();
  return { sources, numbers: tallies.numbers, differences };
}
