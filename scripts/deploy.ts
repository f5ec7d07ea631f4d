import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { buildAll } from './building/build-all.ts';
import { DEPLOYED_CONFIG, writeDeployedConfig } from './deploying/deployed-config.ts';
import {
  describeSettings,
  isTestDeployment,
  leastBudgetOf,
  problemsOfSettings,
  warningsOfSettings,
} from './deploying/settings.ts';

const ROOT = resolve(import.meta.dirname, '..');
const USAGE = 'Usage: npm run deploy -- --project ID [--only hosting,functions,firestore,storage]';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values } = parseArgs({
  options: { project: { type: 'string' }, only: { type: 'string', default: 'firestore,storage,functions,hosting' } },
});
const { project, only } = values;
if (!project) stop(`${USAGE}\n\n${describeSettings()}`);
if (project.startsWith('demo-'))
  stop(`${project} is a local project: names that start with demo- never reach the cloud.`);

const settingsFile = join(ROOT, 'functions', `.env.${project}`);
if (!existsSync(settingsFile)) stop(`functions/.env.${project} is missing.\n\n${describeSettings()}`);
const settings = readFileSync(settingsFile, 'utf8');
const problems = problemsOfSettings(settings);
if (problems.length > 0) stop(`functions/.env.${project}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);

for (const warning of warningsOfSettings(parseEnv(settings))) console.warn(warning);

// The client's build is told by variables; these keys are public, they name the site and the account.
const {
  APP_CHECK_SITE_KEY = '',
  SITE_ORIGIN = '',
  STRIPE_PUBLISHABLE_KEY = '',
  VALIDATION_DAYS = '',
} = parseEnv(settings);
process.env['VITE_APP_CHECK_SITE_KEY'] = APP_CHECK_SITE_KEY;
process.env['VITE_SITE_ORIGIN'] = SITE_ORIGIN;
process.env['VITE_VALIDATION_DAYS'] = VALIDATION_DAYS;
process.env['VITE_MIN_BUDGET'] = leastBudgetOf(parseEnv(settings));
process.env['VITE_STRIPE_PUBLISHABLE_KEY'] = STRIPE_PUBLISHABLE_KEY;
process.env['VITE_TEST_DEPLOYMENT'] = isTestDeployment(parseEnv(settings)) ? 'on' : '';
await buildAll();
copyFileSync(settingsFile, join(ROOT, 'functions', 'dist', `.env.${project}`));
writeDeployedConfig(ROOT);
const { status } = spawnSync(
  'firebase',
  ['deploy', '--config', DEPLOYED_CONFIG, '--project', project, '--only', only],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);
