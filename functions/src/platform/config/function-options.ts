import { setGlobalOptions } from 'firebase-functions';
import { readFirestoreDatabase } from './firestore-database.ts';
import { namedPlatforms, readingSecretName } from './config.ts';
import { OAUTH_PLATFORMS } from '@doubloon/contract/social-accounts/oauth-operations.ts';

/** Secrets of the platforms that accounts can be connected at: each needs one, but only if the product is registered there. */
const oauthSecrets = OAUTH_PLATFORMS.map((platform) => `OAUTH_${platform.toUpperCase()}`)
  .filter((name) => process.env[`${name}_CLIENT_ID`])
  .map((name) => `${name}_CLIENT_SECRET`);

const mailSecrets = process.env['MAIL_FROM'] ? ['SMTP_URL', 'MAIL_LINK_KEY'] : [];

const readingSecrets = [...new Set(namedPlatforms(process.env).map(readingSecretName))];

/**
 * The Secret Manager secrets of the deployed functions. In the emulators, the same names come from the environment, because declaring secrets there would make
 * them call the cloud.
 */
export const deployedSecrets = process.env['FUNCTIONS_EMULATOR']
  ? []
  : [
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_CONNECT_WEBHOOK_SECRET',
      ...oauthSecrets,
      ...readingSecrets,
      ...mailSecrets,
    ];

/** The database whose written documents start the triggers. */
export const triggeringDatabase = readFirestoreDatabase(process.env);

// Read when a function is defined, so modules that define one import this one before. Memory and calls at once: measured by `npm run bench:triggers`, see
// docs/deployment.md.
setGlobalOptions({ region: 'asia-southeast1', maxInstances: 20, memory: '512MiB', concurrency: 20 });
