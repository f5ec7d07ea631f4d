import { parseEnv } from 'node:util';
import {
  ACCOUNT_CAPABILITIES,
  type AccountCapabilities,
  USUAL_ACCOUNT_CAPABILITIES,
} from '@doubloon/contract/payments/provider/account-capabilities.ts';
import { USUAL_MIN_BUDGET_CENTS } from '@doubloon/contract/payments/provider-prices.ts';
import { readConfig } from '../../functions/src/platform/config/config.ts';

/** Settings of a deployed project, besides its secrets; one line each in `functions/.env.PROJECT`. */
export const SETTINGS = [
  {
    name: 'SITE_ORIGIN',
    what: 'The address people open, such as https://doubloon.example; return addresses and CORS follow it',
  },
  { name: 'WEB_API_KEY', what: "The project's web API key, with which passwords are checked" },
  { name: 'PLATFORM_LEGAL_NAME', what: 'The name under which the platform is registered, as invoices for its fee say' },
  { name: 'PLATFORM_ADDRESS', what: 'Its registered address, as invoices say, in one line' },
] as const;

/** The Secret Manager secrets of the functions; set each with `firebase functions:secrets:set NAME --project PROJECT`. */
export const SECRETS = [
  { name: 'STRIPE_SECRET_KEY', what: "The payment provider's secret key" },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    what: 'The signing secret of the endpoint SITE_ORIGIN/api/webhooks/stripe (account events)',
  },
  {
    name: 'STRIPE_CONNECT_WEBHOOK_SECRET',
    what: 'The signing secret of the endpoint SITE_ORIGIN/api/webhooks/stripe-connect (events of connected accounts)',
  },
] as const;

/** The platforms that accounts can be connected at by signing in there. */
const OAUTH_NAMES = ['INSTAGRAM', 'TIKTOK', 'YOUTUBE', 'TWITTER'] as const;

/**
 * The product's credentials at each of these platforms: a setting and a secret per platform, both or neither. Without them its accounts
 * are linked by the code on their page alone.
 */
export const OAUTH_SETTINGS = OAUTH_NAMES.map((name) => `OAUTH_${name}_CLIENT_ID`);
export const OAUTH_SECRETS = OAUTH_NAMES.map((name) => `OAUTH_${name}_CLIENT_SECRET`);

/** The secrets that reading posts takes; the setting `READ_PLATFORMS` names the platforms whose posts are read. */
export const READING_SECRETS = ['READ_YOUTUBE_KEY', 'READ_TWITTER_KEY', 'GRANT_KEYS'] as const;

/** The secrets that mails take, once the setting `MAIL_FROM` says who they come from. */
export const MAIL_SECRETS = ['SMTP_URL', 'MAIL_LINK_KEY'] as const;

/** The secrets that the search engine takes, once the setting `TYPESENSE_URL` says where it is. */
export const SEARCH_SECRETS = ['TYPESENSE_KEY'] as const;

/** Names that belong to the emulators and must not reach a deployed project. */
const EMULATOR_ONLY = ['PUSH_API_BASE', 'STRIPE_API_BASE', 'SOCIAL_WEB_BASE', 'TEST_CLOCK_FILE', 'ADMIN_SECOND_FACTOR'];

/** Everything wrong with a settings file's text, one sentence each; nothing when it can be deployed. */
export function problemsOfSettings(text: string): string[] {
  const values = parseEnv(text);
  const missing = SETTINGS.filter(({ name }) => !values[name]).map(({ name, what }) => `${name} is missing. ${what}.`);
  const secrets = [
    ...SECRETS.map(({ name }) => name),
    ...OAUTH_SECRETS,
    ...READING_SECRETS,
    ...MAIL_SECRETS,
    ...SEARCH_SECRETS,
  ]
    .filter((name) => name in values)
    .map((name) => `${name} is a secret: keep it in Secret Manager, not in a file.`);
  const stray = EMULATOR_ONLY.filter((name) => name in values).map((name) => `${name} is for the emulators only.`);
  const origin = values['SITE_ORIGIN'];
  const unguarded =
    values['APP_CHECK'] === 'required' && !values['APP_CHECK_SITE_KEY']
      ? ['APP_CHECK=required needs APP_CHECK_SITE_KEY, without which the site itself is refused.']
      : [];
  const unvouched =
    values['APP_CHECK_SITE_KEY'] && !values['WEB_APP_ID']
      ? ['APP_CHECK_SITE_KEY needs WEB_APP_ID, without which nobody can sign in once App Check is enforced.']
      : [];
  const insecure =
    origin && !/^https:\/\/[^/]+$/.test(origin) ? ['SITE_ORIGIN must be https://HOST, with nothing behind it.'] : [];
  const cardKey = values['STRIPE_PUBLISHABLE_KEY'];
  const unpublishable =
    cardKey && !/^pk_(test|live)_/.test(cardKey)
      ? [
          'STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_: it is built into the client, where everybody reads it.',
        ]
      : [];
  const mode = isTestDeployment(values) ? 'test' : 'live';
  const otherMode =
    cardKey && unpublishable.length === 0 && !cardKey.startsWith(`pk_${mode}_`)
      ? [
          `STRIPE_PUBLISHABLE_KEY must begin with pk_${mode}_: TEST_DEPLOYMENT=on is for a deployment that moves no real money.`,
        ]
      : [];
  const problems = [
    ...missing,
    ...secrets,
    ...stray,
    ...insecure,
    ...unguarded,
    ...unvouched,
    ...unpublishable,
    ...otherMode,
  ];
  return problems.length > 0 ? problems : refusalOfProduct(values);
}

/** True for settings of a deployment that moves no real money, which every page says. */
export const isTestDeployment = (values: Readonly<Record<string, string | undefined>>): boolean =>
  values['TEST_DEPLOYMENT'] === 'on';

/** The least budget of a loot that settings ask for, in whole SGD, as the client's build is told it. */
export const leastBudgetOf = (values: Readonly<Record<string, string | undefined>>): string =>
  values['MIN_BUDGET'] || String(USUAL_MIN_BUDGET_CENTS / 100);

/** The capabilities with which settings want payout accounts to be opened. */
export const accountCapabilitiesOf = (values: Readonly<Record<string, string | undefined>>): AccountCapabilities =>
  ACCOUNT_CAPABILITIES.find((capabilities) => capabilities === values['ACCOUNT_CAPABILITIES']) ??
  USUAL_ACCOUNT_CAPABILITIES;

/** The least wait and the highest score with which money is guarded as docs/going-live.md asks for. */
const MIN_WAIT_DAYS = 3;
const MAX_HOLD_SCORE = 50;

/** Says of accepted settings what a person has to know before they are deployed, one sentence each. */
export function warningsOfSettings(values: Readonly<Record<string, string | undefined>>): string[] {
  const { PAYOUT_WAIT_DAYS: wait, HOLD_SCORE: score, REFUND_FLOAT: float } = values;
  const usualBudget = USUAL_MIN_BUDGET_CENTS / 100;
  const checks: readonly (readonly [isUnusual: boolean, warning: string])[] = [
    [
      Number(leastBudgetOf(values)) < usualBudget,
      `MIN_BUDGET=${leastBudgetOf(values)}: when a loot of less than SGD ${usualBudget} goes back whole, the platform loses what Stripe keeps.`,
    ],
    [
      Boolean(wait) && Number(wait) < MIN_WAIT_DAYS,
      `PAYOUT_WAIT_DAYS=${wait}: a payment can leave before the warning of a stolen card comes; ${MIN_WAIT_DAYS} days are usual.`,
    ],
    [
      Boolean(score) && Number(score) > MAX_HOLD_SCORE,
      `HOLD_SCORE=${score}: payments with doubtful evidence are made without an admin's look; ${MAX_HOLD_SCORE} is usual.`,
    ],
    [
      !Number(float),
      'REFUND_FLOAT is 0: nothing asks for a balance at Stripe from which refunds are made while payments settle, and no alarm comes before one is pending for want of it.',
    ],
  ];
  return checks.filter(([isUnusual]) => isUnusual).map(([, warning]) => warning);
}

/** Values in place of the secrets, which the settings file does not have; those that are parsed have to be well-formed. */
const PLACEHOLDERS = {
  ...Object.fromEntries(
    [...SECRETS.map(({ name }) => name), ...READING_SECRETS, ...SEARCH_SECRETS].map((name) => [name, 'placeholder']),
  ),
  SMTP_URL: 'smtps://placeholder',
  MAIL_LINK_KEY: 'placeholder'.repeat(3),
  GRANT_KEYS: `placeholder:${Buffer.alloc(32).toString('base64')}`,
};

/** Returns the product's own refusal of these settings, in one sentence; nothing when it would start with them. */
function refusalOfProduct(values: Readonly<Record<string, string | undefined>>): string[] {
  const oauthSecrets = OAUTH_NAMES.filter((name) => values[`OAUTH_${name}_CLIENT_ID`]).map((name) => [
    `OAUTH_${name}_CLIENT_SECRET`,
    'placeholder',
  ]);
  try {
    readConfig({
      ...PLACEHOLDERS,
      STRIPE_SECRET_KEY: isTestDeployment(values) ? 'sk_test_placeholder' : 'sk_live_placeholder',
      ...(Object.fromEntries(oauthSecrets) as Record<string, string>),
      GCLOUD_PROJECT: 'placeholder',
      ...values,
    });
    return [];
  } catch (error) {
    return [(error as Error).message.replace(/\s*\n\s*/g, ' ')];
  }
}

/** The list of settings and secrets as people read it. */
export function describeSettings(): string {
  const lines = (list: readonly { name: string; what: string }[]): string =>
    list.map(({ name, what }) => `  ${name}\n      ${what}.`).join('\n');
  return `Settings, one per line in functions/.env.PROJECT:\n${lines(SETTINGS)}\n\nSecrets, each set with \`npx firebase functions:secrets:set NAME --project PROJECT\`:\n${lines(SECRETS)}\n\nOptional, in pairs: ${OAUTH_SETTINGS.join(', ')} in the file, each with the secret of the same name in _CLIENT_SECRET.\n\nOptional, to read the views of posts: READ_PLATFORMS=youtube,twitter,tiktok,instagram in the file, with their secrets: ${READING_SECRETS.join(', ')} (for tiktok and instagram); READ_QUOTAS=PLATFORM:POSTS_A_DAY,… limits them.\n\nOptional, to send mails: MAIL_FROM in the file, with the secrets ${MAIL_SECRETS.join(' and ')}.\n\nOptional, to push notifications to browsers (docs/push.md): PUSH_VAPID_KEY in the file.\n\nOptional, to search in Typesense instead of Firestore (docs/search.md): TYPESENSE_URL in the file, with the secret ${SEARCH_SECRETS.join()}.\n\nOptional, for a deployment that moves no real money and says so on every page: TEST_DEPLOYMENT=on, with a test key as STRIPE_SECRET_KEY.\n\nOptional, once the platform is registered for GST: GST_NUMBER, and GST_PERCENT when the rate is not 9.\n\nOptional, once Stripe has approved payout accounts without card payments: ACCOUNT_CAPABILITIES=transfers.\n\nOptional, for how long payments to new payout accounts and from new charges wait: PAYOUT_WAIT_DAYS=0 to 14; for how long a platform's count is looked at before it is paid: VALIDATION_DAYS=1 to 14.\n\nOptional, for what is to be available at Stripe for refunds, in whole SGD: REFUND_FLOAT=0 to 1000000.\n\nOptional, for the least budget of a loot, in whole SGD: MIN_BUDGET=0 to 10000.\n\nOptional, for how many conversations of a day somebody may have begun without an answer: UNANSWERED_CONVERSATIONS=1 to 50.\n\nOptional, for how many calls an instance answers in a minute: CALLS_OF_A_USER and CALLS_OF_A_NETWORK, each 60 to 1000000.\n\nOptional, for doubtful evidence (docs/flags.md): FLAG_THRESHOLDS=RULE.FIGURE:NUMBER,… and HOLD_SCORE=1 to 100.`;
}
