import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { killFirestore, startEngineSuite, type EngineSuite } from './engine-suite.ts';
import { putRules, readStatus, signUp, writeDocument } from './firestore-rest.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /private/{uid} {
      allow get: if request.auth != null && request.auth.uid == uid;
    }
  }
}`;

let suite: EngineSuite;
let host: string;
let owner: { uid: string; token: string };
let stranger: { uid: string; token: string };

beforeAll(async () => {
  suite = await startEngineSuite(['auth', 'firestore']);
  host = `127.0.0.1:${suite.ports.firestore}`;
  await putRules(host, RULES);
  const auth = `127.0.0.1:${suite.ports.auth}`;
  [owner, stranger] = await Promise.all([signUp(auth, 'owner@example.com'), signUp(auth, 'stranger@example.com')]);
  await writeDocument(host, `private/${owner.uid}`, { note: 'mine' });
});
afterAll(() => suite.dispose());

/** Each path that rules tests or the product read through: none of them may pass for nothing. */
describe('a private document', () => {
  it('is given to its owner and to the administrator over REST', async () => {
    expect(await readStatus(host, `private/${owner.uid}`, owner)).toBe(200);
    expect(await readStatus(host, `private/${owner.uid}`, 'administrator')).toBe(200);
  });

  it('is refused to a stranger and to nobody over REST', async () => {
    expect(await readStatus(host, `private/${owner.uid}`, stranger)).toBe(403);
    expect(await readStatus(host, `private/${owner.uid}`, 'anonymous')).toBe(403);
  });

  it('is refused to nobody through the lite client', async () => {
    // It prints each refusal otherwise, and this one is wanted.
    setLogLevel('silent');
    const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'canary');
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, '127.0.0.1', suite.ports.firestore);

    await expect(getDoc(doc(firestore, 'private', owner.uid))).rejects.toMatchObject({ code: 'permission-denied' });
    await deleteApp(app);
  });
});

describe('a private document through the rules testing library', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId: LOCAL_PROJECT_ID,
      firestore: { host: '127.0.0.1', port: suite.ports.firestore },
    });
  });
  afterAll(() => environment.cleanup());

  const read = (uid: string) => {
    const issuedAt = Math.floor(Date.now() / 1000);
    return environment.authenticatedContext(uid, { iat: issuedAt }).firestore().doc(`private/${owner.uid}`).get();
  };

  it('is given to its owner', async () => {
    expect((await read(owner.uid)).data()).toEqual({ note: 'mine' });
  });

  it('is refused to a stranger', async () => {
    await expect(read(stranger.uid)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('a private document after the engine was killed', () => {
  it('is judged by the rules the engine was told while it ran', async () => {
    if ((await killFirestore(suite)) === 'over') return;

    expect(await readStatus(host, `private/${owner.uid}`, owner)).toBe(200);
    expect(await readStatus(host, `private/${owner.uid}`, stranger)).toBe(403);
    expect(await readStatus(host, `private/${owner.uid}`, 'anonymous')).toBe(403);
  });
});
