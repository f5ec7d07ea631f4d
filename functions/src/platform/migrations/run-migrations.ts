import type { MigrationRun } from '@doubloon/contract/system/migration-run.ts';
import { FieldPath, type DocumentData, type Query } from '@google-cloud/firestore';
import type { Clock } from '../clock.ts';
import { unitOfWork, type Database, type Documents, type Stores, type Tx } from '../database/database.ts';
import type { DocumentStore } from '../database/document-store.ts';
import { parseChanges } from '../database/parse-changes.ts';
import { newId } from '../ids.ts';
import type { Migration, MigrationStep } from './migration.ts';

/** Documents of a batch, which is one transaction. */
const BATCH = 200;
/** A batch takes seconds; a run that has not written for so long was killed. */
const HELD_FOR_MS = 2 * 60_000;

interface Needs {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
}

/** How one migration went. */
export interface MigrationReport {
  readonly id: string;
  /** Documents that all runs of it have read and changed, or that it would. */
  readonly read: number;
  readonly changed: number;
  /** False if it was done before, so that nothing was read now. */
  readonly ran: boolean;
  /** False if the run ended before it was done. */
  readonly isDone: boolean;
}

interface RunOptions {
  /** Asked before each batch: false ends the run, and the next one goes on there. */
  readonly mayGoOn?: () => boolean;
}

/** Another run works on a migration. */
export class MigrationHeld extends Error {
  constructor(id: string, until: Date) {
    super(`Another run works on the migration ${id}. If it was killed, try again after ${until.toISOString()}`);
    this.name = 'MigrationHeld';
  }
}

/**
 * Runs the migrations that are not done, in their order, and yields how each went. A batch of documents and the progress are written in one transaction, so a
 * run that is interrupted anywhere is taken up by the next one, and no document is changed twice or missed. Throws `MigrationHeld` while another run works on
 * one of them.
 */
export async function* runMigrations(
  deps: Needs,
  migrations: readonly Migration[],
  { mayGoOn = () => true }: RunOptions = {},
): AsyncGenerator<MigrationReport> {
  const runner = newId('run', deps.clock.now());
  for (const migration of migrations) {
    const before = await deps.db.migrationRuns.find(migration.id);
    let run = before;
    try {
      while (!run?.doneAt && mayGoOn()) run = await runBatch(deps, migration, runner);
    } finally {
      await release(deps, migration.id, runner);
    }
    const { read = 0, changed = 0, doneAt = null } = run ?? {};
    yield { id: migration.id, read, changed, ran: !before?.doneAt, isDone: doneAt !== null };
    if (!doneAt) return;
  }
}

/** Yields how each migration would go from where it is, and writes nothing. */
export async function* previewMigrations(
  { db }: Pick<Needs, 'db'>,
  migrations: readonly Migration[],
): AsyncGenerator<MigrationReport> {
  for (const { id, steps } of migrations) {
    const run = await db.migrationRuns.find(id);
    let { read = 0, changed = 0 } = run ?? {};
    const left = run?.doneAt ? [] : steps.slice(run?.step ?? 0);
    for (const [index, step] of left.entries()) {
      let after = index === 0 ? (run?.after ?? null) : null;
      do {
        const { docs } = await page(db, step, after).get();
        read += docs.length;
        changed += docs.filter((document) => changesOf(db, step, document.data())).length;
        after = docs.length < BATCH ? null : (docs.at(-1)?.id ?? null);
      } while (after !== null);
    }
    yield { id, read, changed, ran: !run?.doneAt, isDone: true };
  }
}

/** Works on one batch and returns the progress after it. */
function runBatch({ db, clock }: Needs, { id, steps }: Migration, runner: string): Promise<MigrationRun> {
  return unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const run = (await tx.migrationRuns.find(id)) ?? begin(id, now);
    if (run.doneAt) return run;
    if (run.runner !== null && run.runner !== runner && run.heldUntil && run.heldUntil > now) {
      throw new MigrationHeld(id, run.heldUntil);
    }
    const step = steps[run.step];
    const { after, changed, read } = step ? await migrateBatch(tx, step, run.after) : NOTHING;
    const nextStep = after === null ? run.step + 1 : run.step;
    const isDone = nextStep >= steps.length;
    const next: MigrationRun = {
      ...run,
      step: nextStep,
      after,
      read: run.read + read,
      changed: run.changed + changed,
      runner: isDone ? null : runner,
      heldUntil: isDone ? null : new Date(now.getTime() + HELD_FOR_MS),
      doneAt: isDone ? now : null,
    };
    tx.migrationRuns.put(next);
    return next;
  });
}

const NOTHING = { after: null, changed: 0, read: 0 };

const begin = (id: string, startedAt: Date): MigrationRun => ({
  ...{ id, startedAt, step: 0, after: null, read: 0, changed: 0 },
  ...{ runner: null, heldUntil: null, doneAt: null },
});

/** Changes the documents of the batch after one of them. `after` is the last one, or null if no more follow. */
async function migrateBatch(tx: Tx, step: MigrationStep, after: string | null) {
  const { docs } = await tx.query(storeOfStep(tx, step).collectionName, page(tx, step, after));
  let changed = 0;
  for (const document of docs) {
    const changes = changesOf(tx, step, document.data());
    if (!changes) continue;
    tx.update(document.ref, changes);
    changed += 1;
  }
  return { after: docs.length < BATCH ? null : (docs.at(-1)?.id ?? null), changed, read: docs.length };
}

/** Lets others work on a migration that a run leaves before its end. */
function release({ db }: Needs, id: string, runner: string): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    const run = await tx.migrationRuns.find(id);
    if (run?.runner === runner) tx.migrationRuns.update(id, { runner: null, heldUntil: null });
  });
}

type StepDocuments = Pick<Documents, 'firestore' | keyof Stores>;

/** A page of stored documents, unparsed, so that a step sees which fields are absent. */
function page(documents: StepDocuments, step: MigrationStep, after: string | null): Query {
  const { collectionName } = storeOfStep(documents, step);
  const first = documents.firestore.collection(collectionName).orderBy(FieldPath.documentId()).limit(BATCH);
  return after === null ? first : first.startAfter(after);
}

/** Returns the changes of a document, parsed by its schema; null for none. */
function changesOf(documents: StepDocuments, step: MigrationStep, stored: DocumentData): DocumentData | null {
  const changes = step.changesOf(stored);
  return changes && parseChanges(storeOfStep(documents, step).schema, changes);
}

const storeOfStep = (documents: StepDocuments, { store }: MigrationStep): DocumentStore<DocumentData> =>
  documents[store] as unknown as DocumentStore<DocumentData>;
