import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { ROOT, startSuite } from '../emulators/suite/start-suite.ts';
import { openStateFolder } from '../emulators/suite/state-folders.ts';
import { buildAll } from './building/build-all.ts';
import { createDemoApi } from './seeding/demo-api.ts';
import { ADMIN, playDemoData } from './seeding/demo-data.ts';

const DEMO_DATA = join(ROOT, 'emulator-data');

await buildAll();
const { dataDir, logDir } = openStateFolder(ROOT, 'seed');
const suite = await startSuite({
  projectId: LOCAL_PROJECT_ID,
  ports: 'free',
  parts: ['auth', 'firestore', 'storage', 'functions', 'hosting', 'stripe', 'social', 'clock'],
  dataDir,
  logDir,
  onEvent: (sentence) => console.log(sentence),
});
try {
  const api = createDemoApi(suite.urls.hosting, suite.urls.auth);
  const people = await playDemoData(api, suite.urls.social, new Date());
  await api.signUp({ ...ADMIN, role: 'business_owner' });
  const run = (script: string, ...words: string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'scripts', script), '--project', LOCAL_PROJECT_ID, ...words], {
      env: { ...process.env, ...suite.env },
      stdio: 'inherit',
    });
  run('grant-admin.ts', '--email', ADMIN.email);
  // The export must not depend on how far the triggers have come; those still under way find nothing left to change.
  run('repair.ts', '--write');
  await suite.exportTo(DEMO_DATA);
  const accounts = [...people, { ...ADMIN, role: 'admin' }].map(({ email, password, role }) => ({
    email,
    password,
    role,
  }));
  writeFileSync(join(DEMO_DATA, 'accounts.json'), `${JSON.stringify(accounts, null, 2)}\n`);
  console.log(`The demo data is in emulator-data: ${accounts.length} accounts.`);
} finally {
  await suite.stop();
}
