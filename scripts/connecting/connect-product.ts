import { DOMAINS } from '../../functions/src/domains.ts';
import { readConfig } from '../../functions/src/platform/config/config.ts';
import { createDependencies } from '../../functions/src/platform/process-dependencies.ts';
import type { Dependencies } from '../../functions/src/platform/dependencies.ts';
import { deployedSettings } from './deployed-settings.ts';

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
  const settings = project.startsWith('demo-') ? LOCAL : deployedSettings(project);
  // Firebase's own clients read the environment.
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
  process.env['GCLOUD_PROJECT'] = project;
  return createDependencies(readConfig(process.env), DOMAINS);
}
