import { OBJECT_ACCESS, RELATIONS, type Relation } from '@doubloon/contract/shared/access.ts';
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
} from 'firebase/storage';
import { getStorage as getServerStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { engineAddress, serverApp, serverFirestore, tokenOf, UIDS } from '../support/direct-clients.ts';

const BUCKET = `${LOCAL_PROJECT_ID}.firebasestorage.app`;
const APPLICATION = 'objects-application';
const CONVERSATION = 'objects-conversation';
const CONTENT = 'for some eyes only';

const apps: FirebaseApp[] = [];

function clientOf(relation: Relation): FirebaseStorage {
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID, storageBucket: BUCKET }, `storage-${relation}`);
  apps.push(app);
  const storage = getStorage(app);
  storage.maxOperationRetryTime = 0;
  storage.maxUploadRetryTime = 0;
  const [host, port] = engineAddress('FIREBASE_STORAGE_EMULATOR_HOST');
  connectStorageEmulator(storage, host, port, relation === 'anonymous' ? {} : { mockUserToken: tokenOf(relation) });
  return storage;
}

const storage = Object.fromEntries(RELATIONS.map((each) => [each, clientOf(each)])) as Record<
  Relation,
  FirebaseStorage
>;

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
  await bucket.file('applications/unheard-of/proofs/file.txt').save(CONTENT);
  await bucket.file('conversations/unheard-of/file.txt').save(CONTENT);
});

afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
});

const read = async (relation: Relation, path: string) =>
  new TextDecoder().decode(await getBytes(ref(storage[relation], path)));

const refused = (attempt: Promise<unknown>) =>
  expect(attempt, 'must be refused').rejects.toMatchObject({ code: 'storage/unauthorized' });

describe.each(folders)('$folder', ({ folder, get }) => {
  describe.each(RELATIONS)('for %s', (relation) => {
    it('get', async () => {
      if (get.includes(relation)) expect(await read(relation, `${folder}/file.txt`)).toBe(CONTENT);
      else await refused(read(relation, `${folder}/file.txt`));
    });

    it('list, write and delete', async () => {
      await refused(listAll(ref(storage[relation], folder)));
      await refused(uploadString(ref(storage[relation], `${folder}/new.txt`), 'mine'));
      await refused(uploadString(ref(storage[relation], `${folder}/file.txt`), 'mine'));
      await refused(deleteObject(ref(storage[relation], `${folder}/file.txt`)));
    });
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
    for (const relation of RELATIONS) await refused(read(relation, 'elsewhere/file.txt'));
  });

  it('of an application that does not exist is refused to everybody', async () => {
    for (const relation of RELATIONS) await refused(read(relation, 'applications/unheard-of/proofs/file.txt'));
  });

  it('of a conversation that does not exist is refused to everybody', async () => {
    for (const relation of RELATIONS) await refused(read(relation, 'conversations/unheard-of/file.txt'));
  });

  it('follows its application when that changes hands', async () => {
    const ref = serverFirestore().collection('applications').doc('objects-moving');
    const path = 'applications/objects-moving/proofs/file.txt';
    await getServerStorage(serverApp()).bucket(BUCKET).file(path).save(CONTENT);
    await ref.set({ creatorId: UIDS.self, ownerId: UIDS.counterpart });
    expect(await read('self', path)).toBe(CONTENT);
    await ref.set({ creatorId: UIDS.other, ownerId: UIDS.counterpart });
    await refused(read('self', path));
    expect(await read('other', path)).toBe(CONTENT);
  });
});
