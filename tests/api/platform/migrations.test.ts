import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { DocumentData } from '@google-cloud/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../functions/src/migrations.ts';
import type { Database } from '../../../functions/src/platform/database/database.ts';
import type { Migration } from '../../../functions/src/platform/migrations/migration.ts';
import { RunHeld } from '../../../functions/src/platform/migrations/progress.ts';
import {
  previewMigrations,
  runMigrations,
  type MigrationReport,
} from '../../../functions/src/platform/migrations/run-migrations.ts';
import { applicationDocument, deliverableDocument } from '../../../functions/testing/documents.ts';
import { createMemoryFirestore } from '../../support/memory-firestore/memory-firestore.ts';
import { productDatabase } from '../../support/setup/product-database.ts';

const DELIVERABLES = 450;
const FOLLOWS = 30;
const NOW = new Date('2026-11-28T08:00:00Z');
const DONE = { isDone: true, ran: true };

const application = applicationDocument({ campaignId: 'cmp_1', creatorId: 'creator', ownerId: 'owner' });

/** Counts how often it touches a document, which no real migration may do twice. */
const migration: Migration = {
  id: 'count',
  steps: [
    { store: 'deliverables', changesOf: ({ viewCount }) => ({ viewCount: Number(viewCount) + 1 }) },
    { store: 'follows', changesOf: ({ followerUid }) => (followerUid === 'f0' ? { followerUid: 'nobody' } : null) },
  ],
};
const second: Migration = {
  id: 'later',
  steps: [{ store: 'deliverables', changesOf: ({ notes }) => (notes === null ? { notes: '' } : null) }],
};

const clockAt = (now: Date) => ({ now: () => now });
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

async function all(reports: AsyncIterable<MigrationReport>): Promise<MigrationReport[]> {
  const found: MigrationReport[] = [];
  for await (const report of reports) found.push(report);
  return found;
}

describe('a migration', () => {
  let db: Database;
  /** The turn of the database at which the process dies; none when 0. */
  let diesAt = 0;
  let turns = 0;

  const run = (now = NOW, migrations: readonly Migration[] = [migration], mayGoOn?: () => boolean) =>
    all(runMigrations({ db, clock: clockAt(now) }, migrations, mayGoOn && { mayGoOn }));
  const documents = async (name: string): Promise<DocumentData[]> =>
    (await db.firestore.collection(name).get()).docs.map((document) => document.data());
  const viewCounts = async () =>
    new Set((await documents(COLLECTIONS.deliverables)).map(({ viewCount }) => viewCount as number));
  const progress = () => db.migrationRuns.find('count');

  beforeEach(async () => {
    [diesAt, turns] = [0, 0];
    const firestore = createMemoryFirestore({
      turn: () => {
        turns += 1;
        return diesAt > 0 && turns >= diesAt ? Promise.reject(new Error('killed')) : Promise.resolve();
      },
    });
    db = productDatabase(firestore);
    for (let index = 0; index < DELIVERABLES; index += 1) {
      const document = deliverableDocument(application, { id: `dlv_${String(index).padStart(4, '0')}`, viewCount: 0 });
      await firestore.collection(COLLECTIONS.deliverables).doc(document.id).set(document);
    }
    for (let index = 0; index < FOLLOWS; index += 1) {
      const follow = { followerUid: `f${index}`, creatorUid: 'creator', createdAt: NOW };
      await firestore.collection(COLLECTIONS.follows).doc(`f${index}__creator`).set(follow);
    }
    turns = 0;
  });

  it('changes every document once, in batches, and says so', async () => {
    const counts = { read: DELIVERABLES + FOLLOWS, changed: DELIVERABLES + 1 };
    expect(await run()).toEqual([{ id: 'count', ...counts, ...DONE }]);
    expect(await viewCounts()).toEqual(new Set([1]));
    expect(await run(later(9))).toEqual([{ id: 'count', ...counts, isDone: true, ran: false }]);
    expect(await viewCounts()).toEqual(new Set([1]));
    expect(await progress()).toMatchObject({ startedAt: NOW, doneAt: NOW, runner: null });
  });

  it('is taken up wherever it was killed: nothing is done twice, and nothing missed', async () => {
    await run();
    const whole = turns;
    expect(whole).toBeGreaterThan(10);
    for (let at = 1; at <= whole; at += 1) {
      for (const { id } of await documents(COLLECTIONS.deliverables)) {
        await db.firestore.collection(COLLECTIONS.deliverables).doc(String(id)).update({ viewCount: 0 });
      }
      await db.firestore.collection(COLLECTIONS.migrationRuns).doc('count').delete();
      [diesAt, turns] = [at, 0];
      await run().catch(() => undefined);
      diesAt = 0;
      await run(later(600));
      expect(await viewCounts(), `killed at turn ${at}`).toEqual(new Set([1]));
    }
  });

  it('refuses a second run while the first is at work, until that was silent for two minutes', async () => {
    [diesAt, turns] = [8, 0];
    await expect(run()).rejects.toThrow('killed');
    diesAt = 0;
    const before = await progress();
    expect(before).toMatchObject({ doneAt: null });
    expect(before?.runner).toMatch(/^run_/);
    await expect(run(later(60))).rejects.toThrow(RunHeld);
    expect(await progress()).toEqual(before);
    expect(await run(later(121))).toMatchObject([DONE]);
    expect(await viewCounts()).toEqual(new Set([1]));
  });

  it('never runs twice at once: of two that are begun together one is refused, and each document is changed once', async () => {
    const outcomes = await Promise.allSettled([run(), run()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.any(RunHeld) as unknown,
    });
    expect(await viewCounts()).toEqual(new Set([1]));
  });

  it('ends between two batches when it is told to, and lets the next run go on at once', async () => {
    let batches = 0;
    const stopped = await run(NOW, [migration, second], () => (batches += 1) <= 2);
    expect(stopped).toEqual([{ id: 'count', read: 400, changed: 400, ran: true, isDone: false }]);
    expect(await progress()).toMatchObject({ step: 0, runner: null, heldUntil: null });
    expect(await run(later(1), [migration, second])).toMatchObject([DONE, { id: 'later', changed: 450, ...DONE }]);
    expect(await viewCounts()).toEqual(new Set([1]));
  });

  it('says what it would change and writes nothing', async () => {
    const preview = () => all(previewMigrations({ db }, [migration, second]));
    expect(await preview()).toMatchObject([
      { id: 'count', read: 480, changed: 451, ran: true },
      { id: 'later', read: 450, changed: 450, ran: true },
    ]);
    expect(await viewCounts()).toEqual(new Set([0]));
    expect(await progress()).toBeNull();
    await run(NOW, [migration], () => turns < 4);
    expect((await preview())[0]).toMatchObject({ id: 'count', read: 480, changed: 451 });
    await run();
    expect(await preview()).toMatchObject([
      { id: 'count', ran: false },
      { id: 'later', ran: true },
    ]);
  });

  it('changes nothing in a batch of which one change does not fit the schema', async () => {
    const wrong: Migration = {
      id: 'wrong',
      steps: [{ store: 'deliverables', changesOf: ({ id }) => ({ viewCount: id === 'dlv_0100' ? -1 : 1 }) }],
    };
    await expect(run(NOW, [wrong])).rejects.toThrow();
    expect(await viewCounts()).toEqual(new Set([0]));
    expect(await db.migrationRuns.find('wrong')).toBeNull();
  });
});

it('has an id of its own, for each migration of the product', () => {
  expect(new Set(MIGRATIONS.map(({ id }) => id)).size).toBe(MIGRATIONS.length);
});
