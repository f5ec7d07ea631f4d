import { afterEach, describe, expect, it } from 'vitest';
import { startEngineSuite, type EngineSuite } from './engine-suite.ts';
import { readStatus, writeDocument } from './firestore-rest.ts';

let suite: EngineSuite;
afterEach(() => suite.dispose());

/** Writes until the engine goes away; every path returned was acknowledged. */
async function writeUntilRefused(host: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = 0; ; number++) {
    const path = `crash/${number}`;
    try {
      await writeDocument(host, path, { number: String(number) });
    } catch {
      return acknowledged;
    }
    acknowledged.push(path);
    if (number === 40) process.kill(suite.pidOf('firestore') ?? 0, 'SIGKILL');
  }
}

describe('a Firestore engine that is killed', () => {
  it('keeps what it acknowledged, or says that the run is over', async () => {
    suite = await startEngineSuite(['firestore']);
    const host = `127.0.0.1:${suite.ports.firestore}`;
    const crashed = suite.event('ended by SIGKILL');
    const back = suite.event('is back');

    const acknowledged = await writeUntilRefused(host);
    expect(acknowledged.length).toBeGreaterThan(40);
    if (suite.engine.engine === 'official') {
      // Its data was in memory: going on without it would be worse than stopping.
      expect(await suite.ended).toMatchObject({ crash: expect.stringContaining('firestore engine') as string });
      return;
    }

    expect(await crashed).toContain('firestore');
    await back;
    const statuses = await Promise.all(acknowledged.map((path) => readStatus(host, path, 'administrator')));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await writeDocument(host, 'crash/after', { number: 'after' });
  });
});
