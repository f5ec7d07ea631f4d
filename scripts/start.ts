import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { DEFAULT_PORTS } from '../emulators/suite/processes/ports.ts';
import { assertDefaultPortsFree, ROOT, startSuite } from '../emulators/suite/start-suite.ts';
import { openStateFolder } from '../emulators/suite/state-folders.ts';
import type { Suite } from '../emulators/suite/suite-options.ts';
import { readDemoAccounts } from './starting/demo-accounts.ts';
import { startDevelopmentBuild, type DevelopmentBuild } from './starting/development-build.ts';
import { keepData, type Keeper } from './starting/keep-data.ts';
import { createProgress } from './starting/progress.ts';
import { watchParent } from './starting/parent-watch.ts';
import { summary } from './starting/summary.ts';

const DEMO_DATA = join(ROOT, 'emulator-data');

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    // Where --keep keeps the data, and if the usual ports are left to another run.
    'keep-in': { type: 'string', default: join(ROOT, '.emulator', 'kept') },
    ports: { type: 'string', default: 'default' },
  },
});
const keptData = values['keep-in'];
const freePorts = values.ports === 'free';
const started = performance.now();
const say = (sentence: string) => console.log(`${new Date().toLocaleTimeString()}  ${sentence}`);
const progress = createProgress(say);

let build: DevelopmentBuild | undefined;
let suite: Suite | undefined;
let keeper: Keeper | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  console.log('\nStopping…');
  await keeper?.finish();
  await Promise.all([suite?.stop(), build?.close()]);
  // Before everything is up there is nothing to stop in order: the run's guard ends the started parts.
  process.exit(suite ? 0 : 130);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
watchParent(() => void stop());

try {
  if (!freePorts) await assertDefaultPortsFree();
  const { folder, dataDir, logDir } = openStateFolder(ROOT, 'start');
  const webDir = join(folder, 'web');
  mkdirSync(webDir, { recursive: true });
  build = await startDevelopmentBuild(webDir, say);
  const web = progress.during('Building the pages', build.web, ({ reused }) =>
    reused ? ', with those of an earlier start' : '',
  );
  // Told below; until then nothing listens to it.
  web.catch(() => {});
  await progress.during('Building the functions', build.functions);
  const starting = startSuite({
    projectId: LOCAL_PROJECT_ID,
    ports: freePorts ? 'free' : DEFAULT_PORTS,
    parts: ['auth', 'firestore', 'storage', 'functions', 'hosting', 'stripe', 'social', 'clock', 'mail'],
    importDir: values.keep && existsSync(keptData) ? keptData : DEMO_DATA,
    hostingDir: webDir.slice(ROOT.length + 1),
    dataDir,
    logDir,
    onEvent: say,
  });
  suite = await progress.during('Starting the emulators and stand-ins', starting);
  // The first request starts the functions process; nobody should wait for that.
  const answer = fetch(`${suite.urls.hosting}/api/health`);
  await Promise.all([progress.during('Waiting for the first answer', answer), web]);
  progress.end();
  if (values.keep) keeper = keepData(suite, keptData, (message) => say(`The data could not be kept: ${message}`));
  console.log(summary(suite, readDemoAccounts(DEMO_DATA), values.keep, (performance.now() - started) / 1000));
  const end = await suite.ended;
  if (end) {
    console.error(`\n${end.crash}`);
    process.exit(1);
  }
} catch (error) {
  if (!stopping) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
