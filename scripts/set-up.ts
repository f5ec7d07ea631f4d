import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readFirestoreDatabase } from '../functions/src/platform/config/firestore-database.ts';
import { projectSettings } from './deploying/project-settings.ts';
import { realWorld } from './deploying/steps/real-world.ts';
import { runSteps, sayCommands } from './deploying/steps/run-steps.ts';
import { setUpSteps } from './deploying/steps/set-up-steps.ts';

const ROOT = resolve(import.meta.dirname, '..');
const USAGE = `Usage: npm run set-up -- --project ID --alerts-to ADDRESS --budget AMOUNT [--dry-run]

Sets up what a project of Google Cloud needs besides what is deployed: roles, recovery and backups, the bucket, alerts to ADDRESS, and a budget of AMOUNT a month
in the currency of the billing account. Reads each of these first and leaves alone what is so already, so it can be repeated. Takes the settings in
functions/.env.ID. Needs gcloud and the deploy tool, both signed in as an owner of the project. --dry-run prints the commands and runs none.`;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    'alerts-to': { type: 'string' },
    budget: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const { project, 'alerts-to': email, budget } = values;
if (!project || !email || !budget || !/^[^\s@,]+@[^\s@,]+$/.test(email) || !/^[1-9]\d{0,6}$/.test(budget)) stop(USAGE);

let settings: ReturnType<typeof projectSettings>;
try {
  settings = projectSettings(ROOT, project);
} catch (error) {
  stop((error as Error).message);
}
const steps = setUpSteps(ROOT, {
  project,
  siteOrigin: settings['SITE_ORIGIN'] ?? '',
  bucket: settings['STORAGE_BUCKET'] || `${project}.firebasestorage.app`,
  database: readFirestoreDatabase(settings),
  email,
  budget: Number(budget),
});
const world = realWorld(ROOT);
if (values['dry-run']) sayCommands(steps, world.say);
else process.exitCode = await runSteps(steps, world);
