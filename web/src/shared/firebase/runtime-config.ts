import { z } from 'zod';

/** `appId`, by which App Check knows the app, and `messagingSenderId`, which push notifications take, are missing where no web app is registered, as in the emulators. */
const Settings = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  appId: z.string().optional(),
  messagingSenderId: z.string().optional(),
});
const Emulator = z.object({ hostAndPort: z.string() });
const Emulators = z.object({ auth: Emulator, firestore: Emulator });

/** Origins of the emulators that browsers reach. */
export interface EmulatorUrls {
  authUrl: string;
  firestoreUrl: string;
}

export interface RuntimeConfig {
  settings: z.infer<typeof Settings>;
  /** Undefined when deployed. */
  emulators: EmulatorUrls | undefined;
}

/**
 * Asks Firebase Hosting, real or emulated, which project this is, so that one build serves everywhere
 * (https://firebase.google.com/docs/hosting/reserved-urls). Projects named `demo-*` exist in emulators only; where
 * those listen stands in the script that hosting writes for them.
 */
export async function readRuntimeConfig(): Promise<RuntimeConfig> {
  const settings = Settings.parse(await (await fetch('/__/firebase/init.json')).json());
  if (!settings.projectId.startsWith('demo-')) return { settings, emulators: undefined };
  const script = await (await fetch('/__/firebase/init.js?useEmulator=true')).text();
  return { settings, emulators: parseEmulatorUrls(script) };
}

/** Finds the emulators in hosting's `init.js`; throws when one is not there. */
export function parseEmulatorUrls(script: string): EmulatorUrls {
  const found = /var firebaseEmulators = (\{[\s\S]*?\n?\});/.exec(script)?.[1];
  if (!found) throw new Error('The hosting emulator does not say where the other emulators are');
  const { auth, firestore } = Emulators.parse(JSON.parse(found));
  return { authUrl: `http://${auth.hostAndPort}`, firestoreUrl: `http://${firestore.hostAndPort}` };
}
