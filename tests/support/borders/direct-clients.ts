import { RELATIONS, type Relation } from '@doubloon/contract/calls/access.ts';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import { getApps as getAdminApps, initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';

/** Returns host and port of an engine of the running suite, from the variable that Firebase's own SDKs read. */
export function engineAddress(
  variable: 'FIRESTORE_EMULATOR_HOST' | 'FIREBASE_STORAGE_EMULATOR_HOST',
): [string, number] {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) throw new Error(`${variable} is not set: the suite does not run this engine`);
  return [host, Number(port)];
}

const SERVER = 'server';

/** Returns the server's own connection to the suite, to which no rule applies. */
export function serverApp(): App {
  return getAdminApps().find(({ name }) => name === SERVER) ?? initializeAdmin({ projectId: LOCAL_PROJECT_ID }, SERVER);
}

/** Returns the database as the server sees it. */
export const serverFirestore = () => getAdminFirestore(serverApp());

/** The uid of the person with each relation; that of `anonymous` belongs to nobody. */
export const UIDS: Record<Relation, string> = {
  self: 'rules-self',
  counterpart: 'rules-counterpart',
  other: 'rules-other',
  admin: 'rules-admin',
  anonymous: 'nobody',
};

/** Claims of a token besides its time of issue. */
export interface Claims {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/** Returns the claims of a token issued now: the engine refuses expired ones, and counts tokens without a time of issue as expired. */
export const issuedNow = (claims: Claims) => ({ iat: Math.floor(Date.now() / 1000), ...claims });

/** Returns the claims of a token, issued now, for the person with a relation. */
export function tokenOf(relation: Exclude<Relation, 'anonymous'>) {
  const role = relation === 'admin' ? 'admin' : 'content_creator';
  return issuedNow({ sub: UIDS[relation], role, second_factor: 'totp' });
}

/**
 * Returns one browser client per name, with the claims of its token or none. They use REST: over gRPC, the engine treats a request without a credential as
 * privileged, so nothing would ever be refused to nobody.
 */
export function clientsWith<Name extends string>(
  tokens: Readonly<Record<Name, Claims | null>>,
): { firestore: Record<Name, Firestore>; close: () => Promise<void> } {
  // These tests expect refusals; the client would print each of them.
  setLogLevel('silent');
  const [host, port] = engineAddress('FIRESTORE_EMULATOR_HOST');
  const apps: FirebaseApp[] = [];
  const clientOf = ([name, claims]: [string, Claims | null]): [string, Firestore] => {
    const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, `rest-${name}`);
    apps.push(app);
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, host, port, claims ? { mockUserToken: issuedNow(claims) } : {});
    return [name, firestore];
  };
  return {
    firestore: Object.fromEntries(Object.entries<Claims | null>(tokens).map(clientOf)) as Record<Name, Firestore>,
    close: async () => {
      await Promise.all(apps.map((app) => deleteApp(app)));
    },
  };
}

/** Returns one client per relation, see `clientsWith`. */
export function restClients(): ReturnType<typeof clientsWith<Relation>> {
  const claims = RELATIONS.map((each) => [each, each === 'anonymous' ? null : tokenOf(each)]);
  return clientsWith(Object.fromEntries(claims) as Record<Relation, Claims | null>);
}

/** Returns the result of a direct attempt; throws if it failed for another reason than the rules. */
export async function outcomeOf(attempt: Promise<unknown>): Promise<'given' | 'refused'> {
  try {
    await attempt;
    return 'given';
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'permission-denied' || code === 'storage/unauthorized') return 'refused';
    throw error;
  }
}
