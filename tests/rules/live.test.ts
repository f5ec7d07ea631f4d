import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  where,
  type Firestore,
  type FirestoreError,
  type QuerySnapshot,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { engineAddress, serverFirestore, tokenOf, UIDS } from '../support/borders/direct-clients.ts';

const apps: FirebaseApp[] = [];

function liveClient(relation: 'self' | 'other'): Firestore {
  setLogLevel('silent');
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, `live-${relation}`);
  apps.push(app);
  const firestore = getFirestore(app);
  const [host, port] = engineAddress('FIRESTORE_EMULATOR_HOST');
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: tokenOf(relation) });
  return firestore;
}

const ownFirestore = liveClient('self');
const foreignFirestore = liveClient('other');
const applications = serverFirestore().collection('applications');
const application = (status: string) => ({ creatorId: UIDS.self, ownerId: UIDS.counterpart, status });

beforeAll(async () => {
  await applications.doc('live-application').set(application('pending'));
});

afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
});

const ofSelf = (firestore: Firestore) =>
  query(collection(firestore, 'applications'), where('creatorId', '==', UIDS.self), limit(10));

describe('a live subscription', () => {
  it('to one’s own documents tells what is there and what changes', async () => {
    const statuses: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const show = ({ docs }: QuerySnapshot) => {
        const found = docs.find(({ id }) => id === 'live-application');
        statuses.push(String(found?.get('status')));
        if (statuses.length === 1) void applications.doc('live-application').set(application('approved'));
        if (statuses.at(-1) === 'approved') resolve();
      };
      onSnapshot(ofSelf(ownFirestore), show, reject);
    });
    expect(statuses).toEqual(['pending', 'approved']);
  });

  /** The code of the refusal; what the client itself still remembers does not count as an answer. */
  const refusalOf = (
    subscribe: (
      onNext: (shown: { metadata: { fromCache: boolean } }) => void,
      onError: (e: FirestoreError) => void,
    ) => void,
  ) =>
    new Promise<string>((resolve, reject) => {
      subscribe(
        ({ metadata }) => {
          if (!metadata.fromCache) reject(new Error('was not refused'));
        },
        (error) => resolve(error.code),
      );
    });

  it('to somebody else’s documents is refused', async () => {
    expect(await refusalOf((onNext, onError) => onSnapshot(ofSelf(foreignFirestore), onNext, onError))).toBe(
      'permission-denied',
    );
    const one = doc(foreignFirestore, 'applications', 'live-application');
    expect(await refusalOf((onNext, onError) => onSnapshot(one, onNext, onError))).toBe('permission-denied');
  });

  it('to a conversation tells each of its two what is said, the latest first, and nobody else', async () => {
    const messages = serverFirestore().collection('messages');
    const say = (number: number) =>
      messages.doc(`live-${number}`).set({
        conversationId: 'live-conversation',
        participantIds: [UIDS.counterpart, UIDS.self],
        number,
      });
    await say(1);
    const said = (firestore: Firestore) =>
      query(
        collection(firestore, 'messages'),
        where('participantIds', 'array-contains', UIDS.self),
        where('conversationId', '==', 'live-conversation'),
        orderBy('number', 'desc'),
        limit(50),
      );
    const shown: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      const show = ({ docs }: QuerySnapshot) => {
        shown.push(docs.map((message) => Number(message.get('number'))));
        if (shown.length === 1) void say(2);
        if (docs.length === 2) resolve();
      };
      onSnapshot(said(ownFirestore), show, reject);
    });
    expect(shown).toEqual([[1], [2, 1]]);
    expect(await refusalOf((onNext, onError) => onSnapshot(said(foreignFirestore), onNext, onError))).toBe(
      'permission-denied',
    );
  });

  it('without the filter is refused, even to somebody whose documents are all there are', async () => {
    const all = query(collection(ownFirestore, 'applications'), limit(10));
    expect(await refusalOf((onNext, onError) => onSnapshot(all, onNext, onError))).toBe('permission-denied');
  });
});
