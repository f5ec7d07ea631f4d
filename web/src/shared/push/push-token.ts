import { getMessaging, getToken } from 'firebase/messaging';
import { startFirebase } from '../firebase/firebase-app.ts';

/** Returns the token by which Firebase Cloud Messaging reaches this browser, or in a local suite one that reaches its stand-in. Throws when the browser or the service refuses. */
export async function readPushToken(vapidKey: string): Promise<string> {
  const { app, emulators } = await startFirebase();
  if (emulators) return `stand-in-${crypto.randomUUID()}`;
  // Fails where there can be none; the one that is ready would be waited for without end.
  await navigator.serviceWorker.register('/service-worker.js');
  const serviceWorkerRegistration = await navigator.serviceWorker.ready;
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration });
}
