import type { QueryClient } from '@tanstack/react-query';
import type { Auth } from 'firebase/auth';
import { startAuth } from '../firebase/auth.ts';
import type { Listening } from './live-target.ts';
import { followLiveQueries } from './live-queries.ts';

/**
 * Makes the queries on the screen live for this person, until `signal` says that they or their session are gone. Waits until they are
 * signed in to Firebase Auth. Throws when the channel cannot be loaded.
 */
export async function startLiveData(client: QueryClient, person: Listening, signal: AbortSignal): Promise<void> {
  await signedIn(await startAuth(), person.uid, signal);
  const { openChannel } = await import('./firestore-channel.ts');
  const listen = await openChannel(person);
  if (signal.aborted) return;
  signal.addEventListener('abort', followLiveQueries(client, listen), { once: true });
}

/** Resolves once Firebase Auth has this person here; never when `signal` comes first. */
function signedIn(auth: Auth, uid: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = auth.onAuthStateChanged((user) => {
      if (user?.uid === uid && !signal.aborted) resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}
