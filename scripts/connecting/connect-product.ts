import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { DOMAINS } from '../../functions/src/domains.ts';
import { readConfig } from '../../functions/src/platform/config/config.ts';
import { createDependencies } from '../../functions/src/platform/process-dependencies.ts';
import type { Dependencies } from '../../functions/src/platform/dependencies.ts';

/** A local suite at its standard ports. */
const LOCAL = {
  SITE_ORIGIN: 'http://127.0.0.1:5000',
  STRIPE_API_BASE: 'http://127.0.0.1:12111',
  SOCIAL_WEB_BASE: 'http://127.0.0.1:12112',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  METADATA_SERVER_DETECTION: 'none',
};

/**
 * Connects to the back end of a project: of one named `demo-…` the running local suite, of a deployed one with the settings in `functions/.env.PROJECT`,
 * Google's application default credentials and the secrets in the environment. The environment's variables come first. Throws, naming every variable at fault.
 */
export function connectProduct(project: string): Dependencies {
  const file = join(ROOT, 'functions', `.env.${project}`);
  const deployed = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const settings = project.startsWith('demo-') ? LOCAL : deployed;
  // Firebase's own clients read the environment.
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
  process.env['GCLOUD_PROJECT'] = project;
  return createDependencies(readConfig(process.env), DOMAINS);
}
