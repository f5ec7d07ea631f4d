import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { StandInOptions } from '../../../emulators/stripe/index.ts';
import { ACCOUNT_EVENTS, CONNECT_EVENTS } from '../../../functions/src/payments/webhooks/event-handlers.ts';
import { questionsAtDeploy, questionsOfStripe } from '../../../scripts/deploying/approval-questions.ts';
import {
  problemsOfStripe,
  readStripeSetup,
  type Deployment,
  type StripeSetup,
} from '../../../scripts/deploying/stripe-setup.ts';
import { EXPRESS, failureOf, order } from './given.ts';
import { openStandIn } from './target.ts';

const ORIGIN = 'https://doubloon.example';
const OWN = `${ORIGIN}/api/webhooks/stripe`;
const CONNECT = `${ORIGIN}/api/webhooks/stripe-connect`;
const own = { url: OWN, secret: 'whsec_own', connect: false, events: Object.keys(ACCOUNT_EVENTS) };
const connect = { url: CONNECT, secret: 'whsec_connect', connect: true, events: Object.keys(CONNECT_EVENTS) };
const deployment: Deployment = {
  siteOrigin: ORIGIN,
  isTest: true,
  paymentMethods: ['card', 'paynow'],
  accountCapabilities: 'transfers',
  floatCents: 50_000,
};

/** Opens a stand-in that is set up like this, and returns what is off in its account once that was changed. */
async function problemsWith(
  { webhooks = [own, connect], floatCents = 50_000, ...options }: Partial<StandInOptions>,
  wanted: Partial<Deployment> = {},
  changed: (setup: StripeSetup) => Partial<StripeSetup> = () => ({}),
): Promise<string[]> {
  const standIn = await openStandIn({ webhooks, floatCents, siteOrigin: ORIGIN, ...options });
  try {
    const setup = await readStripeSetup(standIn.stripe);
    return problemsOfStripe({ ...setup, ...changed(setup) }, { ...deployment, ...wanted });
  } finally {
    await standIn.close();
  }
}

const withAccount = (platformAccount: Partial<Stripe.Account>) => problemsWith({ settings: { platformAccount } });

describe('the check of the platform’s account', () => {
  it('finds nothing in one that is set up in full', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it('says when the key is not of the mode that the deployment is in', async () => {
    expect(await problemsWith({}, { isTest: false })).toEqual(['The key is a test key: it moves no real money.']);
    const live = ({ balance }: StripeSetup) => ({ balance: balance && { ...balance, livemode: true } });
    expect(await problemsWith({}, {}, live)).toEqual([
      'The key is a live one, and TEST_DEPLOYMENT=on says that no real money moves.',
    ]);
    expect(await problemsWith({}, { isTest: false }, live)).toEqual([]);
  });

  it.each([
    [{ support_email: null, support_url: null }, [expect.stringMatching(/^A support address is missing/) as string]],
    [{ support_email: 'help@doubloon.example', support_url: null }, []],
    [{ support_email: null, support_url: `${ORIGIN}/help` }, []],
  ])('says when payers are told nobody whom they can ask: %o', async (support, said) => {
    const changed = ({ account }: StripeSetup) => ({
      account: account && { ...account, business_profile: { ...account.business_profile, ...support } as never },
    });
    expect(await problemsWith({}, {}, changed)).toEqual(said);
  });

  it.each([{ is_default: false }, { active: false }, { parent: 'pmc_of_an_application' }])(
    'says when no configuration of payment methods is the default one of the platform itself: %o',
    async (other) => {
      const changed = ({ configurations }: StripeSetup) => ({
        configurations: (configurations ?? []).map((one) => ({ ...one, ...other })),
      });
      expect(await problemsWith({}, {}, changed)).toEqual([
        'There is no default configuration of payment methods: checkout sessions offer what it shows.',
      ]);
    },
  );

  it.each<[what: string, account: Partial<Stripe.Account>, said: RegExp]>([
    ['of another country', { country: 'US' }, /is of US/],
    ['in another currency', { default_currency: 'usd' }, /currency is usd/],
    ['not activated', { details_submitted: false }, /not activated/],
    ['without payments', { charges_enabled: false }, /cannot take payments/],
    ['without payouts', { payouts_enabled: false }, /cannot be paid out/],
    [
      'without PayNow',
      { capabilities: { card_payments: 'active', paynow_payments: 'pending' } },
      /by paynow are pending/,
    ],
    ['without a business profile', { business_profile: null }, /public business name is missing/],
  ])('says when it is %s', async (_what, account, said) => {
    expect(await withAccount(account)).toContainEqual(expect.stringMatching(said));
  });

  // https://docs.stripe.com/api/payment_method_configurations/object
  it('says which methods the settings do not show, which no session offers then', async () => {
    expect(await problemsWith({ settings: { hiddenMethods: ['paynow'] } })).toEqual([
      'Payments by paynow are turned off in the settings of payment methods: nobody is offered them.',
    ]);
    const standIn = await openStandIn({ settings: { hiddenMethods: ['paynow'] } });
    try {
      const { payment_method_types: offered } = await standIn.stripe.checkout.sessions.create(order(10_500));
      expect(offered).toEqual(['card']);
      const onlyHidden = { ...order(10_500), allowed_payment_method_types: ['paynow' as const] };
      expect(await failureOf(standIn.stripe.checkout.sessions.create(onlyHidden))).toMatchObject({
        statusCode: 400,
        message: expect.stringContaining('No valid payment method types') as string,
      });
    } finally {
      await standIn.close();
    }
  });

  it('says which wallets are shown, with which nobody is authenticated, where cards are taken', async () => {
    const settings = { shownWallets: ['google_pay', 'apple_pay'] } as const;
    expect(await problemsWith({ settings })).toEqual([
      expect.stringMatching(/^Apple Pay is shown to payers: .* Turn it off/),
      expect.stringMatching(/^Google Pay is shown to payers: .* Turn it off/),
    ]);
    expect(await problemsWith({ settings }, { paymentMethods: ['paynow'] })).toEqual([]);
  });

  it('says which requirements are due', async () => {
    const due = { currently_due: ['external_account'], past_due: ['external_account', 'tos_acceptance.date'] };
    const requirements = { ...due } as Stripe.Account.Requirements;
    expect(await withAccount({ requirements })).toEqual([
      'Stripe still asks for: external_account, tos_acceptance.date.',
    ]);
  });

  it('says when payouts are automatic, and what receipts and statements lack', async () => {
    const settings = {
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_payments: { statement_descriptor_prefix: 'DOUBLOON PTE LTD' },
      payouts: { schedule: { delay_days: 2, interval: 'daily' } },
    } as Stripe.Account.Settings;
    expect(await withAccount({ settings })).toEqual([
      expect.stringMatching(/^Payouts are daily/),
      expect.stringMatching(/^The shortened descriptor/),
      expect.stringMatching(/^The branding lacks/),
    ]);
  });

  it('says when an endpoint is missing, off, twice there, of another version or lacks events', async () => {
    const [first, ...others] = own.events;
    expect(await problemsWith({ webhooks: [] })).toEqual([
      `There is no webhook endpoint ${OWN}: create it with the API version 2026-10-28.endive and the events ${own.events.join(', ')}.`,
      `There is no webhook endpoint ${CONNECT}: create it with the API version 2026-10-28.endive and the events ${connect.events.join(', ')}.`,
    ]);
    const wrong = { ...own, events: others, apiVersion: '2024-06-20', isDisabled: true };
    expect(await problemsWith({ webhooks: [wrong, wrong, connect] })).toEqual([
      `The webhook endpoint ${OWN}: There are 2 of them, so that events arrive as often.`,
      `The webhook endpoint ${OWN}: It is disabled.`,
      expect.stringContaining('Its events have the version 2024-06-20; the product reads 2026-10-28.endive'),
      `The webhook endpoint ${OWN}: It does not get ${first}.`,
    ]);
  });

  it('says when less than the float is available', async () => {
    expect(await problemsWith({ floatCents: 49_999 })).toEqual([
      'SGD 499.99 of the balance are available, less than the float of SGD 500.00: refunds wait until payments have settled.',
    ]);
  });
});

const transfers = { transfers: { requested: true } };
const both = { ...transfers, card_payments: { requested: true } };

describe('what the check asks a person', () => {
  const asked = async (capabilities: Stripe.AccountCreateParams.Capabilities | null, wanted = deployment) => {
    const standIn = await openStandIn();
    try {
      if (capabilities) await standIn.stripe.accounts.create({ controller: EXPRESS, country: 'SG', capabilities });
      return questionsOfStripe(await readStripeSetup(standIn.stripe), wanted);
    } finally {
      await standIn.close();
    }
  };

  it('is whether Stripe has approved accounts with transfers alone, until one was opened', async () => {
    expect(await asked(null)).toEqual([
      expect.stringMatching(
        /^ACCOUNT_CAPABILITIES=transfers takes Stripe's approval.* No account was opened yet: look/,
      ),
    ]);
    expect(await asked(both)).toEqual([expect.stringContaining('The newest accounts have card payments, too')]);
    expect(await asked(transfers)).toEqual([]);
  });

  it('is nothing where card payments are asked for as well', async () => {
    expect(await asked(null, { ...deployment, accountCapabilities: 'card_payments+transfers' })).toEqual([]);
  });
});

describe('what a deploy asks a person', () => {
  const TAKES = /^ACCOUNT_CAPABILITIES=transfers takes Stripe's approval/;

  it('is what the check asks, and nothing once an account with transfers alone was opened', async () => {
    const standIn = await openStandIn();
    try {
      expect(await questionsAtDeploy(standIn.stripe, deployment)).toEqual([expect.stringMatching(TAKES)]);
      await standIn.stripe.accounts.create({ controller: EXPRESS, country: 'SG', capabilities: transfers });
      expect(await questionsAtDeploy(standIn.stripe, deployment)).toEqual([]);
    } finally {
      await standIn.close();
    }
  });

  it('names the reason where the key may not read the accounts', async () => {
    const standIn = await openStandIn();
    try {
      await standIn.control('POST', '/faults', { on: 'accounts.list', kind: 'key_refused' });
      expect(await questionsAtDeploy(standIn.stripe, deployment)).toEqual([
        expect.stringMatching(/^The connected accounts cannot be read: .*does not have the required permissions/),
        expect.stringMatching(TAKES),
      ]);
    } finally {
      await standIn.close();
    }
  });

  it('names the reason where Stripe is not to be asked, and asks nothing where no approval is needed', async () => {
    expect(await questionsAtDeploy('STRIPE_SECRET_KEY is not set here', deployment)).toEqual([
      expect.stringContaining('It was not asked: STRIPE_SECRET_KEY is not set here') as string,
    ]);
    const usual = { ...deployment, accountCapabilities: 'card_payments+transfers' } as const;
    expect(await questionsAtDeploy('STRIPE_SECRET_KEY is not set here', usual)).toEqual([]);
  });
});

describe('an account that can be sent transfers', () => {
  const approval = { statusCode: 400, message: expect.stringContaining('Your platform needs approval') as string };

  // Words of the refusal: https://github.com/Layr-Labs/d-inference/issues/521
  it.each([
    { mayTransferOnly: true, capabilities: transfers, isOpened: true },
    { mayTransferOnly: true, capabilities: both, isOpened: true },
    { mayTransferOnly: false, capabilities: transfers, isOpened: false },
    { mayTransferOnly: false, capabilities: both, isOpened: true },
  ])('alone only on a platform that is approved for it: %o', async ({ mayTransferOnly, capabilities, isOpened }) => {
    const standIn = await openStandIn({ settings: { mayTransferOnly } });
    try {
      const opening = standIn.stripe.accounts.create({ controller: EXPRESS, country: 'SG', capabilities });
      if (!isOpened) {
        expect(await failureOf(opening)).toMatchObject(approval);
        expect((await standIn.stripe.accounts.list()).data).toEqual([]);
        return;
      }
      const { id, capabilities: had } = await opening;
      expect(Object.keys(had ?? {}).sort()).toEqual(Object.keys(capabilities).sort());
      const giveBack = { capabilities: { card_payments: { requested: false } } };
      if (mayTransferOnly) await standIn.stripe.accounts.update(id, giveBack);
      else expect(await failureOf(standIn.stripe.accounts.update(id, giveBack))).toMatchObject(approval);
    } finally {
      await standIn.close();
    }
  });
});

// https://docs.stripe.com/api/webhook_endpoints/object: `enabled_events`
it('an endpoint that names its events gets these alone', async () => {
  const [taking, deaf] = ['http://127.0.0.1:9/taking', 'http://127.0.0.1:9/deaf'];
  const webhooks = [
    { ...own, url: taking, events: ['checkout.session.expired'] },
    { ...own, url: deaf, events: ['charge.refunded'] },
  ];
  const standIn = await openStandIn({ webhooks });
  try {
    const { id } = await standIn.stripe.checkout.sessions.create(order(10_500));
    await standIn.stripe.checkout.sessions.expire(id);
    expect(await standIn.control('GET', '/deliveries')).toMatchObject({ deliveries: [{ endpoint: taking }] });
  } finally {
    await standIn.close();
  }
});
