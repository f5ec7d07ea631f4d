import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { Firestore, type Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adaptDocuments } from '../../emulators/engine/index.ts';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { markPlayed, moveJsonFiles } from '../../emulators/suite/firebase/open-import.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { startEngineSuite, type EngineSuite } from './support/engine-suite.ts';

const DAYS = 40;
const DAY_MS = 86_400_000;
/** Two suites start one after the other; this only ends what hangs. */
const SET_UP_MS = 600_000;
const PARTS = ['auth', 'firestore', 'storage', 'stripe', 'social'] as const;

let folder = '';
let suite: EngineSuite;
let db: Firestore;

/** Exports to `dir` what the demo data would be, had it been played forty days ago. */
async function playedLongAgo(dir: string): Promise<void> {
  const now = Date.now();
  const move = { playedAt: now, days: -DAYS };
  const today = await startEngineSuite([...PARTS], { importDir: join(ROOT, 'emulator-data') });
  await adaptDocuments(`${today.urls.firestore}/`, { projectId: LOCAL_PROJECT_ID, move });
  await today.exportTo(dir);
  await today.dispose();
  moveJsonFiles(dir, move);
  markPlayed(dir, new Date(now - DAYS * DAY_MS));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-demo-dates-'));
  const dir = join(folder, 'old');
  await playedLongAgo(dir);
  suite = await startEngineSuite([...PARTS], { importDir: dir });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', suite.env['FIRESTORE_EMULATOR_HOST']);
  db = new Firestore({ projectId: LOCAL_PROJECT_ID });
}, SET_UP_MS);
afterAll(async () => {
  await db.terminate();
  await suite.dispose();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function run(script: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts', script)], {
    encoding: 'utf8',
    env: { ...process.env, ...suite.env },
  });
  return { status, stderr, lastLine: stdout.trim().split('\n').at(-1) };
}

async function newest(collection: string, field: string): Promise<number> {
  const [document] = (await db.collection(collection).orderBy(field, 'desc').limit(1).get()).docs;
  return (document?.get(field) as Timestamp).toMillis();
}

describe('demo data that was played forty days ago', () => {
  it('ends today, and nothing in it that has happened lies in the future', async () => {
    for (const [collection, field] of [
      [COLLECTIONS.messages, 'createdAt'],
      [COLLECTIONS.campaigns, 'createdAt'],
      [COLLECTIONS.notifications, 'createdAt'],
      [COLLECTIONS.payouts, 'updatedAt'],
    ] as const)
      expect(await newest(collection, field), collection).toBeLessThanOrEqual(Date.now());
    expect(await newest(COLLECTIONS.messages, 'createdAt')).toBeGreaterThan(Date.now() - 2 * DAY_MS);
  });

  it('has books that agree with the payment provider, whose dates are moved as well', async () => {
    const { status, stderr, lastLine } = run('reconcile.ts');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(lastLine).toMatch(
      /^[1-9]\d* payments for campaigns, [1-9]\d* groups of entries, 0 differences, 0 not compared\.$/,
    );
    const answer = await fetch(`${suite.urls.stripe}/v1/events?limit=1`, {
      headers: { authorization: 'Bearer sk_test_standin' },
    });
    const { data } = (await answer.json()) as { data: { created: number }[] };
    expect(data[0]?.created).toBeGreaterThan((Date.now() - 10 * DAY_MS) / 1000);
  });

  it('has derived numbers and notifications that follow from its documents', () => {
    const { status, stderr, lastLine } = run('repair.ts');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(lastLine).toMatch(/^[1-9]\d* documents counted, [1-9]\d* numbers compared, 0 differences\.$/);
  });
});
