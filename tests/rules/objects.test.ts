import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OBJECT_ACCESS } from '@doubloon/contract/calls/access.ts';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getStorage,
  listAll,
  ref,
  uploadString,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
import { getStorage as getServerStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { BEARERS, relationsOf, type Bearer } from '../support/borders/bearers.ts';
import {
  engineAddress,
  issuedNow,
  outcomeOf,
  serverApp,
  serverFirestore,
  UIDS,
} from '../support/borders/direct-clients.ts';

const BUCKET = `${LOCAL_PROJECT_ID}.firebasestorage.app`;
const APPLICATION = 'objects-application';
const CONVERSATION = 'objects-conversation';
const CONTENT = 'for some eyes only';
const UNHEARD_OF = ['posts', 'proofs'].map((folder) => `applications/unheard-of/${folder}/file.txt`);

const apps: FirebaseApp[] = [];

let cells = 0;

function clientOf({ name, claims }: Bearer): FirebaseStorage {
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID, storageBucket: BUCKET }, `storage-${name}`);
  apps.push(app);
  const storage = getStorage(app);
  storage.maxOperationRetryTime = 0;
  storage.maxUploadRetryTime = 0;
  const [host, port] = engineAddress('FIREBASE_STORAGE_EMULATOR_HOST');
  connectStorageEmulator(storage, host, port, claims ? { mockUserToken: issuedNow(claims) } : {});
  return storage;
}

const clients = new Map(BEARERS.map((bearer) => [bearer.name, clientOf(bearer)]));

/** A file or folder as somebody reaches it. */
function at(bearer: Pick<Bearer, 'name'>, path: string): StorageReference {
  const storage = clients.get(bearer.name);
  if (!storage) throw new Error(`no client of ${bearer.name}`);
  return ref(storage, path);
}

const bearerOf = (relation: Bearer['relation']) => {
  const found = BEARERS.find((bearer) => bearer.relation === relation);
  if (!found) throw new Error(`nobody is ${relation}`);
  return found;
};

const folders = OBJECT_ACCESS.map(({ folder, get }) => ({
  folder: folder
    .replace('{self}', UIDS.self)
    .replace('{application}', APPLICATION)
    .replace('{conversation}', CONVERSATION),
  get,
}));

beforeAll(async () => {
  await serverFirestore()
    .collection('applications')
    .doc(APPLICATION)
    .set({ creatorId: UIDS.self, ownerId: UIDS.counterpart });
  await serverFirestore()
    .collection('conversations')
    .doc(CONVERSATION)
    .set({ participantIds: [UIDS.self, UIDS.counterpart] });
  const bucket = getServerStorage(serverApp()).bucket(BUCKET);
  for (const { folder } of folders) await bucket.file(`${folder}/file.txt`).save(CONTENT);
  await bucket.file('elsewhere/file.txt').save(CONTENT);
  for (const path of UNHEARD_OF) await bucket.file(path).save(CONTENT);
  await bucket.file('conversations/unheard-of/file.txt').save(CONTENT);
});

afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  console.log(`measured: access matrix: ${cells} cells of files asked of the rules`);
});

const read = async (relation: Bearer['relation'], path: string) =>
  new TextDecoder().decode(await getBytes(at(bearerOf(relation), path)));

const refused = async (attempt: Promise<unknown>) => expect(await outcomeOf(attempt)).toBe('refused');

const actions = {
  get: (bearer: Bearer, folder: string) => getBytes(at(bearer, `${folder}/file.txt`)),
  list: (bearer: Bearer, folder: string) => listAll(at(bearer, folder)),
  write: (bearer: Bearer, folder: string) => uploadString(at(bearer, `${folder}/new.txt`), 'mine'),
  overwrite: (bearer: Bearer, folder: string) => uploadString(at(bearer, `${folder}/file.txt`), 'mine'),
  delete: (bearer: Bearer, folder: string) => deleteObject(at(bearer, `${folder}/file.txt`)),
};

describe.each(folders)('$folder', ({ folder, get }) => {
  it.each(Object.keys(actions) as (keyof typeof actions)[])(
    'as the table says for every relation and role: %s',
    async (action) => {
      const outcomes: Record<string, string> = {};
      const expected: Record<string, string> = {};
      for (const bearer of BEARERS) {
        outcomes[bearer.name] = await outcomeOf(actions[action](bearer, folder));
        const mayGet = relationsOf(bearer).some((relation) => get.includes(relation));
        expected[bearer.name] = action === 'get' && mayGet ? 'given' : 'refused';
        cells += 1;
      }
      expect(outcomes).toEqual(expected);
    },
  );

  it('holds what it held', async () => {
    expect(await read('self', `${folder}/file.txt`)).toBe(CONTENT);
  });
});

describe('the table', () => {
  it('has every folder that the product stores files in', () => {
    const sources = join(ROOT, 'functions/src');
    const named = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => readFileSync(join(sources, path), 'utf8'))
      .filter((source) => source.includes('storeFiles('))
      .flatMap((source) => [...source.matchAll(/`(\w+\/\$\{[^`]+)`/g)])
      .map(([, template = '']) => template.replaceAll(/\$\{[^}]+\}/g, '*'))
      .filter((folder) => /^(users|applications|conversations)\//.test(folder));
    expect(new Set(named)).toEqual(
      new Set(['users/*/public', 'applications/*/posts', 'applications/*/proofs', 'conversations/*']),
    );
    const inTable = OBJECT_ACCESS.map(({ folder }) => folder.replace(/\{\w+\}/, '*'));
    expect(inTable).toEqual(expect.arrayContaining([...new Set(named)]));
  });
});

describe('a file', () => {
  it('in a folder below is as private as the folder', async () => {
    const path = `users/${UIDS.self}/private/2026/deep.txt`;
    await getServerStorage(serverApp()).bucket(BUCKET).file(path).save(CONTENT);
    expect(await read('self', path)).toBe(CONTENT);
    await refused(read('other', path));
    await refused(read('anonymous', path));
  });

  it('where nobody has named a folder is refused to everybody', async () => {
    for (const bearer of BEARERS) await refused(getBytes(at(bearer, 'elsewhere/file.txt')));
  });

  it('of an application that does not exist is refused to everybody', async () => {
    for (const path of UNHEARD_OF) for (const bearer of BEARERS) await refused(getBytes(at(bearer, path)));
  });

  it('of a conversation that does not exist is refused to everybody', async () => {
    for (const bearer of BEARERS) await refused(getBytes(at(bearer, 'conversations/unheard-of/file.txt')));
  });

  it('next to the folder of an application or a conversation is refused to everybody, a folder below it too', async () => {
    const bucket = getServerStorage(serverApp()).bucket(BUCKET);
    for (const path of [
      `applications/${APPLICATION}/file.txt`,
      `applications/${APPLICATION}/posts/below/file.txt`,
      `applications/${APPLICATION}/proofs/below/file.txt`,
      `conversations/${CONVERSATION}/below/file.txt`,
      `users/${UIDS.self}/file.txt`,
    ]) {
      await bucket.file(path).save(CONTENT);
      for (const bearer of BEARERS) await refused(getBytes(at(bearer, path)));
    }
  });

  it('follows its application when that changes hands', async () => {
    const application = serverFirestore().collection('applications').doc('objects-moving');
    const path = 'applications/objects-moving/proofs/file.txt';
    await getServerStorage(serverApp()).bucket(BUCKET).file(path).save(CONTENT);
    await application.set({ creatorId: UIDS.self, ownerId: UIDS.counterpart });
    expect(await read('self', path)).toBe(CONTENT);
    await application.set({ creatorId: UIDS.other, ownerId: UIDS.counterpart });
    await refused(read('self', path));
    expect(await read('other', path)).toBe(CONTENT);
  });
});
