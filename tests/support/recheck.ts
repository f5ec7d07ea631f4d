import type { Database } from '../../functions/src/platform/database/database.ts';
import type { Check, Difference } from '../../functions/src/platform/projections/recheck.ts';

/** Runs checks over every page, and returns what differs and how to put it right. */
export async function recheck(db: Database, checks: readonly Check[]) {
  const differences: Difference[] = [];
  const stale: (() => Promise<void>)[] = [];
  for (const { page, update } of checks) {
    let after: string | null = null;
    do {
      const found = await page(db, after);
      for (const one of found.checked) {
        differences.push(...one.differences);
        if (one.differences.length > 0) stale.push(() => update(db, one.key, () => Promise.resolve()));
      }
      after = found.after;
    } while (after !== null);
  }
  const repair = async () => {
    for (const update of stale) await update();
  };
  return { differences, repair };
}
