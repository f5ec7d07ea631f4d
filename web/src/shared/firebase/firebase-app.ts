import { initializeApp, type FirebaseApp } from 'firebase/app';
import { readRuntimeConfig, type EmulatorUrls } from './runtime-config.ts';

/** The started app and where its emulators are. */
interface RunningFirebase {
  app: FirebaseApp;
  /** Undefined when deployed. */
  emulators: EmulatorUrls | undefined;
}

let starting: Promise<RunningFirebase> | undefined;

/** Loads the project's settings and starts Firebase, once; a failed start is tried again by the next call. */
export function startFirebase(): Promise<RunningFirebase> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function start(): Promise<RunningFirebase> {
  const { settings, emulators } = await readRuntimeConfig();
  return { app: initializeApp(settings), emulators };
}
