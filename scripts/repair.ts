import { parseArgs } from 'node:util';
import { deleteApp } from 'firebase-admin/app';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { openDatabase } from '../functions/src/platform/database/database.ts';
import { repairDerivedData } from '../functions/src/repair-derived-data.ts';
import { STORE_CLASSES } from '../functions/src/store-classes.ts';
import { connect } from './connecting/connect.ts';
import { expectSuite } from './connecting/expect-suite.ts';
import { openFirestore } from './connecting/open-firestore.ts';

const USAGE = `Usage: npm run repair -- [--project ID] [--write]

Computes every derived number and field again from the documents it follows from and prints what differs. Changes nothing
without --write. Works on the running local suite (${LOCAL_PROJECT_ID}) unless --project names a deployed project, where it uses Google's
application default credentials. Ends with status 1 when something differs and nothing was written.`;

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: LOCAL_PROJECT_ID },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
await expectSuite(values.project);
const app = connect(values.project);
try {
  const { sources, numbers, differences } = await repairDerivedData(
    openDatabase(openFirestore(app, values.project), STORE_CLASSES),
    {
      write: values.write,
      now: new Date(),
    },
  );
  for (const { document, field, stored, derived } of differences) {
    console.log(
      `${document}${field && ` ${field}`}: stored ${JSON.stringify(stored)}, recomputed ${JSON.stringify(derived)}`,
    );
  }
  console.log(`${sources} documents counted, ${numbers} numbers compared, ${differences.length} differences.`);
  if (differences.length > 0) {
    console.log(values.write ? 'They are put right.' : 'Nothing was changed; --write puts them right.');
    if (!values.write) process.exitCode = 1;
  }
} finally {
  await deleteApp(app);
}
