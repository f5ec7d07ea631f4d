import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { startEngineSuite, type EngineSuite } from './engine-suite.ts';
import { signUp } from './firestore-rest.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /private/{uid}/{file} {
      allow get, create: if request.auth != null && request.auth.uid == uid;
    }
  }
}`;
const BUCKET = `${LOCAL_PROJECT_ID}.appspot.com`;

let suite: EngineSuite;
let owner: { uid: string; token: string };
let stranger: { uid: string; token: string };

const objects = () => `${suite.urls.storage}/v0/b/${BUCKET}/o`;
const credential = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Firebase ${token}` };

async function readStatus(name: string, token?: string): Promise<number> {
  return (await fetch(`${objects()}/${encodeURIComponent(name)}`, { headers: credential(token) })).status;
}

async function writeStatus(name: string, token?: string): Promise<number> {
  const headers = { ...credential(token), 'content-type': 'text/plain' };
  return (await fetch(`${objects()}?name=${encodeURIComponent(name)}`, { method: 'POST', headers, body: 'mine' }))
    .status;
}

beforeAll(async () => {
  suite = await startEngineSuite(['auth', 'storage']);
  const response = await fetch(`${suite.urls.storage}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content: RULES }] } }),
  });
  expect(response.status).toBe(200);
  const auth = `127.0.0.1:${suite.ports.auth}`;
  [owner, stranger] = await Promise.all([signUp(auth, 'owner@example.com'), signUp(auth, 'stranger@example.com')]);
  expect(await writeStatus(`private/${owner.uid}/note.txt`, owner.token)).toBe(200);
});
afterAll(() => suite.dispose());

describe('a private object', () => {
  it('is given to its owner', async () => {
    expect(await readStatus(`private/${owner.uid}/note.txt`, owner.token)).toBe(200);
  });

  it('is refused to a stranger and to nobody', async () => {
    expect(await readStatus(`private/${owner.uid}/note.txt`, stranger.token)).toBe(403);
    expect(await readStatus(`private/${owner.uid}/note.txt`)).toBe(403);
  });

  it('is not written by a stranger or nobody', async () => {
    expect(await writeStatus(`private/${owner.uid}/other.txt`, stranger.token)).toBe(403);
    expect(await writeStatus(`private/${owner.uid}/other.txt`)).toBe(403);
  });

  it('is judged by the same rules after the rules runtime was killed', async () => {
    const back = suite.event('storage engine');

    process.kill(suite.pidOf('storage') ?? 0, 'SIGKILL');

    expect(await back).toContain('ended by SIGKILL');
    expect(await readStatus(`private/${owner.uid}/note.txt`, owner.token)).toBe(200);
    expect(await readStatus(`private/${owner.uid}/note.txt`, stranger.token)).toBe(403);
  });
});
