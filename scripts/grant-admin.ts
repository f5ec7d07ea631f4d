import { parseArgs } from 'node:util';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { getAuth } from 'firebase-admin/auth';
import { openDatabase } from '../functions/src/platform/database/database.ts';
import { revokeSessions } from '../functions/src/platform/identity/revoke-sessions.ts';
import { STORE_CLASSES } from '../functions/src/store-classes.ts';
import { connect } from './connecting/connect.ts';
import { expectSuite } from './connecting/expect-suite.ts';
import { openFirestore } from './connecting/open-firestore.ts';

const USAGE = `Usage: npm run grant-admin -- --project ID --email ADDRESS [--unproven]

Makes an existing account an admin; with --unproven also one whose e-mail nobody has proven to be theirs, as in a local suite. Against a deployed project it uses Google's application default credentials; against a
running local suite it needs no credentials (--project demo-doubloon).`;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    const flag = { type: 'boolean' } as const;
    const options = { project: text, email: text, unproven: flag, help: { ...flag, short: 'h' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    stop(`${(error as Error).message}\n\n${USAGE}`);
  }
}

const { project, email, unproven, help } = readArguments();
if (help) {
  console.log(USAGE);
  process.exit(0);
}
if (!project || !email) stop(USAGE);

await expectSuite(project);
const app = connect(project);
const auth = getAuth(app);

const user = await auth.getUserByEmail(email).catch((error: Error & { code?: string }) => {
  if (error.code === 'auth/user-not-found')
    stop(`No account in ${project} has the e-mail ${email}: register it in the product first.`);
  stop(`The accounts of ${project} could not be read: ${error.message}`);
});
if (!user.emailVerified && !unproven)
  stop(
    `Whoever registered ${email} in ${project} has not proven that the address is theirs. Let them do that under Profile first, or, if you know them, use --unproven.`,
  );
const db = openFirestore(app, project);
const document = db.collection(COLLECTIONS.users).doc(user.uid);
if (!(await document.get()).exists)
  stop(`${email} has an account in ${project}, but has not finished registering in the product: do that first.`);
await document.update({ role: 'admin' });
await auth.setCustomUserClaims(user.uid, { role: 'admin' });
await revokeSessions({ auth, db: openDatabase(db, STORE_CLASSES) }, user.uid);
console.log(`${email} is an admin of ${project} now, and signs in again to use it.`);
