import { initializeApp, type FirebaseApp } from 'firebase/app';
import { untilItWorks } from '../until-it-works.ts';
import { readRuntimeConfig, type EmulatorUrls } from './runtime-config.ts';

const siteKey = import.meta.env['VITE_APP_CHECK_SITE_KEY'] as string | undefined;

/** The started app and where its emulators are. */
interface RunningFirebase {
  app: FirebaseApp;
  /** Undefined when deployed. */
  emulators: EmulatorUrls | undefined;
  /** Reads an App Check token; undefined in a build that was given no site key. */
  readAppToken: (() => Promise<string>) | undefined;
}

/** Loads the project's settings and starts Firebase, once; a failed start is tried again by the next call. */
export const startFirebase = untilItWorks(async (): Promise<RunningFirebase> => {
  const [{ settings, emulators }, appCheck] = await Promise.all([
    readRuntimeConfig(),
    siteKey ? import('./app-check.ts') : undefined,
  ]);
  const app = initializeApp(settings);
  // Before anybody gets the app: what is started on it earlier calls without a token.
  const readAppToken = siteKey && appCheck ? appCheck.startAppCheck(app, siteKey) : undefined;
  return { app, emulators, readAppToken };
});
