import type { Firestore } from '@google-cloud/firestore';
import { COPIES, DERIVED_FIELDS, NOTICE_SOURCES, TALLIED_NUMBERS, TALLY_SOURCES } from './derivations.ts';
import { recheckDerivedFields } from './platform/derived-fields.ts';
import { recheckNotices } from './platform/notices.ts';
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
export async function repairDerivedData(
  db: Firestore,
  { write, now }: { readonly write: boolean; readonly now: Date },
): Promise<RepairReport> {
  const differences: Difference[] = [];
  let sources = 0;
  // First, because the rest is derived from what is copied.
  for (const recheck of COPIES) {
    const copies = await recheck(db);
    sources += copies.documents;
    differences.push(...copies.differences.map(({ derived, ...where }) => ({ ...where, recomputed: derived })));
    if (write) await copies.repair();
  }
  for (const source of NOTICE_SOURCES) {
    const { missing, repair } = await recheckNotices(db, source, now);
    differences.push(
      ...missing.map((document) => ({ document, field: '', stored: 'nothing', recomputed: 'a notification' })),
    );
    if (write) await repair();
  }
  // After what they count was put right.
  const tallies = await recountTallies(db, TALLY_SOURCES, TALLIED_NUMBERS);
  differences.push(...tallies.differences.map(({ recounted, ...where }) => ({ ...where, recomputed: recounted })));
  if (write) await tallies.repair();
  // Last, because they follow from numbers too.
  for (const source of DERIVED_FIELDS) {
    const fields = await recheckDerivedFields(db, source);
    sources += fields.documents;
    differences.push(...fields.differences.map(({ derived, ...where }) => ({ ...where, recomputed: derived })));
    if (write) await fields.repair();
  }
  return { sources: sources + tallies.sources, numbers: tallies.numbers, differences };
}
