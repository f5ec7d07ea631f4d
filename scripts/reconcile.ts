import { deleteApp } from 'firebase-admin/app';
import { parseArgs } from 'node:util';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { examineBooks } from '../functions/src/payments/reconciliation/examine-books.ts';
import { openDatabase, unitOfWork } from '../functions/src/platform/database/database.ts';
import { createClock } from '../functions/src/platform/clock.ts';
import { createLog } from '../functions/src/platform/log.ts';
import { STORE_CLASSES } from '../functions/src/store-classes.ts';
import { connectProvider, isLiveProject } from './connecting/connect-provider.ts';
import { connect } from './connecting/connect.ts';
import { expectPinnedKey } from './connecting/expect-pinned-key.ts';
import { expectSuite } from './connecting/expect-suite.ts';
import { openFirestore } from './connecting/open-firestore.ts';

const USAGE = `Usage: npm run reconcile [-- --project ID]

Counts the ledger of every campaign again and holds it against the payment provider: balances, groups that do not sum to zero, transfers,
reversals, refunds and disputes. Prints what differs and what could not be compared, and changes nothing but the count of reads. Works on the running local suite
(${LOCAL_PROJECT_ID}) unless --project names a deployed project, where it uses Google's application default credentials and the key in
STRIPE_SECRET_KEY, which must be of the account that the project is pinned to. Ends with status 1 when something differs or could not be compared.`;

const CAMPAIGNS_AT_A_TIME = 100;

const { values } = parseArgs({
  options: { project: { type: 'string', default: LOCAL_PROJECT_ID }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
await expectSuite(values.project);
let reads = 0;
const stripe = connectProvider(values.project, () => {
  reads += 1;
});
const app = connect(values.project);
const db = openDatabase(openFirestore(app, values.project), STORE_CLASSES);
const clock = createClock(undefined);
try {
  const deps = { db, stripe, log: createLog('warn'), clock };
  await expectPinnedKey(deps, isLiveProject(values.project));
  const totals = { campaigns: 0, groups: 0, differences: 0, notCompared: 0 };
  let after: string | null = null;
  do {
    const examined = await examineBooks(deps, { after, limit: CAMPAIGNS_AT_A_TIME });
    totals.campaigns += examined.campaigns;
    totals.groups += examined.groups;
    totals.differences += examined.differences.length;
    for (const { campaignId, fundsId, what, storedCents, recountedCents } of examined.differences) {
      const payment = fundsId === null ? campaignId : `${campaignId} (added budget ${fundsId})`;
      console.log(`${payment} ${what}: stored ${storedCents} cents, found ${recountedCents} cents`);
    }
    totals.notCompared += examined.notCompared.length;
    for (const campaignId of examined.notCompared) console.log(`${campaignId} not compared with the payment provider`);
    after = examined.nextAfter;
  } while (after !== null);
  const { campaigns, groups, differences, notCompared } = totals;
  console.log(
    `${campaigns} payments for campaigns, ${groups} groups of entries, ${differences} differences, ${notCompared} not compared.`,
  );
  if (differences + notCompared > 0) process.exitCode = 1;
} finally {
  // Stripe counts these reads, too, against what a month of the product may ask for.
  try {
    if (reads > 0) await unitOfWork({ db }, (tx) => tx.providerReads.countReads(reads, clock.now()));
  } finally {
    await deleteApp(app);
  }
}
