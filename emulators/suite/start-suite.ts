import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  isEmulatorUiCached,
  listenForLaunchers,
  prepareEngine,
  type EngineReport,
  type EngineSettings,
  type PreparedEngine,
} from '../engine/index.ts';
import { exportData, importStandInState } from './firebase/export-data.ts';
import { FIREBASE_PARTS, firebasePart, firebasePorts } from './firebase/firebase-part.ts';
import { writeLauncher } from './firebase/launcher-folder.ts';
import { createLifecycle, type Lifecycle } from './processes/lifecycle.ts';
import { openImport } from './firebase/open-import.ts';
import { assertPortsFree } from './processes/port-holder.ts';
import { DEFAULT_PORTS, HOST, reserveFreePorts, type PortReservation } from './processes/ports.ts';
import { openRunFolder, type RunFolder } from './run-folder.ts';
import { RUN_MARKER } from './processes/run-processes.ts';
import { STAND_INS, standInPart, standInPorts } from './stand-in-parts.ts';
import { suiteEnv } from './suite-env.ts';
import type { Suite, SuiteOptions, SuitePart } from './suite-options.ts';

export const ROOT = resolve(import.meta.dirname, '..', '..');

/**
 * Starts the Firebase emulators and stand-ins named in `options.parts`; resolves when all of them answer. If a port is taken, no engine can run, or a part does
 * not start, it stops everything and throws.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { parts, onEvent = () => {} } = options;
  const firebaseParts = FIREBASE_PARTS.filter((part) => parts.includes(part));
  const standIns = STAND_INS.filter((part) => parts.includes(part));
  const withUi = options.ports !== 'free' && isEmulatorUiCached();
  const engine = await prepareEngine(process.env.FIRESTORE_ENGINE, join(ROOT, '.cache', 'engine'));
  const reservation = await reservePorts(options.ports);
  const { ports } = reservation;
  await assertPortsFree(ports, [...firebasePorts(firebaseParts, withUi), ...standInPorts(standIns)]);

  const run = openRunFolder(ROOT, options, ports, { withUi, hostingDir: options.hostingDir });
  const controlSocket = join(run.tempDir, 'control.sock');
  const enginePids = new Map<string, number>();
  const lifecycle: Lifecycle = createLifecycle({
    runId: run.runId,
    logDir: options.logDir,
    onEvent,
    cleanUp: async () => {
      await control.close();
      run.close();
      reservation.release();
    },
  });
  const control = await listenForLaunchers(
    controlSocket,
    (report) => {
      if (report.pid !== undefined) enginePids.set(report.part, report.pid);
      passOn(report, lifecycle);
    },
    (part) => lifecycle.crash(part, 'lost the launcher of its engine'),
  );

  const imported =
    options.importDir !== undefined && existsSync(options.importDir)
      ? openImport(options.importDir, join(run.tempDir, 'import'))
      : undefined;
  const adaptation = imported && {
    projectId: options.projectId,
    storage: parts.includes('storage') ? `${HOST}:${ports.storage}` : undefined,
    move: imported.move,
  };
  const ownEnv = suiteEnv(options.projectId, ports, parts, run.stateDir);
  const env = {
    ...process.env,
    ...ownEnv,
    ...options.env,
    ...launcherEnv(run, engine, options, controlSocket, { enginePort: ports.firestoreEngine, adaptation }),
    TMPDIR: run.tempDir,
    ...lightNode(),
    [RUN_MARKER]: run.runId,
  };
  if (imported) importStandInState(imported.dir, run.stateDir);
  for (const name of standIns)
    lifecycle.start(
      standInPart(name, { root: ROOT, ports, stateDir: run.stateDir, servesProduct: parts.includes('hosting'), env }),
    );
  if (firebaseParts.length > 0) {
    const { projectId, logDir } = options;
    const { configPath, tempDir } = run;
    lifecycle.start(
      firebasePart({
        root: ROOT,
        projectId,
        parts: firebaseParts,
        ports,
        configPath,
        importDir: imported?.dir,
        logDir,
        tempDir,
        controlSocket,
        env,
      }),
    );
  }
  await lifecycle.ready();

  const exportTo = (dir: string) => exportData(`http://${HOST}:${ports.hub}`, run.stateDir, dir);

  return {
    runId: run.runId,
    ports,
    urls: Object.fromEntries(parts.map((part) => [part, `http://${HOST}:${ports[part]}`])) as Record<SuitePart, string>,
    env: ownEnv,
    engine: { engine: engine.engine, reason: engine.reason },
    logDir: options.logDir,
    pidOf: (part) => enginePids.get(part) ?? lifecycle.partNamed(part)?.pid(),
    exportTo,
    ended: lifecycle.ended,
    stop: lifecycle.stop,
  };
}

/** Throws if a port of `npm start` is taken, naming its process; called before anything is built. */
export function assertDefaultPortsFree(): Promise<void> {
  return assertPortsFree(DEFAULT_PORTS, [
    ...firebasePorts([...FIREBASE_PARTS], isEmulatorUiCached()),
    ...standInPorts(STAND_INS),
  ]);
}

function reservePorts(wanted: SuiteOptions['ports']): Promise<PortReservation> {
  return wanted === 'free' ? reserveFreePorts() : Promise.resolve({ ports: wanted, release: () => {} });
}

function launcherEnv(
  run: RunFolder,
  engine: PreparedEngine,
  { eventsTo }: SuiteOptions,
  controlSocket: string,
  { enginePort, adaptation }: Pick<EngineSettings, 'enginePort' | 'adaptation'>,
): NodeJS.ProcessEnv {
  return writeLauncher(join(run.tempDir, 'bin'), {
    engine: engine.engine,
    java: engine.java,
    firenook: engine.firenook,
    dataDir: run.engineDir,
    strictIndexes: true,
    enginePort,
    eventsTo,
    adaptation,
    root: ROOT,
    controlSocket,
  });
}

/**
 * Returns the environment of every Node process of the run. It limits the space for short-lived objects, which V8 would otherwise let grow to many times the
 * need.
 */
function lightNode(): NodeJS.ProcessEnv {
  return {
    NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=2'].filter(Boolean).join(' '),
    // Node keeps compiled modules there, for the next start and for other parts that load them.
    NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
  };
}

function passOn({ part, event, detail }: EngineReport, lifecycle: Lifecycle): void {
  if (event === 'process-ended') lifecycle.tell(`A ${part} process ${detail}; the next request starts another.`);
  if (event === 'load-failed') lifecycle.tell(`The new ${part} could not be loaded: firebase.log says why.`);
  if (event === 'crashed') lifecycle.tell(`The ${part} engine ${detail}; it is started again on its data.`);
  if (event === 'restarted') lifecycle.tell(`The ${part} engine is back.`);
  if (event === 'gave-up') lifecycle.crash(part, `engine ${detail} and could not be started again`);
}
