import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { useCallback } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, useFirestore, useUser } from 'reactfire';
import { fromRef } from 'rxfire/firestore';
import type { EmulatorUrls } from '../firebase/runtime-config.ts';
import type { Observe } from './live-listeners.tsx';
import { LiveQueries } from './live-queries.tsx';
import { liveTarget, type Listening } from './live-target.ts';

/** Options of listeners: only with changes of metadata do queries tell that the connection broke, and reactfire's own hooks leave those out. */
const OPTIONS = { includeMetadataChanges: true };

/** The database that a deployment names; the default one without a name. */
const database = import.meta.env['VITE_FIRESTORE_DATABASE'] as string | undefined;

let opened: Firestore | undefined;

/** Opens Firestore, once. */
export function openFirestore(app: FirebaseApp, emulators: EmulatorUrls | undefined): Firestore {
  if (opened) return opened;
  // Instead of being logged, errors are shown to people, and polling takes over.
  setLogLevel('silent');
  opened = initializeFirestore(app, { localCache: memoryLocalCache() }, database || undefined);
  if (emulators) {
    const { hostname, port } = new URL(emulators.firestoreUrl);
    connectFirestoreEmulator(opened, hostname, Number(port));
  }
  return opened;
}

/** Makes queries live for a person, while Firebase Auth has them here. */
export function LiveConnection({ auth, firestore, ...person }: Listening & { auth: Auth; firestore: Firestore }) {
  return (
    <FirebaseAppProvider firebaseApp={auth.app} suspense={false}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>
          <LivePerson {...person} />
        </FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function LivePerson({ uid, role }: Listening) {
  const { data: user } = useUser();
  const firestore = useFirestore();
  const observe = useCallback<Observe>(
    (source) => {
      const target = liveTarget(firestore, { uid, role }, source);
      return target && (target.type === 'document' ? fromRef(target, OPTIONS) : fromRef(target, OPTIONS));
    },
    [firestore, uid, role],
  );
  return user?.uid === uid ? <LiveQueries observe={observe} /> : null;
}
