import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { PAYMENT_METHODS } from '@doubloon/contract/payments/payment-methods.ts';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { ROOT } from '../emulators/suite/start-suite.ts';
import { connectProvider } from './connecting/connect-provider.ts';
import { expectSuite } from './connecting/expect-suite.ts';
import { isTestDeployment } from './deploying/settings.ts';
import { problemsOfStripe, readStripeSetup } from './deploying/stripe-setup.ts';

const USAGE = `Usage: npm run check:stripe -- --project ID [--float SGD]

Reads how the platform's account at Stripe is set up and says what is off: its mode, profile, payouts, payment methods, webhook endpoints with
their events and version, and with --float whether at least so much of its balance is available. Changes nothing. Takes the settings in
functions/.env.ID and the key in STRIPE_SECRET_KEY; of ${LOCAL_PROJECT_ID} it reads the stand-in of the running suite. Ends with status 1 when
something is off. What Stripe lets nobody read is in docs/going-live.md.`;

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    float: { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
});
const { project } = values;
const floatCents = Math.round(Number(values.float) * 100);
if (values.help || !project || !Number.isInteger(floatCents) || floatCents < 0) {
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
const settings = isLocal ? { SITE_ORIGIN: 'http://127.0.0.1:5000' } : parseEnv(readFileSync(file, 'utf8'));
const methods = settings['PAYMENT_METHODS']?.split(',');
const problems = problemsOfStripe(await readStripeSetup(connectProvider(project)), {
  siteOrigin: (settings['SITE_ORIGIN'] ?? '').replace(/\/$/, ''),
  isTest: isLocal || isTestDeployment(settings),
  paymentMethods: methods ? PAYMENT_METHODS.filter((method) => methods.includes(method)) : PAYMENT_METHODS,
  floatCents,
});
for (const problem of problems) console.log(`- ${problem}`);
if (problems.length === 0) console.log('Nothing is off in what Stripe lets us read. docs/going-live.md has the rest.');
process.exit(problems.length === 0 ? 0 : 1);
