import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { Firestore, type DocumentData } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { startEngineSuite, type EngineSuite } from './support/engine-suite.ts';

const RESTORED = 'restored';
const WRITES_AT_ONCE = 400;
/** Two suites start one after the other; this only ends what hangs. */
const SET_UP_MS = 600_000;

let folder = '';
let suite: EngineSuite;
let lost: Firestore;
let restored: Firestore;
let before: ReadonlyMap<string, DocumentData>;

/** Every document of a database, by its path. */
async function documentsOf(db: Firestore): Promise<ReadonlyMap<string, DocumentData>> {
  const found = new Map<string, DocumentData>();
  for (const collection of await db.listCollections()) {
    for (const { ref, ...document } of (await collection.get()).docs.map((one) => ({
      ref: one.ref,
      data: one.data(),
    }))) {
      found.set(ref.path, document.data);
    }
  }
  return found;
}

/** Opens a database of a suite; the client reads where it is from the environment. */
function open({ env }: EngineSuite, databaseId = '(default)'): Firestore {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', env['FIRESTORE_EMULATOR_HOST']);
  return new Firestore({ projectId: LOCAL_PROJECT_ID, databaseId });
}

/** Reads the documents of an export in an engine of their own, which takes them up when it starts. */
async function documentsOfExport(importDir: string): Promise<ReadonlyMap<string, DocumentData>> {
  const reader = await startEngineSuite(['firestore'], { importDir });
  const db = open(reader);
  const documents = await documentsOf(db);
  await db.terminate();
  await reader.dispose();
  return documents;
}

async function writeAll(db: Firestore, documents: ReadonlyMap<string, DocumentData>): Promise<void> {
  const all = [...documents];
  for (let at = 0; at < all.length; at += WRITES_AT_ONCE) {
    const batch = db.batch();
    for (const [path, data] of all.slice(at, at + WRITES_AT_ONCE)) batch.set(db.doc(path), data);
    await batch.commit();
  }
}

async function destroy(): Promise<void> {
  const url = `${suite.urls.firestore}/emulator/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(200);
}

/** Runs a script on the database that the setting names. */
function run(script: string, database: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts', script), ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...suite.env, FIRESTORE_DATABASE: database },
  });
  return { status, stderr, lastLine: stdout.trim().split('\n').at(-1) ?? '' };
}

const countOf = (documents: ReadonlyMap<string, DocumentData>, collection: string) =>
  [...documents.keys()].filter((path) => path.startsWith(`${collection}/`)).length;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-restore-'));
  suite = await startEngineSuite(['auth', 'firestore', 'storage', 'stripe', 'social'], {
    importDir: join(ROOT, 'emulator-data'),
  });
  [lost, restored] = [open(suite), open(suite, RESTORED)];
}, SET_UP_MS);
afterAll(async () => {
  await Promise.all([lost.terminate(), restored.terminate()]);
  await suite.dispose();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('a database that was destroyed', () => {
  it('is exported while it is whole', async () => {
    before = await documentsOf(lost);
    expect(before.size).toBeGreaterThan(1000);
    await suite.exportTo(join(folder, 'export'));
    const { firestore } = JSON.parse(readFileSync(join(folder, 'export', 'firebase-export-metadata.json'), 'utf8')) as {
      firestore?: object;
    };
    expect(firestore).toBeDefined();
  });

  it('is gone for everybody who works on it', async () => {
    await destroy();
    expect((await documentsOf(lost)).size).toBe(0);
    expect(run('repair.ts', '')).toMatchObject({
      status: 0,
      lastLine: '0 documents counted, 0 numbers compared, 0 differences.',
    });
    expect(run('reconcile.ts', '').lastLine).toMatch(/^0 payments for campaigns, 0 groups/);
  });

  it('is restored into another one, which has every document, unchanged', async () => {
    await writeAll(restored, await documentsOfExport(join(folder, 'export')));
    expect(await documentsOf(restored)).toEqual(before);
    // The reconciler counts its calls of the provider where it was sent.
    expect([...(await documentsOf(lost)).keys()].filter((path) => !path.startsWith('providerReads/'))).toEqual([]);
  });

  it('has every number and every copy there: repair finds nothing to put right', () => {
    const { status, stderr, lastLine } = run('repair.ts', RESTORED);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [, documents, numbers] =
      /^(\d+) documents counted, (\d+) numbers compared, 0 differences\.$/.exec(lastLine) ?? [];
    expect(Number(documents)).toBeGreaterThan(countOf(before, COLLECTIONS.applications));
    expect(Number(numbers)).toBeGreaterThan(20);
  });

  it('has every cent there: its books agree with the payment provider', () => {
    const payments = countOf(before, COLLECTIONS.campaignFunds);
    const groups = countOf(before, COLLECTIONS.ledgerGroups);
    expect(run('reconcile.ts', RESTORED)).toEqual({
      ...{ status: 0, stderr: '' },
      lastLine: `${payments} payments for campaigns, ${groups} groups of entries, 0 differences, 0 not compared.`,
    });
  });

  it('would be seen to lack a document: repair and reconcile name what is missing', async () => {
    const [deliverable] = (await restored.collection(COLLECTIONS.deliverables).limit(1).get()).docs;
    const [group] = (await restored.collection(COLLECTIONS.ledgerGroups).limit(1).get()).docs;
    await Promise.all([deliverable?.ref.delete(), group?.ref.delete()]);
    expect(run('repair.ts', RESTORED)).toMatchObject({ status: 1 });
    expect(run('reconcile.ts', RESTORED)).toMatchObject({ status: 1 });
  });

  it('is not looked for in a database with a name that none can have', () => {
    expect(run('repair.ts', 'No Such').stderr).toContain('FIRESTORE_DATABASE is the name of a database');
  });
});
