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

const both = { transfers: { requested: true }, card_payments: { requested: true } };

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

  // https://docs.stripe.com/api/capabilities/object
  it('say of each capability whether and when it was asked for, and what it lacks', async () => {
    const { id, created = 0 } = await target.stripe.accounts.create(creator);
    const transfers = await target.stripe.accounts.retrieveCapability(id, 'transfers');
    expect(transfers).toMatchObject({ id: 'transfers', object: 'capability', account: id, requested: true });
    expect(transfers.requested_at).toBeGreaterThanOrEqual(created);
    expect(transfers.status).not.toBe('active');
    expect(transfers.requirements?.currently_due.length).toBeGreaterThan(0);
    expect(transfers.requirements?.disabled_reason).not.toBeNull();
    expect(await target.stripe.accounts.retrieveCapability(id, 'card_payments')).toMatchObject({
      requested: false,
      requested_at: null,
      status: 'unrequested',
    });
    const added = await target.stripe.accounts.updateCapability(id, 'card_payments', { requested: true });
    expect(added).toMatchObject({ id: 'card_payments', requested: true, requested_at: expect.any(Number) as number });
    const { data } = await target.stripe.accounts.listCapabilities(id);
    expect(data.map((capability) => capability.id)).toEqual(expect.arrayContaining(['transfers', 'card_payments']));
  });

  // The words: https://github.com/Automattic/woocommerce-payments/issues/5403
  it('cannot take cards without being sent transfers', async () => {
    const { id } = await target.stripe.accounts.create({ ...creator, capabilities: both });
    const failure = await failureOf(
      target.stripe.accounts.update(id, { capabilities: { transfers: { requested: false } } }),
    );
    expect(failure).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
  });

  // https://docs.stripe.com/changelog/endive/2026-09-30/updated-reject-reason-codes.md and …/platform-rejection-reasons.md
  it.each([
    ['fraud_payment_method_casher', 'rejected.platform_fraud'],
    ['fraud_payment_method_tester', 'rejected.platform_fraud'],
    ['fraud_no_intent_to_fulfill', 'rejected.platform_fraud'],
    ['fraud_other', 'rejected.platform_fraud'],
    ['terms_of_service', 'rejected.platform_terms_of_service'],
    ['other', 'rejected.platform_other'],
  ] as const)('are rejected by the platform for %s, which they say', async (reason, said) => {
    const { id } = await target.stripe.accounts.create(creator);
    const rejected = await target.stripe.accounts.reject(id, { reason });
    expect(rejected).toMatchObject({ id, charges_enabled: false, payouts_enabled: false });
    expect(rejected.requirements?.disabled_reason).toBe(said);
    expect((await target.stripe.accounts.retrieve(id)).requirements?.disabled_reason).toBe(said);
  });

  it('are rejected for credit, too, and no longer for fraud alone', async () => {
    const { id } = await target.stripe.accounts.create(creator);
    expect(await failureOf(target.stripe.accounts.reject(id, { reason: 'fraud' }))).toMatchObject({ statusCode: 400 });
    const { requirements } = await target.stripe.accounts.reject(id, { reason: 'credit', payouts_action: 'none' });
    expect(requirements?.disabled_reason).toMatch(/^rejected\.platform_/);
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
