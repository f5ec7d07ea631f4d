import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXPRESS, failureOf } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

describe('the hosted onboarding page', () => {
  let standIn: StandIn;
  let now = Date.parse('2026-11-20T08:00:00Z');
  beforeEach(async () => void (standIn = await openStandIn({ clock: () => now })));
  afterEach(() => standIn.close());

  const create = () =>
    standIn.stripe.accounts.create({
      controller: EXPRESS,
      country: 'SG',
      email: 'c@example.com',
      capabilities: { transfers: { requested: true } },
    });
  const linkTo = (account: string) =>
    standIn.stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      refresh_url: 'http://127.0.0.1:5000/refresh',
      return_url: 'http://127.0.0.1:5000/stripe/success',
    });
  const open = async (link: Stripe.AccountLink) =>
    (await fetch(link.url, { redirect: 'manual' })).headers.get('location') ?? '';
  const press = async (page: string, outcome: string, more: Record<string, string> = {}) => {
    const answer = await fetch(standIn.url + page, {
      method: 'POST',
      body: new URLSearchParams({ outcome, ...more }),
      redirect: 'manual',
    });
    return answer.headers.get('location');
  };

  it('makes an account payable and returns the person to the platform', async () => {
    const { id } = await create();
    const page = await open(await linkTo(id));
    expect(await (await fetch(standIn.url + page)).text()).toContain('Get paid by Doubloon');
    expect(await press(page, 'complete')).toBe('http://127.0.0.1:5000/stripe/success');
    const account = await standIn.stripe.accounts.retrieve(id);
    expect(account).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: [], disabled_reason: null },
    });
    expect(account.external_accounts?.data).toHaveLength(1);
    expect((await standIn.stripe.accounts.createLoginLink(id)).url).toContain(id);
  });

  // https://docs.stripe.com/changelog/2018-01-23/connect-platforms-identify-reused-cards-bank-accounts
  it('takes a bank account and a debit card, whose fingerprints are the same for every account that is paid to them', async () => {
    const fingerprintsOf = async (paidTo: Record<string, string>) => {
      const { id } = await create();
      await press(await open(await linkTo(id)), 'complete', paidTo);
      const { external_accounts: external } = await standIn.stripe.accounts.retrieve(id);
      return external?.data.map(({ object, fingerprint }) => ({ object, fingerprint }));
    };
    const paidTo = { account_number: '000123456', debit_card: '4000 0566 5566 5556' };
    const first = await fingerprintsOf(paidTo);
    expect(first).toMatchObject([{ object: 'bank_account' }, { object: 'card' }]);
    expect(await fingerprintsOf(paidTo)).toEqual(first);
    const own = await fingerprintsOf({});
    expect(own).toMatchObject([{ object: 'bank_account' }]);
    expect(await fingerprintsOf({})).not.toEqual(own);
  });

  it('can be left half-way and finished with a new link', async () => {
    const { id } = await create();
    const before = await standIn.stripe.accounts.retrieve(id);
    expect(await press(await open(await linkTo(id)), 'half')).toBe('http://127.0.0.1:5000/stripe/success');
    const half = await standIn.stripe.accounts.retrieve(id);
    expect(half).toMatchObject({
      details_submitted: false,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
    });
    expect(half.requirements?.currently_due).toContain('external_account');
    expect(half.requirements?.currently_due?.length).toBeLessThan(before.requirements?.currently_due?.length ?? 0);
    await press(await open(await linkTo(id)), 'complete');
    expect((await standIn.stripe.accounts.retrieve(id)).payouts_enabled).toBe(true);
  });

  it('can end with checks still running', async () => {
    const { id } = await create();
    await press(await open(await linkTo(id)), 'pending');
    expect(await standIn.stripe.accounts.retrieve(id)).toMatchObject({
      details_submitted: true,
      payouts_enabled: false,
      capabilities: { transfers: 'pending' },
      requirements: { disabled_reason: 'requirements.pending_verification' },
    });
  });

  it('can end with the person being turned down, for good', async () => {
    const { id } = await create();
    await press(await open(await linkTo(id)), 'rejected');
    await press(await open(await linkTo(id)), 'complete');
    expect(await standIn.stripe.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      requirements: { disabled_reason: 'rejected.other' },
    });
  });

  // https://docs.stripe.com/connect/handling-api-verification
  it('is visited again when more is asked, which disables the account unless it has a deadline', async () => {
    const { id } = await create();
    await press(await open(await linkTo(id)), 'complete');
    const reason = 'The document is not readable.';
    const asked = ['individual.verification.document'];
    const deadline = now / 1000 + 86_400;
    await standIn.control('POST', `/accounts/${id}/ask`, { requirements: asked, deadline });
    expect(await standIn.stripe.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: asked, past_due: [], current_deadline: deadline, disabled_reason: null },
    });
    await standIn.control('POST', `/accounts/${id}/ask`, { requirements: asked, reason });
    expect(await standIn.stripe.accounts.retrieve(id)).toMatchObject({
      details_submitted: true,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      requirements: {
        currently_due: asked,
        past_due: asked,
        disabled_reason: 'requirements.past_due',
        errors: [{ reason, requirement: asked[0] }],
      },
    });
    await press(await open(await linkTo(id)), 'complete');
    expect(await standIn.stripe.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: [], past_due: [], errors: [], disabled_reason: null },
    });
  });

  // https://docs.stripe.com/api/capabilities/object: "Time at which the capability was requested."
  it('changes what a capability is, not since when it is asked for, which each one has for itself', async () => {
    const openedAt = now / 1000;
    const { id } = await create();
    now += 60_000;
    const addedAt = now / 1000;
    await standIn.stripe.accounts.update(id, { capabilities: { card_payments: { requested: true } } });
    now += 60_000;
    await standIn.stripe.accounts.update(id, {
      capabilities: { transfers: { requested: true }, card_payments: { requested: true } },
    });
    await press(await open(await linkTo(id)), 'pending');
    const read = (name: string) => standIn.stripe.accounts.retrieveCapability(id, name);
    const pending = { requested: true, status: 'pending', requirements: { disabled_reason: 'pending.review' } };
    expect(await read('transfers')).toMatchObject({ ...pending, requested_at: openedAt });
    expect(await read('card_payments')).toMatchObject({ ...pending, requested_at: addedAt });
    const { events } = await standIn.control<{ events: Stripe.Event[] }>('GET', '/events');
    const told = events.filter(({ type }) => type === 'capability.updated').map(({ data }) => data.object);
    expect(told).toContainEqual(expect.objectContaining({ id: 'card_payments', requested_at: addedAt }));
    await standIn.stripe.accounts.update(id, { capabilities: { card_payments: { requested: false } } });
    now += 60_000;
    const again = await standIn.stripe.accounts.updateCapability(id, 'card_payments', { requested: true });
    expect(again.requested_at).toBe(now / 1000);
  });

  it('is opened by a link once; a second time leads to the refresh address', async () => {
    const link = await linkTo((await create()).id);
    expect(await open(link)).toMatch(/^\/setup\/s\//);
    expect(await open(link)).toBe('http://127.0.0.1:5000/refresh');
  });

  it('is not opened by an expired link', async () => {
    const link = await linkTo((await create()).id);
    now += 301_000;
    expect(await open(link)).toBe('http://127.0.0.1:5000/refresh');
  });

  it('is not opened by a guessed link or for an account that left', async () => {
    const { id } = await create();
    const link = await linkTo(id);
    expect((await fetch(`${standIn.url}/setup/e/${id}/guessed`)).status).toBe(404);
    await standIn.control('POST', `/accounts/${id}/deauthorize`);
    expect(await open(link)).toBe('http://127.0.0.1:5000/refresh');
    expect(await failureOf(linkTo(id))).toMatchObject({ statusCode: 403, code: 'account_invalid' });
  });

  it('is submitted once', async () => {
    const { id } = await create();
    const page = await open(await linkTo(id));
    await press(page, 'complete');
    expect((await fetch(standIn.url + page, { method: 'POST', redirect: 'manual' })).status).toBe(410);
  });
});
