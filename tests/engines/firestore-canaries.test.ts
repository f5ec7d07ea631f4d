import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { putRules, readStatus, signUp, writeDocument, type Person } from './support/firestore-rest.ts';
import { PRIVATE_DOCUMENTS } from './support/private-documents.ts';
import { sharedSuite, type SharedSuite } from './support/shared-suite.ts';

let suite: SharedSuite;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  suite = await sharedSuite();
  await putRules(suite, PRIVATE_DOCUMENTS);
  [owner, stranger] = await Promise.all([
    signUp(suite, 'owner-of-document@example.com'),
    signUp(suite, 'stranger-to-document@example.com'),
  ]);
  await writeDocument(suite, `private/${owner.uid}`, { note: 'mine' });
});

/** Each path that rules tests or the product read through: none of them may pass for nothing. */
describe('a private document', () => {
  it('is given to its owner and to the administrator over REST', async () => {
    expect(await readStatus(suite, `private/${owner.uid}`, owner)).toBe(200);
    expect(await readStatus(suite, `private/${owner.uid}`, 'administrator')).toBe(200);
  });

  it('is refused to a stranger and to nobody over REST', async () => {
    expect(await readStatus(suite, `private/${owner.uid}`, stranger)).toBe(403);
    expect(await readStatus(suite, `private/${owner.uid}`, 'anonymous')).toBe(403);
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
