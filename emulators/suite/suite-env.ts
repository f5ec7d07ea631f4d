import { HOST, type Ports } from './processes/ports.ts';
import { clockFile } from './stand-in-parts.ts';
import type { SuitePart } from './suite-options.ts';

/** Returns the variables of the local suite that Firebase's SDKs and the product's back end read; the secrets are the stand-ins' own. */
export function suiteEnv(
  projectId: string,
  ports: Ports,
  parts: SuitePart[],
  stateDir: string,
): Record<string, string> {
  const env: Record<string, string> = {
    GCLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
    SITE_ORIGIN: `http://${HOST}:${ports.hosting}`,
    STRIPE_WEBHOOK_SECRET: 'whsec_standin_account',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_standin_connect',
    STRIPE_API_BASE: `http://${HOST}:${ports.stripe}`,
    SOCIAL_WEB_BASE: `http://${HOST}:${ports.social}`,
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    // The demo's admin signs in with the password alone.
    ADMIN_SECOND_FACTOR: 'off',
  };
  if (parts.includes('mail')) {
    env.MAIL_FROM = 'Doubloon <mail@doubloon.example>';
    env.SMTP_URL = `smtp://${HOST}:${ports.smtp}`;
    // Tests read the mails from there.
    env.MAILBOX_URL = `http://${HOST}:${ports.mail}`;
    env.MAIL_LINK_KEY = 'a-key-of-the-local-suite-for-links-in-mails';
    env.PUSH_API_BASE = env.MAILBOX_URL;
    // A point of the curve that belongs to nobody.
    env.PUSH_VAPID_KEY = `B${'stand-in'.repeat(11).slice(0, 86)}`;
  }
  if (parts.includes('clock')) env.TEST_CLOCK_FILE = clockFile(stateDir);
  if (parts.includes('auth')) env.FIREBASE_AUTH_EMULATOR_HOST = `${HOST}:${ports.auth}`;
  if (parts.includes('firestore')) env.FIRESTORE_EMULATOR_HOST = `${HOST}:${ports.firestore}`;
  if (parts.includes('storage')) env.FIREBASE_STORAGE_EMULATOR_HOST = `${HOST}:${ports.storage}`;
  return env;
}
