import { COPIES, DERIVED_FIELDS, NOTICE_SOURCES, PUBLIC_PARTS, TALLIED_NUMBERS, TALLY_SOURCES } from './derivations.ts';
import type { Database } from './platform/database.ts';
import { recheckDerivedFields } from './platform/derived-fields.ts';
import { recheckNotices } from './platform/notices.ts';
import type { RecheckCopies } from './platform/recheck.ts';
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
  db: Database,
  { write, now }: { readonly write: boolean; readonly now: Date },
): Promise<RepairReport> {
  const differences: Difference[] = [];
  let sources = 0;
  const recheckAll = async (rechecks: readonly RecheckCopies[]): Promise<void> => {
    for (const recheck of rechecks) {
      const copies = await recheck(db);
      sources += copies.documents;
      differences.push(...copies.differences.map(({ derived, ...where }) => ({ ...where, recomputed: derived })));
      if (write) await copies.repair();
    }
  };
  // First, because the rest is derived from what is copied.
  await recheckAll(COPIES);
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
  // Late, because they follow from numbers too.
  for (const source of DERIVED_FIELDS) {
    const fields = await recheckDerivedFields(db, source);
    sources += fields.documents;
    differences.push(...fields.differences.map(({ derived, ...where }) => ({ ...where, recomputed: derived })));
    if (write) await fields.repair();
  }
  // Last, because they repeat all of it.
  await recheckAll(PUBLIC_PARTS);
  return { sources: sources + tallies.sources, numbers: tallies.numbers, differences };
}
