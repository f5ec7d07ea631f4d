import { parseArgs } from 'node:util';
import { deleteApp } from 'firebase-admin/app';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { createClock } from '../../functions/src/platform/clock.ts';
import { readSearchSettings } from '../../functions/src/platform/config/search-settings.ts';
import { openDatabase } from '../../functions/src/platform/database/database.ts';
import { createSearchEngine } from '../../functions/src/platform/search/search-engine.ts';
import { buildSearchEntries, compareSearchEntries } from '../../functions/src/rebuild-search.ts';
import { STORE_CLASSES } from '../../functions/src/store-classes.ts';
import { connect } from '../connecting/connect.ts';
import { deployedSettings } from '../connecting/deployed-settings.ts';
import { expectSuite } from '../connecting/expect-suite.ts';
import { openFirestore } from '../connecting/open-firestore.ts';

const USAGE = `Usage: npm run search:entries -- [--project ID] [--write [--anew]]

Compares the entries of the search engine with their documents and prints what differs. Changes nothing without --write. With --anew, it first
builds new collections and lets the aliases name them: needed once for a new engine, and after a change of what entries have. It can be interrupted and run again at
any moment. Works on the running local suite (${LOCAL_PROJECT_ID}) unless --project names a deployed project, where it uses Google's application default
credentials and TYPESENSE_URL of its settings. TYPESENSE_KEY comes from the environment. Ends with status 1 when something differs and nothing was
written.`;

/** No person waits for these answers. */
const ANSWER_MS = 60_000;

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
const { project, write, anew } = values;
if (anew && !write) {
  console.error('--anew writes, so it needs --write.');
  process.exit(1);
}
await expectSuite(project);
const settings = readSearchSettings(
  { ...deployedSettings(project), ...process.env },
  { emulated: project.startsWith('demo-') },
);
const engine = createSearchEngine(settings, ANSWER_MS);
if (!engine) {
  console.error(`TYPESENSE_URL is not set: Firestore answers all searches of ${project}, and there are no entries.`);
  process.exit(1);
}
const app = connect(project);
const db = openDatabase(openFirestore(app, project), STORE_CLASSES);
try {
  if (anew) await buildSearchEntries({ db, clock: createClock(undefined), engine });
  let differences = 0;
  for await (const { name, id, stored, due } of compareSearchEntries({ db, engine }, { write })) {
    differences += 1;
    console.log(`${name}/${id}: stored ${JSON.stringify(stored)}, due ${JSON.stringify(due)}`);
  }
  console.log(`${differences} differences.`);
  if (differences > 0) {
    console.log(write ? 'They are put right.' : 'Nothing was changed; --write puts them right.');
    if (!write) process.exitCode = 1;
  }
} finally {
  await deleteApp(app);
}
