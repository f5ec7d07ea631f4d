import type { Database } from './platform/database/database.ts';
import { recheckDerivedFields } from './platform/projections/derived-fields.ts';
import { recheckNotifications } from './platform/projections/notifications.ts';
import { type Copy, type Projections, recheckCopies } from './platform/projections/projection.ts';
import type { Difference, Recheck } from './platform/projections/recheck.ts';
import { recountCounters } from './platform/projections/recount.ts';
import { COUNTER_PLACES, PROJECTIONS } from './projections.ts';

export interface RepairReport {
  /** How many source documents were looked at. */
  readonly sources: number;
  /** How many stored numbers were compared with their recount. */
  readonly numbers: number;
  readonly differences: readonly Difference[];
}

/** The copies without those that another declaration has checked, too. */
const distinct = (copies: readonly Copy[]): Copy[] => [...new Map(copies.map((one) => [one.check, one])).values()];

/** Recomputes all projections from their documents and compares; with `write` repairs the differences. Safe beside running triggers. */
export async function repairDerivedData(
  db: Database,
  { write, now }: { readonly write: boolean; readonly now: Date },
): Promise<RepairReport> {
  const all: readonly Projections[] = PROJECTIONS;
  const copy = (one: Copy) => () => recheckCopies(db, one);
  let numbers = 0;
  /** The checks, each after those that it depends on. */
  const rechecks: readonly (() => Promise<Recheck>)[] = [
    ...distinct(all.flatMap(({ copies = [] }) => copies)).map(copy),
    ...all.filter((one) => one.notifications).map((one) => () => recheckNotifications(db, one, now)),
    async () => {
      const recount = await recountCounters(
        db,
        all.filter((one) => one.counters),
        COUNTER_PLACES,
      );
      numbers = recount.numbers;
      return recount;
    },
    ...all.filter((one) => one.derivedFields).map((one) => () => recheckDerivedFields(db, one)),
    ...all.flatMap(({ publicPart }) => (publicPart ? [copy(publicPart)] : [])),
  ];
  const differences: Difference[] = [];
  let sources = 0;
  for (const recheck of rechecks) {
    const found = await recheck();
    sources += found.documents;
    differences.push(...found.differences);
    if (write) await found.repair();
  }
  return { sources, numbers, differences };
}
