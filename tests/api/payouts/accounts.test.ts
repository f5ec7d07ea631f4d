import {
  createConnectedAccount,
  createConnectedAccountLink,
  getConnectedAccount,
} from '@doubloon/contract/payments/operations.ts';
import type { AccountCapabilities } from '@doubloon/contract/payments/provider/account-capabilities.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, callRaw, deps, logLines, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { connectAccount } from '../../support/money/paid-campaigns.ts';
import {
  approveTransfersOnly,
  deauthorize,
  deliver,
  deliverDeauthorized,
  eventAbout,
  failNext,
  finishOnboarding,
} from '../../support/money/payment-provider.ts';
import { createPerson, exchangeCustomToken, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { startOwnApp } from '../../support/setup/own-app.ts';

let creator: Person;

beforeEach(async () => {
  creator = await createPerson('content_creator');
});

const open = (country = 'SG', person = creator) =>
  ({ body: { creatorId: creator.uid, country, email: person.email } }) as const;
const show = () => succeed(getConnectedAccount, { params: { id: creator.uid } }, creator);
const storedStatus = async () => (await stored(COLLECTIONS.connectedAccounts, creator.uid))?.['status'];

describe('opening a payout account', () => {
  afterEach(() => approveTransfersOnly(true));

  it('makes an Express account in Singapore that can be sent money and belongs to the creator', async () => {
    expect(await show()).toMatchObject({ connected: false, stripe_account_id: null, status: null });
    const opened = await succeed(createConnectedAccount, open(), creator);
    expect(opened).toMatchObject({ connected: true, status: 'pending', currency: 'sgd', payouts_enabled: false });
    const account = await deps().stripe.accounts.retrieve(opened.stripe_account_id ?? '');
    expect(account).toMatchObject({
      controller: { stripe_dashboard: { type: 'express' } },
      country: 'SG',
      metadata: { uid: creator.uid },
    });
    expect(account.capabilities).toHaveProperty('transfers');
  });

  it('gives the same account however often and however much at once it is asked for', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call(createConnectedAccount, open(), creator)));
    const again = await succeed(createConnectedAccount, open(), creator);
    for (const answer of answers) {
      // The provider turns away a second request that comes while the first is worked on.
      if (answer.ok) expect(answer.data.stripe_account_id).toBe(again.stripe_account_id);
      else expect(answer.status).toBe(502);
    }
  });

  it('is refused for another country, in words', async () => {
    expect(await refuse(createConnectedAccount, open('MY'), creator)).toMatchObject({
      status: 422,
      message: 'Payout accounts can be opened in Singapore (SG) only at the moment',
    });
    expect(await show()).toMatchObject({ connected: false });
  });

  it('is for creators, each for themselves', async () => {
    const other = await createPerson('content_creator');
    expect(await refuse(createConnectedAccount, open(), other)).toMatchObject({ status: 403 });
    expect(await refuse(getConnectedAccount, { params: { id: creator.uid } }, other)).toMatchObject({ status: 403 });
    const owner = await createPerson('business_owner');
    expect(
      await refuse(createConnectedAccount, { body: { creatorId: owner.uid, country: 'SG' } }, owner),
    ).toMatchObject({ status: 403 });
  });

  const openWith = async (accountCapabilities: AccountCapabilities, person = creator) => {
    const { ask } = await startOwnApp({ config: { ...deps().config, accountCapabilities } });
    const body = { creatorId: person.uid, country: 'SG', email: person.email };
    return ask('POST', '/payments/stripe-connect/create-account', { person, body });
  };
  const capabilities = async () => {
    const { stripe_account_id: id } = await show();
    return Object.keys((await deps().stripe.accounts.retrieve(id ?? '')).capabilities ?? {}).sort();
  };

  it.each([
    [true, 'transfers', ['transfers']],
    [true, 'card_payments+transfers', ['card_payments', 'transfers']],
    [false, 'card_payments+transfers', ['card_payments', 'transfers']],
  ] as const)('asks for what is set, approved for transfers alone: %s, %s', async (isApproved, set, had) => {
    await approveTransfersOnly(isApproved);
    const { status } = await openWith(set);
    expect(status).toBe(201);
    expect(await capabilities()).toEqual(had);
  });

  it('says that it is not about them when the platform is not approved for such accounts, which raises an alarm', async () => {
    await approveTransfersOnly(false);
    const refusal = await openWith('transfers');
    expect(refusal).toMatchObject({
      status: 502,
      body: { message: expect.stringMatching(/does not let us open payment accounts.*not about you/) as string },
    });
    expect(logLines).toContainEqual(
      expect.objectContaining({
        severity: 'ERROR',
        message: 'payout accounts are refused',
        err: expect.objectContaining({
          message: expect.stringContaining('Your platform needs approval for accounts') as string,
        }) as object,
      }),
    );
    expect(await show()).toMatchObject({ connected: false });
    // Another setting helps at once, although the provider keeps its refusal under the key of the first request.
    expect(await openWith('card_payments+transfers')).toMatchObject({ status: 201 });
    const other = await createPerson('content_creator');
    expect(await openWith('transfers', other)).toMatchObject({ status: 502 });
    await approveTransfersOnly(true);
    expect(await openWith('transfers', other)).toMatchObject({ status: 201 });
  });

  it('says so when the provider does not answer', async () => {
    await failNext('accounts.create', 'unavailable');
    expect(await refuse(createConnectedAccount, open(), creator)).toMatchObject({ status: 502 });
  });

  it.each(['api_error', 'error'] as const)(
    'is possible again at once, although the provider keeps its failure for a day: %s',
    async (kind) => {
      for (let time = 0; time < 2; time += 1) {
        await failNext('accounts.create', kind);
        expect(await refuse(createConnectedAccount, open(), creator)).toMatchObject({ status: 502 });
      }
      expect(await succeed(createConnectedAccount, open(), creator)).toMatchObject({ status: 'pending' });
    },
  );

  it('is possible with another address than the one that failed', async () => {
    await failNext('accounts.create', 'api_error_after_effect');
    const body = { creatorId: creator.uid, country: 'SG' };
    expect(await refuse(createConnectedAccount, { body }, creator)).toMatchObject({ status: 502 });
    await deps().auth.updateUser(creator.uid, { email: `${unique('new')}@example.com` });
    const idToken = await exchangeCustomToken(await deps().auth.createCustomToken(creator.uid));
    expect(await succeed(createConnectedAccount, { body }, { ...creator, idToken })).toMatchObject({
      status: 'pending',
    });
  });
});

describe('the onboarding link', () => {
  const link = () => call(createConnectedAccountLink, { body: { creatorId: creator.uid } }, creator);

  it('leads to the provider’s page and from there back to the product', async () => {
    await connectAccount(creator, 'untouched');
    const answer = await link();
    if (!answer.ok) throw new Error(answer.error.message);
    const page = await fetch(answer.data.url);
    expect(page.status).toBe(200);
    const used = await fetch(answer.data.url, { redirect: 'manual' });
    expect(used.headers.get('location')).toBe(`${deps().config.siteOrigin}/profile?stripe_refresh=true`);
  });

  it('needs an account first, and one that is not rejected', async () => {
    expect((await link()).status).toBe(404);
    await connectAccount(creator, 'rejected');
    expect((await link()).status).toBe(409);
  });
});

describe('the way back from the onboarding', () => {
  const back = async (accountId: string) => {
    const { status, headers } = await callRaw('GET', `/payments/stripe-connect/return?stripe_account_id=${accountId}`);
    expect(status).toBe(302);
    const { origin, pathname, searchParams } = new URL(headers.get('location') ?? '');
    expect(origin + pathname).toBe(`${deps().config.siteOrigin}/stripe/success`);
    return Object.fromEntries(searchParams);
  };

  it.each(['complete', 'half', 'pending'] as const)('says that its person came back, setup %s', async (outcome) => {
    const stripe_account_id = await connectAccount(creator, 'untouched');
    await finishOnboarding(stripe_account_id, outcome);
    expect(await back(stripe_account_id)).toEqual({ stripe_connected: 'true', stripe_account_id });
    expect((await show()).status).toBe(outcome === 'complete' ? 'active' : 'pending');
  });

  it('says why there is no connected account', async () => {
    const stripe_account_id = await connectAccount(creator, 'untouched');
    await failNext('accounts.retrieve', 'api_error');
    expect(await back(stripe_account_id)).toEqual({
      stripe_account_id,
      stripe_error: 'provider_unavailable',
      message: 'Stripe does not answer at the moment. Please try again later.',
    });
    await finishOnboarding(stripe_account_id, 'rejected');
    expect(await back(stripe_account_id)).toMatchObject({
      stripe_error: 'account_rejected',
      message: 'This account was rejected, so it cannot be paid. Please contact support.',
    });
    await deauthorize(stripe_account_id);
    await deliverDeauthorized(stripe_account_id);
    expect(await back(stripe_account_id)).toMatchObject({ stripe_error: 'no_account' });
    expect(await back('acct_none')).toMatchObject({
      stripe_error: 'no_account',
      message: 'This Stripe account is not connected here.',
    });
  });

  it('does not say that Stripe has rejected an account that the platform has rejected there', async () => {
    const stripe_account_id = await connectAccount(creator);
    await deps().stripe.accounts.reject(stripe_account_id, { reason: 'other' });
    expect(await back(stripe_account_id)).toMatchObject({
      stripe_error: 'account_rejected',
      message: 'This account was rejected, so it cannot be paid. Please contact support.',
    });
  });

  it('is where the onboarding page leads', async () => {
    const stripe_account_id = await connectAccount(creator, 'untouched');
    const { url } = await succeed(createConnectedAccountLink, { body: { creatorId: creator.uid } }, creator);
    const page = await fetch(url);
    const left = await fetch(page.url, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
    expect(left.headers.get('location')).toBe(
      `${deps().config.siteOrigin}/api/payments/stripe-connect/return?stripe_account_id=${stripe_account_id}`,
    );
  });
});

describe('the state of a payout account', () => {
  it.each([
    ['complete', 'active'],
    ['half', 'pending'],
    ['pending', 'pending'],
    ['rejected', 'rejected'],
  ] as const)('after onboarding ends %s is %s, fetched afresh', async (outcome, status) => {
    const accountId = await connectAccount(creator, 'untouched');
    await finishOnboarding(accountId, outcome);
    expect(await storedStatus()).toBe('pending');
    expect(await show()).toMatchObject({ connected: true, status });
    expect(await storedStatus()).toBe(status);
  });

  it('follows the provider’s events, which are only a reason to look', async () => {
    const accountId = await connectAccount(creator, 'untouched');
    await finishOnboarding(accountId, 'half');
    const old = await eventAbout('account.updated', accountId, { account: accountId });
    await finishOnboarding(accountId, 'complete');
    await deliver(await eventAbout('account.updated', accountId, { account: accountId }));
    expect(await storedStatus()).toBe('active');
    expect((await deliver({ ...old, id: unique('evt_') })).status).toBe(200);
    expect(await storedStatus()).toBe('active');
  });

  it('ends when the creator takes the access away, and another account can be opened', async () => {
    const accountId = await connectAccount(creator);
    await deauthorize(accountId);
    // The account itself may not be looked at any more, so its last events come from a platform-wide list.
    await deliverDeauthorized(accountId);
    expect(await show()).toMatchObject({ connected: false, stripe_account_id: null });
    const next = await succeed(createConnectedAccount, open(), creator);
    expect(next.stripe_account_id).not.toBe(accountId);
    expect(next).toMatchObject({ connected: true, status: 'pending' });
  });
});
