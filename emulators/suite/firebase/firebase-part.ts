import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { importing, type PartSpec } from '../processes/part-process.ts';
import { HOST, type PortName, type Ports } from '../processes/ports.ts';
import { answers, fetchJson } from '../processes/probe.ts';
import { linkToSite } from './link-to-site.ts';
import { CONTROL_SOCKET_VARIABLE } from '../functions/watch-functions.ts';

export const FIREBASE_PARTS = ['auth', 'functions', 'firestore', 'storage', 'hosting'] as const;
export type FirebasePart = (typeof FIREBASE_PARTS)[number];

export interface FirebaseRun {
  root: string;
  projectId: string;
  parts: FirebasePart[];
  ports: Ports;
  configPath: string;
  importDir: string | undefined;
  /** Folder of the part's log; also its working folder, because firebase-tools leaves its debug logs there. */
  logDir: string;
  tempDir: string;
  /** The socket on which the part reports that a functions process has ended unexpectedly. */
  controlSocket: string;
  env: NodeJS.ProcessEnv;
}

/** Returns the part of firebase-tools' emulators, run through its command line. A crash takes auth and functions with it, so it ends the run. */
export function firebasePart(run: FirebaseRun): PartSpec {
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const imports = run.importDir === undefined ? [] : ['--import', run.importDir];
  const only = run.parts.join(',');
  const additions = importing(
    'functions/watch-functions.ts',
    'functions/share-functions.ts',
    'firebase/start-quickly.ts',
    'firebase/second-factor.ts',
    'firebase/keep-connections.ts',
  );
  return {
    name: 'firebase',
    command: process.execPath,
    args: [
      ...additions,
      cli,
      'emulators:start',
      '--config',
      run.configPath,
      '--project',
      run.projectId,
      '--only',
      only,
      ...imports,
    ],
    cwd: run.logDir,
    env: {
      ...boundedWork(),
      ...run.env,
      ...quietEnv(run.tempDir),
      [CONTROL_SOCKET_VARIABLE]: run.controlSocket,
    },
    isReady: () => isReady(run),
    // Auth listens before it has imported its accounts, and no request can tell when it has.
    readyLine: 'All emulators ready',
    ...(run.parts.includes('hosting') && { keepLine: (line: string) => linkToSite(line, run.ports) }),
    restarts: false,
  };
}

/** Limits parallel calls: firebase-tools works on 50 at once by default, which on a small machine only wait for each other and contend for documents. */
function boundedWork(): NodeJS.ProcessEnv {
  return { FUNCTIONS_EMULATOR_PARALLEL: String(Math.max(16, availableParallelism() * 4)) };
}

/**
 * Returns an environment in which firebase-tools sends no telemetry and shows no message of the day or update notice; it reads these from its settings file.
 */
function quietEnv(tempDir: string): NodeJS.ProcessEnv {
  const folder = join(tempDir, 'config', 'configstore');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'firebase-tools.json'), JSON.stringify({ usage: false, motd: { fetched: Date.now() } }));
  return { XDG_CONFIG_HOME: join(tempDir, 'config'), NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1', FORCE_COLOR: undefined };
}

/** Returns the ports on which firebase-tools will listen for these parts. */
export function firebasePorts(parts: FirebasePart[], withUi: boolean): PortName[] {
  const own: PortName[] = [...parts, 'hub', 'logging'];
  if (parts.includes('firestore')) own.push('firestoreWebsocket', 'firestoreEngine');
  if (parts.includes('functions')) own.push('eventarc', 'tasks');
  if (withUi) own.push('ui');
  return own;
}

async function isReady({ parts, ports }: FirebaseRun): Promise<boolean> {
  const running = (await fetchJson(`http://${HOST}:${ports.hub}/emulators`)) as Record<string, unknown> | undefined;
  if (!running || !parts.every((part) => part in running)) return false;
  if (parts.includes('functions') && !(await hasLoadedFunctions(ports))) return false;
  const answering = await Promise.all(parts.map((part) => answers(`http://${HOST}:${ports[part]}/`)));
  return answering.every(Boolean);
}

/** True when the functions emulator has loaded the code, long after it listens; `/backends` lists the loaded functions. */
async function hasLoadedFunctions(ports: Ports): Promise<boolean> {
  const body = (await fetchJson(`http://${HOST}:${ports.functions}/backends`)) as
    | { backends?: { functionTriggers?: unknown[] }[] }
    | undefined;
  return body?.backends?.some(({ functionTriggers }) => (functionTriggers?.length ?? 0) > 0) ?? false;
}
