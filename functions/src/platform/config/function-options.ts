import { setGlobalOptions } from 'firebase-functions';
import { readFirestoreDatabase } from './firestore-database.ts';
import { GRANT_KEYS, namedPlatforms, readingSecretName } from './reading-settings.ts';
import { SECRET_GROUPS, type SecretGroup } from './secret-groups.ts';
import { OAUTH_PLATFORMS } from '@doubloon/contract/social-accounts/oauth-operations.ts';

/** Secrets of the platforms that accounts can be connected at: each needs one, but only if the product is registered there. */
const oauthSecrets = OAUTH_PLATFORMS.map((platform) => `OAUTH_${platform.toUpperCase()}`)
  .filter((name) => process.env[`${name}_CLIENT_ID`])
  .map((name) => `${name}_CLIENT_SECRET`);

const readingSecrets = [...new Set(namedPlatforms(process.env).map(readingSecretName))];

/** The Secret Manager secrets of each group, by the settings of this deployment. */
const SECRETS: Readonly<Record<SecretGroup, readonly string[]>> = {
  stripe: ['STRIPE_SECRET_KEY'],
  webhooks: ['STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'],
  accounts: oauthSecrets,
  readings: readingSecrets.filter((name) => name !== GRANT_KEYS),
  grants: readingSecrets.filter((name) => name === GRANT_KEYS),
  mail: process.env['MAIL_FROM'] ? ['SMTP_URL', 'MAIL_LINK_KEY'] : [],
  search: process.env['TYPESENSE_URL'] ? ['TYPESENSE_KEY'] : [],
};

/**
 * The Secret Manager secrets of a deployed function. In the emulators, the same names come from the environment, because declaring secrets there would make
 * them call the cloud.
 */
export const secretsOf = (groups: readonly SecretGroup[]): string[] =>
  process.env['FUNCTIONS_EMULATOR']
    ? []
    : SECRET_GROUPS.filter((one) => groups.includes(one)).flatMap((one) => SECRETS[one]);

/** The database whose written documents start the triggers. */
export const triggeringDatabase = readFirestoreDatabase(process.env);

// Read when a function is defined, so modules that define one import this one before. Memory and calls at once: measured by `npm run bench:triggers`, see
// docs/deployment.md.
setGlobalOptions({ region: 'asia-southeast1', maxInstances: 20, memory: '512MiB', concurrency: 20 });
