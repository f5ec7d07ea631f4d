import type { MigrationRun } from '@doubloon/contract/system/migration-run.ts';
import type { DocumentData, Query } from '@google-cloud/firestore';
import type { Clock } from '../clock.ts';
import { unitOfWork, type Database, type Documents, type Stores, type Tx } from '../database/database.ts';
import type { DocumentStore } from '../database/document-store.ts';
import { endOfPage, pageAfter } from '../database/each-document.ts';
import { parseChanges } from '../database/parse-changes.ts';
import { newId } from '../ids.ts';
import type { Migration, MigrationStep } from './migration.ts';
import { advance, beginRun, release, requireFree, type Progress } from './progress.ts';

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

/**
 * Runs the migrations that are not done, in their order, and yields how each went. A batch of documents and the progress are written in one transaction, so a
 * run that is interrupted anywhere is taken up by the next one, and no document is changed twice or missed. Throws `RunHeld` while another run works on
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
        after = endOfPage(docs);
      } while (after !== null);
    }
    yield { id, read, changed, ran: !run?.doneAt, isDone: true };
  }
}

/** Works on one batch and returns the progress after it. */
function runBatch({ db, clock }: Needs, { id, steps }: Migration, runner: string): Promise<MigrationRun> {
  return unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const run = (await tx.migrationRuns.find(id)) ?? beginRun(id, now);
    if (run.doneAt) return run;
    requireFree(run, runner, now);
    const step = steps[run.step];
    const progress = step ? await migrateBatch(tx, step, run.after) : NOTHING;
    const next = advance(run, progress, { steps: steps.length, runner, now });
    tx.migrationRuns.put(next);
    return next;
  });
}

const NOTHING: Progress = { after: null, changed: 0, read: 0 };

/** Changes the documents of the batch after one of them. `after` is the last one, or null if no more follow. */
async function migrateBatch(tx: Tx, step: MigrationStep, after: string | null): Promise<Progress> {
  const { docs } = await tx.query(storeOfStep(tx, step).collectionName, page(tx, step, after));
  let changed = 0;
  for (const document of docs) {
    const changes = changesOf(tx, step, document.data());
    if (!changes) continue;
    tx.update(document.ref, changes);
    changed += 1;
  }
  return { after: endOfPage(docs), changed, read: docs.length };
}

type StepDocuments = Pick<Documents, 'firestore' | keyof Stores>;

/** A page of stored documents, unparsed, so that a step sees which fields are absent. */
function page(documents: StepDocuments, step: MigrationStep, after: string | null): Query {
  return pageAfter(documents.firestore.collection(storeOfStep(documents, step).collectionName), after);
}

/** Returns the changes of a document, parsed by its schema; null for none. */
function changesOf(documents: StepDocuments, step: MigrationStep, stored: DocumentData): DocumentData | null {
  const changes = step.changesOf(stored);
  return changes && parseChanges(storeOfStep(documents, step).schema, changes);
}

const storeOfStep = (documents: StepDocuments, { store }: MigrationStep): DocumentStore<DocumentData> =>
  documents[store] as unknown as DocumentStore<DocumentData>;
