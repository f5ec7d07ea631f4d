import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './building/build-all.ts';
import { readFirestoreDatabase } from '../functions/src/platform/config/firestore-database.ts';
import { writeDeployedConfig } from './deploying/deployed-config.ts';
import { clientOfKey, questionsAtDeploy } from './deploying/approval-questions.ts';
import { projectSettings, settingsFile } from './deploying/project-settings.ts';
import {
  accountCapabilitiesOf,
  describeSettings,
  isTestDeployment,
  leastBudgetOf,
  warningsOfSettings,
} from './deploying/settings.ts';
import { realWorld } from './deploying/steps/real-world.ts';
import { PARTS, previewSteps, releaseSteps } from './deploying/steps/release-steps.ts';
import { runSteps, sayCommands } from './deploying/steps/run-steps.ts';

const ROOT = resolve(import.meta.dirname, '..');
const USAGE = `Usage: npm run deploy -- --project ID [--only ${PARTS.join(',')}] [--index-minutes N] [--dry-run]
       npm run deploy -- --project ID --preview NAME [--dry-run]

Builds the product and deploys it: rules and indexes; then, once the indexes are ready, functions; then hosting, whose pages call the functions of the same
release. --only deploys some of these parts, in the same order. --index-minutes waits up to N minutes for indexes (30). --preview deploys the pages alone to an
address of their own, for a week. --dry-run prints the commands and runs none. With ACCOUNT_CAPABILITIES=transfers and the key in STRIPE_SECRET_KEY, which must be
of the deployment's mode, it says what Stripe shows of its approval.`;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    only: { type: 'string', default: PARTS.join(',') },
    preview: { type: 'string' },
    'index-minutes': { type: 'string', default: '30' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const { project, preview } = values;
if (!project) stop(`${USAGE}\n\n${describeSettings()}`);
const only = values.only.split(',').map((part) => part.trim());
const unknown = only.filter((part) => !PARTS.includes(part.split(':')[0] ?? ''));
if (unknown.length > 0) stop(`There is nothing to deploy called ${unknown.join(', ')}.\n\n${USAGE}`);
if (!/^\d{1,4}$/.test(values['index-minutes'])) stop(USAGE);
if (preview !== undefined && !/^[a-z0-9-]{1,40}$/.test(preview))
  stop(`A preview is named by a-z, 0-9 and -.\n\n${USAGE}`);

let settings: ReturnType<typeof projectSettings>;
try {
  settings = projectSettings(ROOT, project);
} catch (error) {
  stop((error as Error).message);
}
const database = readFirestoreDatabase(settings);
for (const warning of warningsOfSettings(settings)) console.warn(warning);
const needs = { accountCapabilities: accountCapabilitiesOf(settings), isTest: isTestDeployment(settings) };
for (const question of await questionsAtDeploy(clientOfKey(process.env['STRIPE_SECRET_KEY'], needs), needs))
  console.warn(question);

const steps =
  preview === undefined
    ? releaseSteps({ project, only, indexMinutes: Number(values['index-minutes']), database })
    : previewSteps({ project, channel: preview });
const world = realWorld(ROOT);
if (values['dry-run']) {
  sayCommands(steps, world.say);
  process.exit(0);
}

// The client's build is told by variables; these keys are public, they name the site and the account.
process.env['VITE_APP_CHECK_SITE_KEY'] = settings['APP_CHECK_SITE_KEY'] ?? '';
process.env['VITE_SITE_ORIGIN'] = settings['SITE_ORIGIN'] ?? '';
process.env['VITE_VALIDATION_DAYS'] = settings['VALIDATION_DAYS'] ?? '';
process.env['VITE_MIN_BUDGET'] = leastBudgetOf(settings);
process.env['VITE_STRIPE_PUBLISHABLE_KEY'] = settings['STRIPE_PUBLISHABLE_KEY'] ?? '';
process.env['VITE_FIRESTORE_DATABASE'] = database;
process.env['VITE_TEST_DEPLOYMENT'] = isTestDeployment(settings) ? 'on' : '';
await buildAll();
copyFileSync(join(ROOT, settingsFile(project)), join(ROOT, 'functions', 'dist', `.env.${project}`));
writeDeployedConfig(ROOT, { pins: preview === undefined, database });
process.exit(await runSteps(steps, world));
