import { z } from 'zod';

const Settings = z.object({ projectId: z.string(), apiKey: z.string(), authDomain: z.string() });
const Emulators = z.object({ auth: z.object({ hostAndPort: z.string() }) });

export interface RuntimeConfig {
  settings: z.infer<typeof Settings>;
  /** Origin of the Auth emulator; undefined when deployed. */
  authEmulatorUrl: string | undefined;
}

/**
 * Asks Firebase Hosting, real or emulated, which project this is, so that one build serves everywhere
 * (https://firebase.google.com/docs/hosting/reserved-urls). Projects named `demo-*` exist in emulators only; where
 * those listen stands in the script that hosting writes for them.
 */
export async function readRuntimeConfig(): Promise<RuntimeConfig> {
  const settings = Settings.parse(await (await fetch('/__/firebase/init.json')).json());
  if (!settings.projectId.startsWith('demo-')) return { settings, authEmulatorUrl: undefined };
  const script = await (await fetch('/__/firebase/init.js?useEmulator=true')).text();
  return { settings, authEmulatorUrl: parseAuthEmulatorUrl(script) };
}

/** Finds the Auth emulator in hosting's `init.js`; throws when it is not there. */
export function parseAuthEmulatorUrl(script: string): string {
  const found = /var firebaseEmulators = (\{[\s\S]*?\n?\});/.exec(script)?.[1];
  if (!found) throw new Error('The hosting emulator does not say where the Auth emulator is');
  return `http://${Emulators.parse(JSON.parse(found)).auth.hostAndPort}`;
}
