import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXPRESS, failureOf } from './given.ts';
import { forEachTarget, type Target } from './target.ts';

const creator: Stripe.AccountCreateParams = {
  controller: EXPRESS,
  country: 'SG',
  email: 'creator@example.com',
  capabilities: { transfers: { requested: true } },
  metadata: { creatorId: 'creator-1' },
};

forEachTarget('connected accounts', ({ open }) => {
  let target: Target;
  beforeAll(async () => void (target = await open()));
  afterAll(() => target.close());

  it('start with everything to be told and nothing allowed', async () => {
    const account = await target.stripe.accounts.create(creator);
    expect(account.id).toMatch(/^acct_[A-Za-z0-9]+$/);
    expect(account).toMatchObject({
      object: 'account',
      controller: EXPRESS,
      country: 'SG',
      email: 'creator@example.com',
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      metadata: { creatorId: 'creator-1' },
    });
    expect(account.capabilities?.transfers).not.toBe('active');
    expect(account.requirements?.currently_due?.length).toBeGreaterThan(0);
    expect((await target.stripe.accounts.retrieve(account.id)).id).toBe(account.id);
  });

  it('cannot be created outside the region of the platform', async () => {
    const failure = await failureOf(target.stripe.accounts.create({ ...creator, country: 'BR' }));
    expect(failure).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
  });

  it('keep metadata key by key: a new one is added, an empty one removed', async () => {
    const { id } = await target.stripe.accounts.create(creator);
    const updated = await target.stripe.accounts.update(id, { metadata: { creatorId: '', note: 'vip' } });
    expect(updated.metadata).toEqual({ note: 'vip' });
  });

  it('are entered through a link that expires', async () => {
    const { id } = await target.stripe.accounts.create(creator);
    const link = await target.stripe.accountLinks.create({
      account: id,
      type: 'account_onboarding',
      refresh_url: 'https://example.com/refresh',
      return_url: 'https://example.com/return',
    });
    expect(link.object).toBe('account_link');
    expect(link.expires_at).toBeGreaterThan(link.created);
    expect(URL.canParse(link.url)).toBe(true);
  });

  it('have no dashboard before they were told anything', async () => {
    const { id } = await target.stripe.accounts.create(creator);
    expect(await failureOf(target.stripe.accounts.createLoginLink(id))).toMatchObject({ statusCode: 400 });
  });

  it('cannot be paid before they may receive transfers', async () => {
    const { id } = await target.stripe.accounts.create(creator);
    const failure = await failureOf(target.stripe.transfers.create({ amount: 100, currency: 'sgd', destination: id }));
    expect(failure).toMatchObject({ statusCode: 400, code: 'insufficient_capabilities_for_transfer' });
  });

  it('are unknown to the platform once deleted', async () => {
    const { id } = await target.stripe.accounts.create(creator);
    expect(await target.stripe.accounts.del(id)).toMatchObject({ id, object: 'account', deleted: true });
    const failure = await failureOf(target.stripe.accounts.retrieve(id));
    expect(failure).toMatchObject({ type: 'StripePermissionError', statusCode: 403, code: 'account_invalid' });
  });

  it('have a balance of their own, empty at first', async () => {
    const { id } = await target.stripe.accounts.create(creator);
    const balance = await target.stripe.balance.retrieve({}, { stripeAccount: id });
    expect(balance.object).toBe('balance');
    expect([...balance.available, ...balance.pending].every(({ amount }) => amount === 0)).toBe(true);
  });
});
