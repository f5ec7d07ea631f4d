import { startAuth } from '../firebase/auth.ts';
import { startFirebase } from '../firebase/firebase-app.ts';

/** Loads and opens what listening takes. Throws when it cannot be loaded, and while Firebase Auth does not have this person here. */
export async function startLive(uid: string) {
  const [auth, { emulators }] = await Promise.all([startAuth(), startFirebase()]);
  if (auth.currentUser?.uid !== uid) throw new Error('Firebase Auth has somebody else, or nobody');
  const { LiveConnection, openFirestore } = await import('./live-connection.tsx');
  return { LiveConnection, auth, firestore: openFirestore(auth.app, emulators) };
}
