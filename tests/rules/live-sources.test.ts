import type { Role } from '@doubloon/contract/shared/roles.ts';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, onSnapshot, setLogLevel, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import type { LiveSource } from '../../web/src/shared/live/live-sources.ts';
import { liveTarget, type Listening } from '../../web/src/shared/live/live-target.ts';
import { engineAddress, issuedNow, serverFirestore, UIDS } from '../support/borders/direct-clients.ts';

const APPLICATION = 'heard-application';
const CONVERSATION = 'heard-conversation';
const CAMPAIGN = 'heard-campaign';
const HIDDEN = 'heard-hidden';

const creator: Listening = { uid: UIDS.self, role: 'content_creator' };
const owner: Listening = { uid: UIDS.counterpart, role: 'business_owner' };

const CREATORS: readonly LiveSource[] = [
  'applications',
  'treasures',
  'proofs',
  'payouts',
  'notifications',
  'dashboard',
  'conversations',
  `loot/${CAMPAIGN}`,
  `application/${APPLICATION}`,
  `conversation/${CONVERSATION}`,
  `messages/${CONVERSATION}`,
];
const OWNERS: readonly LiveSource[] = [...CREATORS, 'campaigns', `campaign/${CAMPAIGN}`, `loot/${HIDDEN}`];

const apps: FirebaseApp[] = [];

function clientOf(name: string, uid: string, role: Role): Firestore {
  setLogLevel('silent');
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, `hears-${name}`);
  apps.push(app);
  const firestore = getFirestore(app);
  const [host, port] = engineAddress('FIRESTORE_EMULATOR_HOST');
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: issuedNow({ sub: uid, role }) });
  return firestore;
}

const clients = {
  creator: clientOf('creator', creator.uid, creator.role),
  owner: clientOf('owner', owner.uid, owner.role),
  other: clientOf('other', UIDS.other, 'content_creator'),
};

/** Returns the emulator's response to a listener: `heard`, or the code of the error. Responses from the client's cache do not count. */
function answerTo(firestore: Firestore, person: Listening, source: LiveSource): Promise<string> {
  const target = liveTarget(firestore, person, source);
  if (!target) throw new Error(`${person.role} has no ${source}`);
  return new Promise((resolve) => {
    const onNext = ({ metadata }: { metadata: { fromCache: boolean } }) => {
      if (!metadata.fromCache) resolve('heard');
    };
    const onError = ({ code }: { code: string }) => resolve(code);
    if (target.type === 'document') onSnapshot(target, { includeMetadataChanges: true }, onNext, onError);
    else onSnapshot(target, { includeMetadataChanges: true }, onNext, onError);
  });
}

beforeAll(async () => {
  const server = serverFirestore();
  const participantIds = [UIDS.counterpart, UIDS.self];
  await server.doc(`applications/${APPLICATION}`).set({ creatorId: creator.uid, ownerId: owner.uid });
  await server.doc(`conversations/${CONVERSATION}`).set({ participantIds });
  await server.doc(`campaigns/${CAMPAIGN}`).set({ ownerId: owner.uid, status: 'open' });
  await server.doc(`publicCampaigns/${CAMPAIGN}`).set({ ownerId: owner.uid, status: 'open' });
  // Hidden from everybody but its owner.
  await server.doc(`publicCampaigns/${HIDDEN}`).set({ ownerId: owner.uid, status: 'pending' });
});

afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
});

describe('what the client listens to', () => {
  it.each(CREATORS)('is told to a creator: %s', async (source) => {
    expect(await answerTo(clients.creator, creator, source)).toBe('heard');
  });

  it.each(OWNERS)('is told to an owner: %s', async (source) => {
    expect(await answerTo(clients.owner, owner, source)).toBe('heard');
  });

  it.each(OWNERS.filter((source) => source !== `loot/${CAMPAIGN}`))('is told to nobody else: %s', async (source) => {
    expect(await answerTo(clients.other, owner, source)).toBe('permission-denied');
  });

  it('is told to everybody of a loot that is not hidden, without what only its owner may know', async () => {
    expect(await answerTo(clients.other, creator, `loot/${CAMPAIGN}`)).toBe('heard');
    expect(await answerTo(clients.creator, creator, `campaign/${CAMPAIGN}`)).toBe('permission-denied');
  });

  it('is nothing where there is none of that kind, or no such name', () => {
    expect(liveTarget(clients.creator, creator, 'campaigns')).toBeNull();
    expect(liveTarget(clients.other, { uid: UIDS.admin, role: 'admin' }, 'payouts')).toBeNull();
    expect(liveTarget(clients.creator, creator, 'campaign/')).toBeNull();
    expect(liveTarget(clients.creator, creator, 'campaign/a/b')).toBeNull();
  });
});
