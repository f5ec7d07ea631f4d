import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngineSuite, type EngineSuite } from './support/engine-suite.ts';
import { putRules, readStatus, signUp, writeDocument, type Person } from './support/firestore-rest.ts';
import { PRIVATE_DOCUMENTS } from './support/private-documents.ts';
import { PRIVATE_FILES, putStorageRules, readFileStatus, writeFileStatus } from './support/storage-rest.ts';

let suite: EngineSuite;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  suite = await startEngineSuite(['auth', 'firestore', 'storage']);
  [owner, stranger] = await Promise.all([signUp(suite, 'owner@example.com'), signUp(suite, 'stranger@example.com')]);
});
afterAll(() => suite.dispose());

/** Comes before Firestore's: with the official engine the run is over after that. */
describe('a Storage rules runtime that is killed', () => {
  it('judges by the rules it was told while it ran', async () => {
    await putStorageRules(suite, PRIVATE_FILES);
    const name = () => `private/${owner.uid}/note.txt`;
    expect(await writeFileStatus(suite, name(), owner.token)).toBe(200);
    const back = suite.event('storage engine');

    process.kill(suite.pidOf('storage') ?? 0, 'SIGKILL');

    expect(await back).toContain('ended by SIGKILL');
    expect(await readFileStatus(suite, name(), owner.token)).toBe(200);
    expect(await readFileStatus(suite, name(), stranger.token)).toBe(403);
  });
});

/** Writes until the engine goes away; every path returned was acknowledged. */
async function writeUntilRefused(): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = 0; ; number++) {
    const path = `crash/${number}`;
    try {
      await writeDocument(suite, path, { number: String(number) });
    } catch {
      return acknowledged;
    }
    acknowledged.push(path);
    if (number === 40) process.kill(suite.pidOf('firestore') ?? 0, 'SIGKILL');
  }
}

describe('a Firestore engine that is killed', () => {
  it('keeps what it acknowledged, or says that the run is over', async () => {
    await putRules(suite, PRIVATE_DOCUMENTS);
    await writeDocument(suite, `private/${owner.uid}`, { note: 'mine' });
    const crashed = suite.event('ended by SIGKILL');
    const back = suite.event('is back');

    const acknowledged = await writeUntilRefused();
    expect(acknowledged.length).toBeGreaterThan(40);
    if (suite.engine.engine === 'official') {
      // Its data was in memory: going on without it would be worse than stopping.
      expect(await suite.ended).toMatchObject({ crash: expect.stringContaining('firestore engine') as string });
      return;
    }

    expect(await crashed).toContain('firestore');
    await back;
    const statuses = await Promise.all(acknowledged.map((path) => readStatus(suite, path, 'administrator')));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await writeDocument(suite, 'crash/after', { number: 'after' });
  });

  it('judges by the rules it was told while it ran', async () => {
    if (suite.engine.engine === 'official') return;

    expect(await readStatus(suite, `private/${owner.uid}`, owner)).toBe(200);
    expect(await readStatus(suite, `private/${owner.uid}`, stranger)).toBe(403);
    expect(await readStatus(suite, `private/${owner.uid}`, 'anonymous')).toBe(403);
  });
});
