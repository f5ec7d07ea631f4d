import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { killFirestore, startEngineSuite, type EngineSuite } from './engine-suite.ts';
import { readStatus, signUp, writeDocument } from './firestore-rest.ts';

let suite: EngineSuite | undefined;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-export-'));
});
afterEach(async () => {
  await suite?.dispose();
  suite = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const start = async (importDir?: string) => {
  suite = await startEngineSuite(['auth', 'firestore', 'clock'], importDir === undefined ? {} : { importDir });
  return { suite, firestore: `127.0.0.1:${suite.ports.firestore}`, auth: `127.0.0.1:${suite.ports.auth}` };
};

async function clockOffsetMs(clock: string): Promise<number> {
  return ((await (await fetch(`${clock}/now`)).json()) as { offsetMs: number }).offsetMs;
}

async function signInStatus(auth: string, email: string): Promise<number> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const body = JSON.stringify({ email, password: 'a-long-password' });
  return (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
}

describe('the data of a suite', () => {
  it('is there again after an export and an import: documents, people and the stand-ins’ state', async () => {
    const first = await start();
    await writeDocument(first.firestore, 'kept/one', { note: 'one' });
    await signUp(first.auth, 'kept@example.com');
    const headers = { 'content-type': 'application/json' };
    await fetch(`${first.suite.urls.clock}/advance`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ms: 86_400_000 }),
    });
    const target = join(folder, 'export');
    await first.suite.exportTo(target);
    await writeDocument(first.firestore, 'kept/two', { note: 'two' });
    await first.suite.exportTo(target);
    await first.suite.dispose();

    const second = await start(target);

    expect(await readStatus(second.firestore, 'kept/one', 'administrator')).toBe(200);
    expect(await readStatus(second.firestore, 'kept/two', 'administrator')).toBe(200);
    expect(await readStatus(second.firestore, 'kept/three', 'administrator')).toBe(404);
    expect(await signInStatus(second.auth, 'kept@example.com')).toBe(200);
    expect(await signInStatus(second.auth, 'nobody@example.com')).toBe(400);
    expect(await clockOffsetMs(second.suite.urls.clock)).toBe(86_400_000);
  });

  it('is not imported again over later changes when the engine starts again', async () => {
    const first = await start();
    await writeDocument(first.firestore, 'kept/one', { note: 'one' });
    const target = join(folder, 'export');
    await first.suite.exportTo(target);
    await first.suite.dispose();
    const second = await start(target);
    await writeDocument(second.firestore, 'later/one', { note: 'after the import' });

    if ((await killFirestore(second.suite)) === 'over') return;

    expect(await readStatus(second.firestore, 'later/one', 'administrator')).toBe(200);
    expect(await readStatus(second.firestore, 'kept/one', 'administrator')).toBe(200);
  });

  it('starts empty when the folder to import does not exist', async () => {
    const { firestore } = await start(join(ROOT, 'no-such-folder'));

    expect(await readStatus(firestore, 'kept/one', 'administrator')).toBe(404);
  });
});
