import { HOLD_DOUBTED_DAYS } from '@doubloon/contract/cases/case.ts';
import type { PaymentMethod } from '@doubloon/contract/payments/payment-methods.ts';
import Stripe from 'stripe';
import { AvailableCents } from '../../functions/src/payments/provider/stripe-objects.ts';
import { ACCOUNT_EVENTS, CONNECT_EVENTS } from '../../functions/src/payments/webhooks/event-handlers.ts';
import { type AccountNeeds, readConnected, readPart } from './approval-questions.ts';

/** The platform's account as the provider shows it; null for what it does not show the key. */
export interface StripeSetup {
  readonly account: Stripe.Account | null;
  /** Its newest connected accounts, 100 at most. */
  readonly connected: readonly Stripe.Account[] | null;
  readonly endpoints: readonly Stripe.WebhookEndpoint[] | null;
  readonly balance: Stripe.Balance | null;
  /** The configurations of payment methods, of which checkout sessions take the default. */
  readonly configurations: readonly Stripe.PaymentMethodConfiguration[] | null;
  /** The parts that the provider does not show the key, and why, one sentence each. */
  readonly unreadable: readonly string[];
}

/** A deployment's needs of the platform's account. */
export interface Deployment extends AccountNeeds {
  readonly siteOrigin: string;
  readonly paymentMethods: readonly PaymentMethod[];
  /** Cents that stay in the platform's balance for refunds of payments that still settle. */
  readonly floatCents: number;
}

/** Reads the account of a key, as far as the provider shows it: a restricted key may not read everything (https://docs.stripe.com/keys/restricted-api-keys). */
export async function readStripeSetup(stripe: Stripe): Promise<StripeSetup> {
  const [account, connected, endpoints, balance, configurations] = await Promise.all([
    readPart('The account', stripe.accounts.retrieveCurrent()),
    readConnected(stripe),
    readPart('The webhook endpoints', stripe.webhookEndpoints.list(PAGES).autoPagingToArray(ALL)),
    readPart('The balance and the mode of the key', stripe.balance.retrieve()),
    readPart('The settings of payment methods', stripe.paymentMethodConfigurations.list(PAGES).autoPagingToArray(ALL)),
  ]);
  return {
    account: account.part,
    connected: connected.part?.data ?? null,
    endpoints: endpoints.part,
    balance: balance.part,
    configurations: configurations.part,
    unreadable: [account, connected, endpoints, balance, configurations].flatMap(({ problem }) => problem ?? []),
  };
}

const PAGES = { limit: 100 };
const ALL = { limit: 1000 };

/** Says what is off in a platform's account, or cannot be read, one sentence each; nothing when the product can be opened with it. */
export function problemsOfStripe(setup: StripeSetup, deployment: Deployment): string[] {
  const { account, balance, endpoints, configurations } = setup;
  const { siteOrigin } = deployment;
  return [
    ...setup.unreadable,
    ...(balance ? problemsOfMode(balance, deployment) : []),
    ...(account ? problemsOfAccount(account, deployment) : []),
    ...(configurations ? problemsOfMethods(configurations, deployment) : []),
    ...(endpoints
      ? [
          ...problemsOfEndpoint(endpoints, `${siteOrigin}/api/webhooks/stripe`, ACCOUNT_EVENTS),
          ...problemsOfEndpoint(endpoints, `${siteOrigin}/api/webhooks/stripe-connect`, CONNECT_EVENTS),
        ]
      : []),
    ...(balance ? problemsOfFloat(balance, deployment) : []),
  ];
}

function problemsOfMode({ livemode }: Stripe.Balance, { isTest }: Deployment): string[] {
  if (livemode === !isTest) return [];
  return [
    isTest
      ? 'The key is a live one, and TEST_DEPLOYMENT=on says that no real money moves.'
      : 'The key is a test key: it moves no real money.',
  ];
}

/** https://docs.stripe.com/get-started/account/statement-descriptors: a prefix has 2 to 10 characters. */
const PREFIX = /^.{2,10}$/;

function problemsOfAccount(account: Stripe.Account, { siteOrigin, paymentMethods }: Deployment): string[] {
  const { business_profile: profile, settings, requirements, capabilities } = account;
  const due = [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])];
  const interval = settings?.payouts?.schedule.interval;
  const prefix = settings?.card_payments.statement_descriptor_prefix;
  const branding = settings?.branding;
  const lacking = paymentMethods.filter((method) => capabilities?.[`${method}_payments`] !== 'active');
  const checks: readonly (readonly [isOff: boolean, problem: string])[] = [
    [account.country !== 'SG', `The account is of ${account.country}: connected accounts of Singapore need one there.`],
    [account.default_currency !== 'sgd', `The account's currency is ${account.default_currency}, not sgd.`],
    [!account.details_submitted, 'The account is not activated: its details were not submitted.'],
    [!account.charges_enabled, 'The account cannot take payments yet.'],
    [!account.payouts_enabled, 'The account cannot be paid out yet.'],
    [due.length > 0, `Stripe still asks for: ${due.join(', ')}.`],
    [
      interval !== 'manual',
      `Payouts are ${interval ?? 'not set'}: set them to manual, because a loot's money waits in the balance until it is earned.`,
    ],
    [
      !PREFIX.test(prefix ?? ''),
      "The shortened descriptor is missing or not of 2 to 10 characters: statements of cards show it before the first words of a loot's title.",
    ],
    [!profile?.name, 'The public business name is missing: receipts and the payment page show it.'],
    [
      !profile?.support_email && !profile?.support_url,
      'A support address is missing: receipts say whom payers can ask before they go to their bank.',
    ],
    [originOf(profile?.url) !== siteOrigin, `The business website is ${profile?.url ?? 'missing'}, not ${siteOrigin}.`],
    [
      !branding?.icon || !branding.primary_color,
      'The branding lacks an icon or a colour: payment pages and receipts show them.',
    ],
    ...lacking.map(
      (method) =>
        [
          true,
          `Payments by ${method} are ${capabilities?.[`${method}_payments`] ?? 'not asked for'}, not active.`,
        ] as const,
    ),
  ];
  return checks.filter(([isOff]) => isOff).map(([, problem]) => problem);
}

/** Sessions offer what the default configuration shows (https://docs.stripe.com/payments/payment-method-configurations), filtered by what a loot allows. */
function problemsOfMethods(
  configurations: readonly Stripe.PaymentMethodConfiguration[],
  { paymentMethods }: Deployment,
): string[] {
  // One with a parent is that of an application, for accounts that it is connected with.
  const methods = configurations.find((one) => one.is_default && one.active && one.parent === null);
  if (!methods) return ['There is no default configuration of payment methods: checkout sessions offer what it shows.'];
  const isOn = (method: PaymentMethod | keyof typeof WALLETS) => methods[method]?.display_preference.value === 'on';
  const wallets = paymentMethods.includes('card') ? (['apple_pay', 'google_pay'] as const).filter(isOn) : [];
  return [
    ...paymentMethods
      .filter((method) => !isOn(method))
      .map(
        (method) => `Payments by ${method} are turned off in the settings of payment methods: nobody is offered them.`,
      ),
    ...wallets.map(
      (wallet) =>
        `${WALLETS[wallet]} is shown to payers: Stripe does no 3-D Secure with a card on a device, so that every payout of a loot that is paid so waits for an admin, and is refused after ${HOLD_DOUBTED_DAYS} days without a decision. Turn it off in the settings of payment methods.`,
    ),
  ];
}

/** Wallets by which nobody may be authenticated (https://support.stripe.com/questions/using-radar-for-fraud-teams-to-prevent-charges-without-liability-shift). */
const WALLETS = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' } as const;

const originOf = (url: string | null | undefined): string | null =>
  url && URL.canParse(url) ? new URL(url).origin : null;

function problemsOfEndpoint(
  endpoints: readonly Stripe.WebhookEndpoint[],
  url: string,
  handlers: Readonly<Record<string, unknown>>,
): string[] {
  const found = endpoints.filter((endpoint) => endpoint.url === url);
  const [endpoint] = found;
  if (!endpoint) {
    const wanted = Object.keys(handlers).join(', ');
    return [
      `There is no webhook endpoint ${url}: create it with the API version ${Stripe.API_VERSION} and the events ${wanted}.`,
    ];
  }
  const { api_version: version, enabled_events: events, status } = endpoint;
  const missing = events.includes('*') ? [] : Object.keys(handlers).filter((type) => !events.includes(type));
  const checks: readonly (readonly [isOff: boolean, problem: string])[] = [
    [found.length > 1, `There are ${found.length} of them, so that events arrive as often.`],
    [status !== 'enabled', `It is ${status}.`],
    [
      version !== Stripe.API_VERSION,
      `Its events have the version ${version ?? 'of the account'}; the product reads ${Stripe.API_VERSION}, which only a new endpoint can be given.`,
    ],
    [missing.length > 0, `It does not get ${missing.join(', ')}.`],
  ];
  return checks.filter(([isOff]) => isOff).map(([, problem]) => `The webhook endpoint ${url}: ${problem}`);
}

function problemsOfFloat(balance: Stripe.Balance, { floatCents }: Deployment): string[] {
  const cents = AvailableCents.parse(balance);
  if (cents >= floatCents) return [];
  const [has, wants] = [cents, floatCents].map((amount) => `SGD ${(amount / 100).toFixed(2)}`);
  return [
    `${has} of the balance are available, less than the float of ${wants}: refunds wait until payments have settled.`,
  ];
}
