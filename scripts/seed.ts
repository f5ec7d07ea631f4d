import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { openStore } from '../emulators/stripe/index.ts';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { markPlayed, playedUntil } from '../emulators/suite/firebase/open-import.ts';
import { DEFAULT_PORTS, reserveFreePorts } from '../emulators/suite/processes/ports.ts';
import { ROOT, startSuite } from '../emulators/suite/start-suite.ts';
import { openStateFolder } from '../emulators/suite/state-folders.ts';
import type { SuitePart } from '../emulators/suite/suite-options.ts';
import { buildAll } from './building/build-all.ts';
import { connect } from './connecting/connect.ts';
import { createDemoApi } from './seeding/demo-api.ts';
import { createDemoClock } from './seeding/demo-clock.ts';
import { listAccounts, playDemoData } from './seeding/demo-data.ts';
import { deleteExpired } from './seeding/expired-documents.ts';
import { forgetBrowsers } from './seeding/forget-browsers.ts';

const USAGE = `Usage: npm run seed [-- --repair]

Writes emulator-data anew by playing twelve weeks of the demo through the product's API. With --repair what was played stays, and
what the product derives from it (search entries, counts, copies) is brought up to date.`;

const DEMO_DATA = join(ROOT, 'emulator-data');
const ACCOUNTS = join(DEMO_DATA, 'accounts.json');

const { values } = parseArgs({
  options: { repair: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const playing: SuitePart[] = values.repair ? [] : ['functions', 'hosting'];
if (!values.repair) await buildAll();
const { dataDir, logDir } = openStateFolder(ROOT, 'seed');
const { ports, release } = await reserveFreePorts();
const suite = await startSuite({
  projectId: LOCAL_PROJECT_ID,
  // The addresses of stored files name the host that has them: here the one that `npm start` has.
  ports: { ...ports, storage: DEFAULT_PORTS.storage },
  parts: ['auth', 'firestore', 'storage', 'stripe', 'social', 'clock', ...playing],
  ...(values.repair && { importDir: DEMO_DATA }),
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

async function exportDemoData(): Promise<void> {
  Object.assign(process.env, suite.env);
  const app = connect(LOCAL_PROJECT_ID);
  const db = getFirestore(app);
  // The demo is opened up to a day after its last event.
  const deleted = await deleteExpired(db, addDays(new Date(), 1));
  await forgetBrowsers(db);
  await deleteApp(app);
  console.log(`${deleted} documents had expired.`);
  await suite.exportTo(DEMO_DATA);
}

async function repairDemoData(): Promise<void> {
  const played = playedUntil(DEMO_DATA);
  const accounts = readFileSync(ACCOUNTS);
  await run('repair.ts', '--write');
  await exportDemoData();
  markPlayed(DEMO_DATA, played);
  writeFileSync(ACCOUNTS, accounts);
  console.log('The demo data in emulator-data is up to date.');
}

async function playAnew(): Promise<void> {
  const now = new Date();
  const cast = await playDemoData({
    api: createDemoApi(suite.urls.hosting, suite.urls.auth),
    socialWeb: suite.urls.social,
    stripe: suite.urls.stripe,
    now,
    clock: createDemoClock(suite.urls.clock, now),
    makeAdmin: (email) => run('grant-admin.ts', '--unproven', '--email', email),
    // Nothing must depend on how far the triggers have come; those still under way find nothing left to change.
    runTriggers: () => run('repair.ts', '--write'),
  });
  await exportDemoData();
  // Opened anew, the stand-in's file loses all that was overwritten on the way.
  openStore(join(DEMO_DATA, 'stand-ins', 'stripe.json')).close();
  markPlayed(DEMO_DATA, new Date());
  const accounts = listAccounts(cast).map(({ email, password, role }) => ({ email, password, role }));
  writeFileSync(ACCOUNTS, `${JSON.stringify(accounts, null, 2)}\n`);
  console.log(`The demo data is in emulator-data: ${accounts.length} accounts.`);
}

try {
  await (values.repair ? repairDemoData() : playAnew());
} finally {
  await suite.stop();
  release();
}
