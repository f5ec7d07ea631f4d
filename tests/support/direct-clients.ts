import { RELATIONS, type Relation } from '@doubloon/contract/shared/access.ts';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import { getApps as getAdminApps, initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';

/** Host and port of an engine of the running suite, from the variable that Firebase's own SDKs read. */
export function engineAddress(
  variable: 'FIRESTORE_EMULATOR_HOST' | 'FIREBASE_STORAGE_EMULATOR_HOST',
): [string, number] {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) throw new Error(`${variable} is not set: the suite does not run this engine`);
  return [host, Number(port)];
}

const SERVER = 'server';

/** The server's own connection to the suite: no rule applies to it. */
export function serverApp(): App {
  return getAdminApps().find(({ name }) => name === SERVER) ?? initializeAdmin({ projectId: LOCAL_PROJECT_ID }, SERVER);
}

/** The database as the server sees it. */
export const serverFirestore = () => getAdminFirestore(serverApp());

/** The uid of each relation's person; nobody's for `anonymous`. */
export const UIDS: Record<Relation, string> = {
  self: 'rules-self',
  counterpart: 'rules-counterpart',
  other: 'rules-other',
  admin: 'rules-admin',
  anonymous: 'nobody',
};

/** The claims of a relation's person in a token issued now: the engine refuses expired ones, and "never issued" counts as expired. */
export function tokenOf(relation: Exclude<Relation, 'anonymous'>) {
  const role = relation === 'admin' ? 'admin' : 'content_creator';
  return { sub: UIDS[relation], role, iat: Math.floor(Date.now() / 1000) };
}

/**
 * One client per relation, as browsers have it. They speak REST: over gRPC the engine takes a request without a credential for a
 * privileged one, so that nothing would ever be refused to `anonymous`.
 */
export function restClients(): { firestore: Record<Relation, Firestore>; close: () => Promise<void> } {
  // Refusals are what these tests want; the client would print each.
  setLogLevel('silent');
  const [host, port] = engineAddress('FIRESTORE_EMULATOR_HOST');
  const apps: FirebaseApp[] = [];
  const clientOf = (relation: Relation): Firestore => {
    const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, `rest-${relation}`);
    apps.push(app);
    const firestore = getFirestore(app);
    connectFirestoreEmulator(
      firestore,
      host,
      port,
      relation === 'anonymous' ? {} : { mockUserToken: tokenOf(relation) },
    );
    return firestore;
  };
  return {
    firestore: Object.fromEntries(RELATIONS.map((each) => [each, clientOf(each)])) as Record<Relation, Firestore>,
    close: async () => {
      await Promise.all(apps.map((app) => deleteApp(app)));
    },
  };
}
