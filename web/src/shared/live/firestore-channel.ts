import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { startFirebase } from '../firebase/firebase-app.ts';
import type { Listen } from './live-listeners.ts';
import { liveTarget, type Listening } from './live-target.ts';

let opening: Promise<Firestore> | undefined;

async function open(): Promise<Firestore> {
  const { app, emulators } = await startFirebase();
  // Instead of being logged, errors are shown to people, and polling takes over.
  setLogLevel('silent');
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (emulators) {
    const { hostname, port } = new URL(emulators.firestoreUrl);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

/** Opens Firestore, once, and returns how this person, who has to be signed in to Firebase Auth, listens. */
export async function openChannel(person: Listening): Promise<Listen> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  const firestore = await opening;
  return (source, { heard, lost, refused }) => {
    const target = liveTarget(firestore, person, source);
    if (!target) return null;
    // Nothing is written here, so nothing but the connection makes a snapshot one from the cache.
    const onNext = ({ metadata }: { metadata: { fromCache: boolean } }) => (metadata.fromCache ? lost() : heard());
    const options = { includeMetadataChanges: true };
    return target.type === 'document'
      ? onSnapshot(target, options, onNext, refused)
      : onSnapshot(target, options, onNext, refused);
  };
}
