import { RELATIONS, type Relation } from '@doubloon/contract/calls/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, setDoc, updateDoc, type Firestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { BEARERS, mayBearer } from '../support/borders/bearers.ts';
import {
  clientsWith,
  engineAddress,
  issuedNow,
  outcomeOf,
  restClients,
  serverFirestore,
  UIDS,
} from '../support/borders/direct-clients.ts';
import { DIRECT_DOCUMENTS, putSurroundings } from '../support/borders/direct-documents.ts';
import { documentOf, hasCounterpart, putDocument, TABLE } from '../support/borders/rules-documents.ts';

const clients = clientsWith(Object.fromEntries(BEARERS.map(({ name, claims }) => [name, claims])));
const byRelation = restClients();
let cells = 0;

beforeAll(async () => {
  await putSurroundings();
  await Promise.all(TABLE.map(([name]) => putDocument(name)));
});

afterAll(async () => {
  await Promise.all([clients.close(), byRelation.close()]);
  console.log(`measured: access matrix: ${cells} cells of single documents asked of the rules`);
});

type Action = 'get' | 'create' | 'update' | 'delete';

/** Does something to the document of `self`, or begins one like it. */
function attempt(action: Action, firestore: Firestore, name: CollectionName, uid: string): Promise<unknown> {
  const direct = DIRECT_DOCUMENTS[name];
  const ref = doc(firestore, name, documentOf(name).id);
  switch (action) {
    case 'get':
      return getDoc(ref);
    case 'create':
      return direct
        ? setDoc(ref, direct.begun)
        : setDoc(doc(firestore, name, `new-${uid}`), { uid, creatorId: uid, ownerId: uid });
    case 'update':
      return direct ? setDoc(ref, direct.changed) : updateDoc(ref, { status: 'approved' });
    case 'delete':
      return deleteDoc(ref);
  }
}

async function prepare(action: Action, name: CollectionName): Promise<void> {
  if (!DIRECT_DOCUMENTS[name]) return;
  if (action === 'create') await serverFirestore().collection(name).doc(documentOf(name).id).delete();
  else await putDocument(name);
}

describe.each(TABLE)('%s', (name, access) => {
  const bearers = BEARERS.filter(({ relation }) => relation !== 'counterpart' || hasCounterpart(access));

  it.each(['get', 'create', 'update', 'delete'] as const)(
    'as the table says for every relation and role: %s',
    async (action) => {
      const outcomes: Record<string, string> = {};
      const expected: Record<string, string> = {};
      for (const bearer of bearers) {
        await prepare(action, name);
        const firestore = clients.firestore[bearer.name] as Firestore;
        outcomes[bearer.name] = await outcomeOf(attempt(action, firestore, name, bearer.uid));
        expected[bearer.name] = mayBearer(name, bearer, action) ? 'given' : 'refused';
        cells += 1;
      }
      if (DIRECT_DOCUMENTS[name]) await putDocument(name);
      expect(outcomes).toEqual(expected);
    },
  );
});

describe('the refusals of these tests', () => {
  it('leave every document as it was', async () => {
    const server = serverFirestore();
    for (const [name, access] of TABLE) {
      if (access.create ?? access.update ?? access.delete) continue;
      const { id, data } = documentOf(name);
      expect((await server.collection(name).doc(id).get()).data(), name).toEqual(data);
    }
  });

  it('would be missed if reading worked for nobody: the same path gives a private document to its owner only', async () => {
    const read = (relation: Relation) =>
      outcomeOf(getDoc(doc(byRelation.firestore[relation], 'userPrivate', UIDS.self)));
    expect([await read('self'), await read('anonymous'), await read('other')]).toEqual(['given', 'refused', 'refused']);
  });

  it('hold in a collection that nobody has named', async () => {
    for (const relation of RELATIONS) {
      const firestore = byRelation.firestore[relation];
      expect(await outcomeOf(getDoc(doc(firestore, 'unheardOf', 'any')))).toBe('refused');
      expect(await outcomeOf(getDoc(doc(firestore, 'users', UIDS.self, 'unheardOf', 'any')))).toBe('refused');
    }
  });
});

describe('the rules testing library', () => {
  it('reads what the table says too, as everybody who is signed in', async () => {
    const [host, port] = engineAddress('FIRESTORE_EMULATOR_HOST');
    const environment = await initializeTestEnvironment({ projectId: LOCAL_PROJECT_ID, firestore: { host, port } });
    const differing: string[] = [];
    for (const bearer of BEARERS) {
      if (!bearer.claims) continue;
      const { sub, ...claims } = issuedNow(bearer.claims);
      const firestore = environment.authenticatedContext(sub, claims).firestore();
      for (const [name, access] of TABLE) {
        if (bearer.relation === 'counterpart' && !hasCounterpart(access)) continue;
        const outcome = await outcomeOf(firestore.collection(name).doc(documentOf(name).id).get());
        cells += 1;
        if ((outcome === 'given') !== mayBearer(name, bearer, 'get')) differing.push(`${bearer.name}: ${name}`);
      }
    }
    expect(differing).toEqual([]);
    await environment.cleanup();
  });
});
