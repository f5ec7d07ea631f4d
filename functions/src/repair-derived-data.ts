import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { MigrationRun } from '@doubloon/contract/system/migration-run.ts';
import type { Clock } from './platform/clock.ts';
import { collection } from './platform/database/collection.ts';
import { unitOfWork, type Database } from './platform/database/database.ts';
import { newId } from './platform/ids.ts';
import { advance, beginRun, heldBy, release, requireFree, requireRunner } from './platform/migrations/progress.ts';
import { checkDerivedFields } from './platform/projections/derived-fields.ts';
import { checkNotifications } from './platform/projections/notifications.ts';
import { checkCopies, type Copy, type Projections } from './platform/projections/projection.ts';
import type { Check, Difference, RequireHeld } from './platform/projections/recheck.ts';
import { checkCounters } from './platform/projections/recount.ts';
import { COUNTER_PLACES, PROJECTIONS } from './projections.ts';

/** A run that was interrupted longer ago begins anew, because what it has checked may differ again. */
const GOES_ON_FOR_MS = 24 * 60 * 60_000;

interface Needs {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
}

/** Result of one page of documents. */
export interface RepairedPage {
  /** How many source documents were looked at. */
  readonly sources: number;
  /** How many stored numbers were compared with their recount. */
  readonly numbers: number;
  readonly differences: readonly Difference[];
}

/** The copies without those that another declaration has checked, too. */
const distinct = (copies: readonly Copy[]): Copy[] => [...new Map(copies.map((one) => [one.checks, one])).values()];

/** The checks of everything that is derived, each after those that it depends on. */
function checksOf(now: Date): Check[] {
  const all: readonly Projections[] = PROJECTIONS;
  return [
    ...distinct(all.flatMap(({ copies = [] }) => copies)).flatMap(checkCopies),
    ...all.filter((one) => one.notifications).map((one) => checkNotifications(one, now)),
    ...checkCounters(
      all.filter((one) => one.counters),
      COUNTER_PLACES,
    ),
    ...all.filter((one) => one.derivedFields).map(checkDerivedFields),
    ...all.flatMap(({ publicPart }) => (publicPart ? checkCopies(publicPart) : [])),
  ];
}

/** Compares everything derived with its documents, page by page, and writes nothing. Safe beside running triggers, whose work of the moment it may miss. */
export async function* compareDerivedData({ db, clock }: Needs): AsyncGenerator<RepairedPage> {
  for (const check of checksOf(clock.now())) {
    let after: string | null = null;
    do {
      const page = await check.page(db, after);
      yield told(page);
      after = page.after;
    } while (after !== null);
  }
}

interface RepairOptions {
  /** Asked before each page: false ends the run, and the next one goes on there. */
  readonly mayGoOn?: () => boolean;
  /** Begins anew instead of going on where a run was interrupted. */
  readonly anew?: boolean;
}

/**
 * Recomputes everything derived from its documents, page by page, and corrects it. The position is stored after each page, so a run that is interrupted
 * anywhere is taken up by the next one; a page may be repeated, which changes nothing. Safe beside running triggers. Throws `RunHeld` while another run works.
 */
export async function* repairDerivedData(
  { db, clock }: Needs,
  { mayGoOn = () => true, anew = false }: RepairOptions = {},
): AsyncGenerator<RepairedPage> {
  const checks = checksOf(clock.now());
  const id = repairId(checks);
  const runner = newId('run', clock.now());
  let run = await takeUp({ db, clock }, { id, runner, anew });
  const requireHeld: RequireHeld = async (transaction) => {
    const stored = await transaction.get(collection(db.firestore, COLLECTIONS.migrationRuns, MigrationRun).doc(id));
    requireRunner(stored.data() ?? run, runner);
  };
  try {
    while (!run.doneAt && mayGoOn()) {
      const check = checks[run.step];
      if (!check) throw new Error(`${id} is at a step that there is not`);
      const page = await check.page(db, run.after);
      const stale = page.checked.filter(({ differences }) => differences.length > 0);
      for (const key of new Set(stale.map((one) => one.key))) await check.update(db, key, requireHeld);
      const progress = { after: page.after, read: page.documents, changed: stale.length };
      const next = advance(run, progress, { steps: checks.length, runner, now: clock.now() });
      // A repeated attempt may find its own commit, whose answer was lost, so it writes the same again.
      run = await unitOfWork({ db }, async (tx) => {
        const stored = await tx.migrationRuns.get(id);
        if (!stored.doneAt || stored.doneAt.getTime() !== next.doneAt?.getTime()) requireRunner(stored, runner);
        tx.migrationRuns.put(next);
        return next;
      });
      yield told(page);
    }
  } finally {
    await release({ db }, id, runner);
  }
}

/** Returns the moment at which the run began that the next one would take up; null if there is none. */
export async function interruptedRepair({ db, clock }: Needs): Promise<Date | null> {
  const run = await db.migrationRuns.find(repairId(checksOf(clock.now())));
  return run && goesOn(run, clock.now()) && (run.step > 0 || run.after !== null) ? run.startedAt : null;
}

/** Names the run by its checks, so that a version with others does not go on at the wrong one. */
const repairId = (checks: readonly Check[]): string =>
  `repair-${createHash('sha256')
    .update(checks.map(({ name }) => name).join('\n'))
    .digest('hex')
    .slice(0, 12)}`;

const goesOn = ({ doneAt, startedAt }: MigrationRun, now: Date): boolean =>
  doneAt === null && now.getTime() - startedAt.getTime() < GOES_ON_FOR_MS;

/** Holds the run that was interrupted, or a new one. */
function takeUp(
  { db, clock }: Needs,
  { id, runner, anew }: { readonly id: string; readonly runner: string; readonly anew: boolean },
): Promise<MigrationRun> {
  return unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const stored = await tx.migrationRuns.find(id);
    if (stored) requireFree(stored, runner, now);
    const run = heldBy(stored && !anew && goesOn(stored, now) ? stored : beginRun(id, now), runner, now);
    tx.migrationRuns.put(run);
    return run;
  });
}

const told = ({ checked, documents, numbers = 0 }: Awaited<ReturnType<Check['page']>>): RepairedPage => ({
  sources: documents,
  numbers,
  differences: checked.flatMap(({ differences }) => differences),
});
