import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { PAYMENT_METHODS } from '@doubloon/contract/payments/payment-methods.ts';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { ROOT } from '../emulators/suite/start-suite.ts';
import { comparePinned } from './connecting/compare-pinned.ts';
import { inspectProvider } from './connecting/connect-provider.ts';
import { expectSuite } from './connecting/expect-suite.ts';
import {
  accountCapabilitiesOf,
  isTestDeployment,
  problemsOfSettings,
  warningsOfSettings,
} from './deploying/settings.ts';
import { questionsOfStripe } from './deploying/approval-questions.ts';
import { problemsOfStripe, readStripeSetup, type Deployment } from './deploying/stripe-setup.ts';

const USAGE = `Usage: npm run check:stripe -- --project ID [--float SGD]

Reads how the platform's account at Stripe is set up and says what is off: its mode, profile, payouts, payment methods, webhook endpoints with
their events and version, and whether the float of REFUND_FLOAT, or that of --float, is available in its balance. Says, too, when it is another
account than the project is pinned to. Says what may not be read. Asks what nobody can read. Changes nothing. Takes the settings in
functions/.env.ID, the key in STRIPE_SECRET_KEY and, for the pinned account, Google's application default credentials; of ${LOCAL_PROJECT_ID} it
reads the running suite. Ends with status 1 when something is off or may not be read. What Stripe lets nobody read is in docs/going-live.md.`;

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    float: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const { project } = values;
if (values.help || !project || (values.float !== undefined && !/^\d{1,9}(\.\d{1,2})?$/.test(values.float))) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}
await expectSuite(project);
const file = join(ROOT, 'functions', `.env.${project}`);
const isLocal = project.startsWith('demo-');
if (!isLocal && !existsSync(file)) {
  console.error(`functions/.env.${project} is missing: docs/deployment.md says what belongs there.`);
  process.exit(1);
}
const text = isLocal ? '' : readFileSync(file, 'utf8');
const refused = isLocal ? [] : problemsOfSettings(text);
if (refused.length > 0) {
  console.error(`functions/.env.${project}:\n${refused.map((problem) => `  ${problem}`).join('\n')}`);
  process.exit(1);
}
// The environment's variables are the settings of a local suite.
const settings = isLocal ? { SITE_ORIGIN: 'http://127.0.0.1:5000', ...process.env } : parseEnv(text);
const methods = settings['PAYMENT_METHODS']?.split(',');
const deployment: Deployment = {
  siteOrigin: (settings['SITE_ORIGIN'] ?? '').replace(/\/$/, ''),
  isTest: isLocal || isTestDeployment(settings),
  paymentMethods: methods ? PAYMENT_METHODS.filter((method) => methods.includes(method)) : PAYMENT_METHODS,
  accountCapabilities: accountCapabilitiesOf(settings),
  floatCents: Math.round(Number(values.float ?? (settings['REFUND_FLOAT'] || 0)) * 100),
};
const setup = await readStripeSetup(inspectProvider(project));
const pinned = await comparePinned(project, setup);
const problems = [...problemsOfStripe(setup, deployment), ...pinned.problems];
for (const problem of problems) console.log(`- ${problem}`);
for (const question of [...questionsOfStripe(setup, deployment), ...pinned.questions]) console.log(`? ${question}`);
for (const warning of isLocal ? [] : warningsOfSettings(settings)) console.log(`! ${warning}`);
if (problems.length === 0) console.log('Nothing is off in what Stripe lets us read. docs/going-live.md has the rest.');
process.exit(problems.length === 0 ? 0 : 1);
