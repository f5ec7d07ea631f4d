import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { markPlayed } from '../emulators/suite/open-import.ts';
import { DEFAULT_PORTS, reserveFreePorts } from '../emulators/suite/ports.ts';
import { ROOT, startSuite } from '../emulators/suite/start-suite.ts';
import { openStateFolder } from '../emulators/suite/state-folders.ts';
import { buildAll } from './building/build-all.ts';
import { createDemoApi } from './seeding/demo-api.ts';
import { createDemoClock } from './seeding/demo-clock.ts';
import { listAccounts, playDemoData } from './seeding/demo-data.ts';

const DEMO_DATA = join(ROOT, 'emulator-data');

await buildAll();
const { dataDir, logDir } = openStateFolder(ROOT, 'seed');
const { ports, release } = await reserveFreePorts();
const suite = await startSuite({
  projectId: LOCAL_PROJECT_ID,
  // The addresses of stored files name the host that has them: here the one that `npm start` has.
  ports: { ...ports, storage: DEFAULT_PORTS.storage },
  parts: ['auth', 'firestore', 'storage', 'functions', 'hosting', 'stripe', 'social', 'clock'],
  dataDir,
  logDir,
  onEvent: (sentence) => console.log(sentence),
});
// Not synchronously: connections that the servers close meanwhile must be noticed.
const run = async (script: string, ...words: string[]): Promise<void> => {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', script), '--project', LOCAL_PROJECT_ID, ...words], {
    env: { ...process.env, ...suite.env },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${script} ended with ${code ?? 'a signal'}`);
};
try {
  const now = new Date();
  const cast = await playDemoData({
    api: createDemoApi(suite.urls.hosting, suite.urls.auth),
    socialWeb: suite.urls.social,
    stripe: suite.urls.stripe,
    now,
    clock: createDemoClock(suite.urls.clock, now),
    makeAdmin: (email) => run('grant-admin.ts', '--email', email),
    // Nothing must depend on how far the triggers have come; those still under way find nothing left to change.
    settle: () => run('repair.ts', '--write'),
  });
  await suite.exportTo(DEMO_DATA);
  markPlayed(DEMO_DATA, new Date());
  const accounts = listAccounts(cast).map(({ email, password, role }) => ({ email, password, role }));
  writeFileSync(join(DEMO_DATA, 'accounts.json'), `${JSON.stringify(accounts, null, 2)}\n`);
  console.log(`The demo data is in emulator-data: ${accounts.length} accounts.`);
} finally {
  await suite.stop();
  release();
}
