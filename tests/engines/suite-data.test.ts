import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { killFirestore, startEngineSuite, type EngineSuite } from './support/engine-suite.ts';
import { readStatus, signUp, writeDocument } from './support/firestore-rest.ts';

let suite: EngineSuite;
let folder: string;
let beforeImport: number;

const start = async (importDir: string) => {
  suite = await startEngineSuite(['auth', 'firestore', 'clock'], { importDir });
};
const statusOf = (path: string) => readStatus(suite, path, 'administrator');

/** A first run that starts on nothing and exports twice, then the run that the tests look at, started on the export. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-export-'));
  const target = join(folder, 'export');
  await start(join(ROOT, 'no-such-folder'));
  beforeImport = await statusOf('kept/one');
  await writeDocument(suite, 'kept/one', { note: 'one' });
  await signUp(suite, 'kept@example.com');
  await fetch(`${suite.urls.clock}/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ms: 86_400_000 }),
  });
  await suite.exportTo(target);
  await writeDocument(suite, 'kept/two', { note: 'two' });
  await suite.exportTo(target);
  await suite.dispose();
  await start(target);
});
afterAll(async () => {
  await suite.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function clockOffsetMs(clock: string): Promise<number> {
  return ((await (await fetch(`${clock}/now`)).json()) as { offsetMs: number }).offsetMs;
}

async function signInStatus(email: string): Promise<number> {
  const url = `${suite.urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const body = JSON.stringify({ email, password: 'a-long-password' });
  return (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
}

describe('the data of a suite', () => {
  it('is nothing when the folder to import does not exist', () => {
    expect(beforeImport).toBe(404);
  });

  it('is there again after an export and an import: documents, people and the stand-ins’ state', async () => {
    expect(await statusOf('kept/one')).toBe(200);
    expect(await statusOf('kept/two')).toBe(200);
    expect(await statusOf('kept/three')).toBe(404);
    expect(await signInStatus('kept@example.com')).toBe(200);
    expect(await signInStatus('nobody@example.com')).toBe(400);
    expect(await clockOffsetMs(suite.urls.clock)).toBe(86_400_000);
  });

  it('is not imported again over later changes when the engine starts again', async () => {
    await writeDocument(suite, 'later/one', { note: 'after the import' });

    if ((await killFirestore(suite)) === 'over') return;

    expect(await statusOf('later/one')).toBe(200);
    expect(await statusOf('kept/one')).toBe(200);
  });
});
