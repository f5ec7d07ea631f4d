import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import { deleteApp, getApps } from 'firebase-admin/app';
import { parseArgs } from 'node:util';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { runJob } from '../functions/src/system/run-job.ts';
import { connectProduct } from './connecting/connect-product.ts';
import { expectSuite } from './connecting/expect-suite.ts';

const USAGE = `Usage: npm run job -- NAME [--project ID]

Runs a scheduled job once, now: what the schedule runs, by hand. Works on the running local suite (${LOCAL_PROJECT_ID}), in real time
unless TEST_CLOCK_FILE names its clock, unless --project names a deployed project, where it uses the settings in functions/.env.ID,
Google's application default credentials and the key in STRIPE_SECRET_KEY. The jobs:
  ${SCHEDULED_JOB_NAMES.join('\n  ')}`;

const { values, positionals } = parseArgs({
  options: { project: { type: 'string', default: LOCAL_PROJECT_ID }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const name = SCHEDULED_JOB_NAMES.find((known) => known === positionals[0]);
if (positionals[0] && !name) console.error(`There is no job "${positionals[0]}".\n`);
if (values.help || !name || positionals.length > 1) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}
await expectSuite(values.project);
try {
  await runJob(connectProduct(values.project), name);
  console.log(`${name} has run.`);
} finally {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}
