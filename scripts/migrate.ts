import { parseArgs } from 'node:util';
import { deleteApp } from 'firebase-admin/app';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { MIGRATIONS } from '../functions/src/migrations.ts';
import { createClock } from '../functions/src/platform/clock.ts';
import { openDatabase } from '../functions/src/platform/database/database.ts';
import { RunHeld } from '../functions/src/platform/migrations/progress.ts';
import { previewMigrations, runMigrations } from '../functions/src/platform/migrations/run-migrations.ts';
import { STORE_CLASSES } from '../functions/src/store-classes.ts';
import { connect } from './connecting/connect.ts';
import { expectSuite } from './connecting/expect-suite.ts';
import { openFirestore } from './connecting/open-firestore.ts';

const USAGE = `Usage: npm run migrate -- [--project ID] [--dry-run]

Runs the migrations of stored documents that are not done, in their order, and prints what each read and changed. With --dry-run it says what they
would change, and writes nothing. It can be interrupted and run again at any moment: it goes on where it was. Works on the running local suite
(${LOCAL_PROJECT_ID}) unless --project names a deployed project, where it uses Google's application default credentials. Ends with status 1 when
something is left to do, and when another run is at work.`;

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: LOCAL_PROJECT_ID },
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
await expectSuite(values.project);
const isDry = values['dry-run'];
let isStopped = false;
const stop = () => void (isStopped = true);
process.once('SIGINT', stop).once('SIGTERM', stop);

const app = connect(values.project);
const db = openDatabase(openFirestore(app, values.project), STORE_CLASSES);
const deps = { db, clock: createClock(undefined) };
let left = MIGRATIONS.length;
try {
  const reports = isDry
    ? previewMigrations(deps, MIGRATIONS)
    : runMigrations(deps, MIGRATIONS, { mayGoOn: () => !isStopped });
  for await (const { id, read, changed, ran, isDone } of reports) {
    const counts = `${read} documents read, ${changed} ${isDry && ran ? 'to change' : 'changed'}`;
    console.log(`${id}: ${ran ? counts : `done before (${counts})`}`);
    if (isDone && !(isDry && ran)) left -= 1;
  }
  if (left === 0) console.log('All migrations are done.');
  else console.log(isDry ? `${left} to run; nothing was changed.` : `${left} left: run it again to go on.`);
  if (left > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof RunHeld)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await deleteApp(app);
}
