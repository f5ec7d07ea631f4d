import { USUAL_UNANSWERED_CONVERSATIONS } from '@doubloon/contract/messaging/conversation.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '@doubloon/contract/payments/payment-methods.ts';
import {
  type AccountCapabilities,
  USUAL_ACCOUNT_CAPABILITIES,
} from '@doubloon/contract/payments/provider/account-capabilities.ts';
import { USUAL_MIN_BUDGET_CENTS } from '@doubloon/contract/payments/provider-prices.ts';
import { USUAL_VALIDATION_DAYS } from '@doubloon/contract/shared/constants.ts';
import type { Seller } from '@doubloon/contract/payments/invoices/invoice.ts';
import { z } from 'zod';
import type { SealingKey } from '../sealing.ts';
import { GOOGLE_FRONT_ENDS } from '../http/calling-browser.ts';
import { Environment } from './environment.ts';
import { type ReadingKeys, type ReadingQuotas, readReadingKeys, readReadingQuotas } from './reading-settings.ts';
import { type MailSettings, readMailSettings } from './mail-settings.ts';
import { type OauthClients, readOauthClients } from './oauth-clients.ts';
import { readSeller } from './seller.ts';
import { type PushSettings, readPushSettings } from './push-settings.ts';
import { readFirestoreDatabase } from './firestore-database.ts';
import { readGrantKeys } from './grant-keys.ts';
import { type FlagSettings, readFlagSettings } from './flag-settings.ts';
import { readSearchSettings, type SearchSettings } from './search-settings.ts';
import { SECRET_GROUPS, type SecretGroup } from './secret-groups.ts';

/** Default numbers of calls a minute; a network can be a whole school or the customers of a mobile carrier. */
const USUAL_CALLS: Config['callsPerMinute'] = { user: 600, network: 6_000 };
/** In the emulators, tests make the calls of a whole day within seconds. */
const EMULATED_CALLS: Config['callsPerMinute'] = { user: 1_000_000, network: 1_000_000 };

/** Everything that the back end reads from its environment, checked once at start. */
export interface Config {
  readonly projectId: string;
  readonly siteOrigin: string;
  readonly webApiKey: string;
  /** The id of the product's web app in App Check; null if App Check is not used. */
  readonly webAppId: string | null;
  /** Host and port of the Auth emulator; null when deployed. */
  readonly authEmulatorHost: string | null;
  /** The database that everything works on. */
  readonly firestoreDatabase: string;
  readonly storageBucket: string;
  /** Base URL from which Firebase serves stored files, without a trailing slash. */
  readonly storageUrl: string;
  readonly stripe: {
    readonly secretKey: string;
    /** True when the key moves real money. */
    readonly isLive: boolean;
    /** Base URL of the stand-in; null when the product uses Stripe itself. */
    readonly apiBase: string | null;
    readonly webhookSecret: string | null;
    readonly connectWebhookSecret: string | null;
  };
  /** Base URL of the social web's stand-in, used instead of the platforms; null when deployed. */
  readonly socialWebBase: string | null;
  /** The product's credentials at each platform; null for a platform where it has none, so that no account can be connected. */
  readonly oauthClients: OauthClients;
  readonly readingKeys: ReadingKeys;
  readonly readingQuotas: ReadingQuotas;
  /** The thresholds that find doubtful evidence, and the score from which a payment waits. */
  readonly flags: FlagSettings;
  /** The keys that seal people's tokens, the current one first; without one, no permission to read posts is kept. */
  readonly grantKeys: readonly SealingKey[];
  /** The seller that invoices name: who charges the platform's fee. */
  readonly seller: Seller;
  /** True where mails are sent, which also functions know that do not send them. */
  readonly sendsMail: boolean;
  /** How mails are sent; null where none are. */
  readonly mail: MailSettings | null;
  /** How push notifications are sent; null where none are. */
  readonly push: PushSettings | null;
  /** The search engine; null where Firestore answers all searches. */
  readonly search: SearchSettings | null;
  readonly testClockFile: string | undefined;
  /** How long other services may take to answer, in ms. In the emulators, only a service that hangs takes so long. */
  readonly outgoingTimeoutMs: number;
  /** True in the emulators only: enables test-only operations. */
  readonly testMode: boolean;
  /** Networks of proxies whose `X-Forwarded-For` entry is trusted, as `A.B.C.D/N`. */
  readonly trustedProxies: readonly string[];
  /** True when an admin must approve a new campaign before others see it. */
  readonly moderation: boolean;
  /** The payment methods that checkouts may offer; each loot offers those by which it can be refunded. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** The capabilities that new payout accounts request. */
  readonly accountCapabilities: AccountCapabilities;
  /** Days to wait before anything is paid to a new payout account or from a new payment for a loot. */
  readonly payoutWaitDays: number;
  /** Cents that should be available at the provider for refunds of payments that have not settled yet. */
  readonly floatCents: number;
  /** Days for which a platform's count can be examined before it is paid automatically. */
  readonly validationDays: number;
  /** Smallest budget that a loot may have; 0 if the provider's minimum charge is the only limit. */
  readonly leastBudgetCents: number;
  /** Conversations of a day that a person may have begun without an answer. */
  readonly unansweredConversations: number;
  /** Calls that each instance answers a user and a network in a minute, whatever they ask for. */
  readonly callsPerMinute: { readonly user: number; readonly network: number };
  /** True when only the product's own app may call, proven by Firebase App Check. */
  readonly requiresAppCheck: boolean;
  /** True when an admin can do nothing as one without a second factor; never false when deployed. */
  readonly adminsNeedSecondFactor: boolean;
  readonly logLevel: string;
  readonly version: string;
}

const STAND_IN_KEY = 'sk_test_standin';

/**
 * Reads the configuration, with the secrets of these groups; `withSecrets` refuses the others. Throws, naming every faulty variable, if one is malformed, if a
 * live key is used with the emulators, if the stand-in is requested outside them, if a deployed API lacks a variable, or if its key is of the other mode than
 * the deployment.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  groups: readonly SecretGroup[] = SECRET_GROUPS,
): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) throw new Error(`Invalid configuration:\n${z.prettifyError(parsed.error)}`);
  const e = parsed.data;
  const emulated = e.FIRESTORE_EMULATOR_HOST !== undefined;
  // In the emulators, one process runs all functions.
  const has = (group: SecretGroup) => emulated || groups.includes(group);
  if (emulated && e.STRIPE_SECRET_KEY?.includes('_live_')) {
    throw new Error('Invalid configuration: STRIPE_SECRET_KEY is a live key; the emulators refuse live keys');
  }
  if (!emulated) {
    const needed = [
      ...(has('stripe') ? ['STRIPE_SECRET_KEY'] : []),
      'WEB_API_KEY',
      ...(e.APP_CHECK === 'required' ? ['WEB_APP_ID'] : []),
    ];
    const missing = needed.filter((name) => !env[name]);
    if (missing.length > 0) throw new Error(`Invalid configuration: ${missing.join(', ')} must be set`);
    const forbidden = (
      ['STRIPE_API_BASE', 'SOCIAL_WEB_BASE', 'TEST_CLOCK_FILE', 'ADMIN_SECOND_FACTOR'] as const
    ).filter((name) => e[name]);
    if (forbidden.length > 0) {
      throw new Error(`Invalid configuration: ${forbidden.join(', ')} may be set in the emulators only`);
    }
    if (has('stripe')) checkMode(e.STRIPE_SECRET_KEY ?? '', e.TEST_DEPLOYMENT === 'on');
  }
  const apiBase = e.STRIPE_SECRET_KEY ? null : (e.STRIPE_API_BASE ?? null);
  if (has('stripe') && !e.STRIPE_SECRET_KEY && !apiBase) {
    throw new Error('Invalid configuration: set STRIPE_SECRET_KEY, or STRIPE_API_BASE for the stand-in');
  }
  return {
    projectId: e.GCLOUD_PROJECT,
    siteOrigin: e.SITE_ORIGIN.replace(/\/$/, ''),
    webApiKey: e.WEB_API_KEY ?? 'emulator',
    webAppId: e.WEB_APP_ID ?? null,
    authEmulatorHost: e.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    firestoreDatabase: readFirestoreDatabase(env),
    storageUrl:
      emulated && e.FIREBASE_STORAGE_EMULATOR_HOST
        ? `http://${e.FIREBASE_STORAGE_EMULATOR_HOST}`
        : 'https://firebasestorage.googleapis.com',
    storageBucket: e.STORAGE_BUCKET ?? `${e.GCLOUD_PROJECT}.firebasestorage.app`,
    stripe: {
      secretKey: e.STRIPE_SECRET_KEY ?? STAND_IN_KEY,
      // `checkMode` holds the key against it.
      isLive: !emulated && e.TEST_DEPLOYMENT !== 'on',
      apiBase,
      webhookSecret: e.STRIPE_WEBHOOK_SECRET ?? null,
      connectWebhookSecret: e.STRIPE_CONNECT_WEBHOOK_SECRET ?? null,
    },
    socialWebBase: e.SOCIAL_WEB_BASE ?? null,
    oauthClients: readOauthClients(has('accounts') ? env : {}, e.SOCIAL_WEB_BASE !== undefined),
    readingKeys: readReadingKeys(env, { standIn: e.SOCIAL_WEB_BASE !== undefined, has }),
    readingQuotas: readReadingQuotas(env['READ_QUOTAS'] ?? ''),
    flags: readFlagSettings(env, { emulated }),
    grantKeys: readGrantKeys(has('grants') ? env : {}, e.SOCIAL_WEB_BASE !== undefined),
    seller: readSeller(env),
    sendsMail: Boolean(env['MAIL_FROM']),
    mail: has('mail') ? readMailSettings(env, { emulated }) : null,
    push: readPushSettings(env, { emulated }),
    search: has('search') ? readSearchSettings(env, { emulated }) : null,
    testClockFile: e.TEST_CLOCK_FILE,
    outgoingTimeoutMs: emulated ? 60_000 : 8_000,
    testMode: emulated,
    trustedProxies: e.TRUSTED_PROXIES ?? GOOGLE_FRONT_ENDS,
    moderation: e.MODERATION === 'on',
    paymentMethods: e.PAYMENT_METHODS ?? PAYMENT_METHODS,
    accountCapabilities: e.ACCOUNT_CAPABILITIES ?? USUAL_ACCOUNT_CAPABILITIES,
    // In the emulators, nobody should have to wait or move the clock to see somebody paid.
    payoutWaitDays: e.PAYOUT_WAIT_DAYS ?? (emulated ? 0 : 3),
    floatCents: (e.REFUND_FLOAT ?? 0) * 100,
    validationDays: e.VALIDATION_DAYS ?? USUAL_VALIDATION_DAYS,
    unansweredConversations: e.UNANSWERED_CONVERSATIONS ?? USUAL_UNANSWERED_CONVERSATIONS,
    leastBudgetCents: e.MIN_BUDGET === undefined ? (emulated ? 0 : USUAL_MIN_BUDGET_CENTS) : e.MIN_BUDGET * 100,
    callsPerMinute: {
      user: e.CALLS_OF_A_USER ?? (emulated ? EMULATED_CALLS : USUAL_CALLS).user,
      network: e.CALLS_OF_A_NETWORK ?? (emulated ? EMULATED_CALLS : USUAL_CALLS).network,
    },
    requiresAppCheck: e.APP_CHECK === 'required',
    adminsNeedSecondFactor: e.ADMIN_SECOND_FACTOR !== 'off',
    logLevel: e.LOG_LEVEL ?? 'info',
    version: e.APP_VERSION,
  };
}

/**
 * Throws if a deployed product, or a command for it, would treat test money as real, or the reverse. Only a deployment that declares itself a test, and shows it, may use a test key.
 */
export function checkMode(key: string, isTestDeployment: boolean): void {
  const problem = problemOfMode(key, isTestDeployment);
  if (problem !== null) throw new Error(`Invalid configuration: ${problem}`);
}

/** Returns why a key is not of the mode that a deployment needs, by its own words (https://docs.stripe.com/keys); null when it is. */
export function problemOfMode(key: string, isTestDeployment: boolean): string | null {
  if (isTestDeployment)
    return key.includes('_test_') ? null : 'TEST_DEPLOYMENT=on needs a test key as STRIPE_SECRET_KEY';
  return key.includes('_live_')
    ? null
    : 'STRIPE_SECRET_KEY must be a live key; a deployment that moves no real money sets TEST_DEPLOYMENT=on';
}
