import { deleteApp } from 'firebase-admin/app';
import { parseArgs } from 'node:util';
import { createClock } from '../functions/src/platform/clock.ts';
import { openDatabase } from '../functions/src/platform/database/database.ts';
import { findPinnedAccount, pinAccount, wrongMode } from '../functions/src/platform/pinned-account.ts';
import { STORE_CLASSES } from '../functions/src/store-classes.ts';
import { connectProvider, isLiveProject } from './connecting/connect-provider.ts';
import { connect } from './connecting/connect.ts';
import { expectSuite } from './connecting/expect-suite.ts';
import { openFirestore } from './connecting/open-firestore.ts';

const USAGE = `Usage: npm run pin:stripe -- --project ID [--account acct_…]

Says to which account of the payment provider a project is pinned, and of which the key in STRIPE_SECRET_KEY is; ends with status 1 when they differ. With
--account it pins the project to that one, which must be the key's. Loots that were paid at the account before can then be neither paid out nor refunded
by the product, and every creator has to connect again. The mode, test or live, never changes. Against a deployed project it uses Google's application default credentials.`;

const { values } = parseArgs({
  options: { project: { type: 'string' }, account: { type: 'string' }, help: { type: 'boolean', default: false } },
});
const { project, account: wanted } = values;
if (values.help || !project) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}
await expectSuite(project);
const stripe = connectProvider(project);
const app = connect(project);
try {
  const db = openDatabase(openFirestore(app, project), STORE_CLASSES);
  const { id: ofKey } = await stripe.accounts.retrieveCurrent();
  const isLive = isLiveProject(project);
  const pinned = await findPinnedAccount({ db });
  console.log(`${project} is pinned to ${pinned?.accountId ?? 'no account yet'}. The key is of ${ofKey}.`);
  const otherMode = pinned && wrongMode(pinned, isLive);
  if (otherMode) {
    console.error(`Nothing was changed. ${otherMode}`);
    process.exitCode = 1;
  } else if (wanted === undefined) {
    if (pinned !== null && pinned.accountId !== ofKey) process.exitCode = 1;
  } else if (wanted !== ofKey) {
    console.error(`Nothing was changed: --account names ${wanted}, and the key is of ${ofKey}.`);
    process.exitCode = 1;
  } else {
    await pinAccount({ db, clock: createClock(undefined) }, { accountId: wanted, isLive });
    console.log(`${project} is pinned to ${wanted} now.`);
  }
} finally {
  await deleteApp(app);
}
