import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { MIGRATIONS } from '../../functions/src/migrations.ts';
import { applicationDocument, deliverableDocument } from '../../functions/testing/documents.ts';
import { startEngineSuite, type EngineSuite } from './support/engine-suite.ts';

const [first] = MIGRATIONS.map(({ id }) => id);
const application = applicationDocument({ campaignId: 'cmp_1', creatorId: 'creator', ownerId: 'owner' });

let suite: EngineSuite;
let db: Firestore;

beforeAll(async () => {
  suite = await startEngineSuite(['firestore']);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', suite.env['FIRESTORE_EMULATOR_HOST']);
  db = new Firestore({ projectId: LOCAL_PROJECT_ID });
  const { paymentProblem: _, ...old } = deliverableDocument(application, { id: 'dlv_old' });
  await db.collection(COLLECTIONS.deliverables).doc('dlv_old').set(old);
  await db
    .collection(COLLECTIONS.deliverables)
    .doc('dlv_new')
    .set(deliverableDocument(application, { id: 'dlv_new' }));
});
afterAll(async () => {
  await db.terminate();
  await suite.dispose();
  vi.unstubAllEnvs();
});

function migrate(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'migrate.ts'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...suite.env },
  });
  return { status, stderr, lines: stdout.trim().split('\n') };
}

/** Lines about the other migrations, which find nothing here. */
const others = (said: string) => MIGRATIONS.slice(1).map(({ id }) => `${id}: ${said}`);

const runOf = () => db.collection(COLLECTIONS.migrationRuns).doc(String(first));

describe('npm run migrate', () => {
  it('says how it is used', () => {
    const { status, lines } = migrate('--help');
    expect(lines[0]).toBe('Usage: npm run migrate -- [--project ID] [--dry-run]');
    expect(status).toBe(0);
  });

  it('says what it would change', async () => {
    expect(migrate('--dry-run')).toEqual({
      ...{ status: 1, stderr: '' },
      lines: [
        `${first}: 2 documents read, 1 to change`,
        ...others('0 documents read, 0 to change'),
        `${MIGRATIONS.length} to run; nothing was changed.`,
      ],
    });
    expect((await runOf().get()).exists).toBe(false);
  });

  it('refuses to run beside another run', async () => {
    const heldUntil = new Date(Date.now() + 60_000);
    const progress = { id: first, step: 0, after: null, read: 0, changed: 0, startedAt: new Date(), doneAt: null };
    await runOf().set({ ...progress, runner: 'run_other', heldUntil });
    expect(migrate()).toMatchObject({
      status: 1,
      stderr: `Another run works on ${first}. If it was killed, try again after ${heldUntil.toISOString()}\n`,
    });
    await runOf().delete();
  });

  it('changes what is to change, once', async () => {
    const counts = '2 documents read, 1 changed';
    const none = '0 documents read, 0 changed';
    expect(migrate()).toEqual({
      ...{ status: 0, stderr: '' },
      lines: [`${first}: ${counts}`, ...others(none), 'All migrations are done.'],
    });
    expect((await db.collection(COLLECTIONS.deliverables).doc('dlv_old').get()).get('paymentProblem')).toBeNull();
    expect(migrate()).toMatchObject({
      status: 0,
      lines: [`${first}: done before (${counts})`, ...others(`done before (${none})`), 'All migrations are done.'],
    });
    expect(migrate('--dry-run')).toMatchObject({ status: 0 });
  });
});
