import type { MigrationRun } from '@doubloon/contract/system/migration-run.ts';
import { unitOfWork, type Database } from '../database/database.ts';

/** A page takes seconds; a run that has not written for so long was killed. */
const HELD_FOR_MS = 2 * 60_000;

/** Another run is at work. */
export class RunHeld extends Error {
  constructor(id: string, until: Date) {
    super(`Another run works on ${id}. If it was killed, try again after ${until.toISOString()}`);
    this.name = 'RunHeld';
  }
}

/** Result of a page of documents. `after` is the position of the next one in the same step; null at its end. */
export interface Progress {
  readonly after: string | null;
  readonly read: number;
  readonly changed: number;
}

/** Returns a run that has not done anything yet. */
export const beginRun = (id: string, startedAt: Date): MigrationRun => ({
  ...{ id, startedAt, step: 0, after: null, read: 0, changed: 0 },
  ...{ runner: null, heldUntil: null, doneAt: null },
});

/** Throws `RunHeld` while another runner works on a run. */
export function requireFree({ id, runner: holder, heldUntil }: MigrationRun, runner: string, now: Date): void {
  if (holder !== null && holder !== runner && heldUntil && heldUntil > now) throw new RunHeld(id, heldUntil);
}

/** Returns a run that `runner` holds from now on. */
export const heldBy = (run: MigrationRun, runner: string, now: Date): MigrationRun => ({
  ...run,
  runner,
  heldUntil: new Date(now.getTime() + HELD_FOR_MS),
});

/** Returns a run after one more page of one of its `steps`. */
export function advance(
  run: MigrationRun,
  { after, read, changed }: Progress,
  { steps, runner, now }: { readonly steps: number; readonly runner: string; readonly now: Date },
): MigrationRun {
  const step = after === null ? run.step + 1 : run.step;
  const next = { ...run, step, after, read: run.read + read, changed: run.changed + changed };
  return step >= steps ? { ...next, runner: null, heldUntil: null, doneAt: now } : heldBy(next, runner, now);
}

/** Throws `RunHeld` if another runner has taken over a run. */
export function requireRunner({ id, runner: holder, heldUntil, startedAt }: MigrationRun, runner: string): void {
  if (holder !== runner) throw new RunHeld(id, heldUntil ?? startedAt);
}

/** Lets others work on a run that is left before its end. */
export function release({ db }: { readonly db: Database }, id: string, runner: string): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    const run = await tx.migrationRuns.find(id);
    if (run?.runner === runner) tx.migrationRuns.update(id, { runner: null, heldUntil: null });
  });
}
