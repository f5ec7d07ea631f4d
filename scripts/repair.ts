import { parseArgs } from 'node:util';
import { deleteApp } from 'firebase-admin/app';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { createClock } from '../functions/src/platform/clock.ts';
import { openDatabase } from '../functions/src/platform/database/database.ts';
import { RunHeld } from '../functions/src/platform/migrations/progress.ts';
import { compareDerivedData, interruptedRepair, repairDerivedData } from '../functions/src/repair-derived-data.ts';
import { STORE_CLASSES } from '../functions/src/store-classes.ts';
import { connect } from './connecting/connect.ts';
import { expectSuite } from './connecting/expect-suite.ts';
import { openFirestore } from './connecting/open-firestore.ts';

const USAGE = `Usage: npm run repair -- [--project ID] [--write [--anew]]

Computes every derived number and field again from the documents it follows from and prints what differs. Changes nothing
without --write. With --write it can be interrupted and run again at any moment: it goes on where it was, unless --anew is given or a day
has passed. Works on the running local suite (${LOCAL_PROJECT_ID}) unless --project names a deployed project, where it uses Google's
application default credentials. Ends with status 1 when something differs and nothing was written, when it was interrupted, and when
another run is at work.`;

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: LOCAL_PROJECT_ID },
    write: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
await expectSuite(values.project);
const { write, anew } = values;
let isStopped = false;
const stop = () => void (isStopped = true);
process.once('SIGINT', stop).once('SIGTERM', stop);

const app = connect(values.project);
const db = openDatabase(openFirestore(app, values.project), STORE_CLASSES);
const deps = { db, clock: createClock(undefined) };
const total = { sources: 0, numbers: 0, differences: 0 };
try {
  const since = write && !anew ? await interruptedRepair(deps) : null;
  if (since) console.log(`Goes on where the run of ${since.toISOString()} was interrupted.`);
  const pages = write ? repairDerivedData(deps, { anew, mayGoOn: () => !isStopped }) : compareDerivedData(deps);
  for await (const { sources, numbers, differences } of pages) {
    total.sources += sources;
    total.numbers += numbers;
    total.differences += differences.length;
    for (const { document, field, stored, derived } of differences) {
      console.log(
        `${document}${field && ` ${field}`}: stored ${JSON.stringify(stored)}, recomputed ${JSON.stringify(derived)}`,
      );
    }
    if (isStopped) break;
  }
  console.log(
    `${total.sources} documents counted, ${total.numbers} numbers compared, ${total.differences} differences.`,
  );
  if (total.differences > 0) {
    console.log(write ? 'They are put right.' : 'Nothing was changed; --write puts them right.');
    if (!write) process.exitCode = 1;
  }
  if (isStopped) {
    console.log(write ? 'Interrupted: run it again to go on.' : 'Interrupted.');
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof RunHeld)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await deleteApp(app);
}
