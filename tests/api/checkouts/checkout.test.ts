import { randomUUID } from 'node:crypto';
import { completeCheckout, listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { getCampaignByPayment, startCheckout } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { collection } from '../../../functions/src/platform/database/collection.ts';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { draftOf, endingSoon, expectBalancedBooks, fundsOf, openCheckout } from '../../support/money/paid-campaigns.ts';
import {
  confirmPayment,
  deliver,
  eventAbout,
  failNext,
  payEmbedded,
  payOnHostedPage,
} from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

const byPayment = (sessionId: string) =>
  succeed(getCampaignByPayment, { query: { payment_gateway_id: sessionId, payment_gateway: 'stripe' } });
const byOwner = (sessionId: string, person = owner) =>
  succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, person);
const byWebhook = async (sessionId: string) => {
  expect((await deliver(await eventAbout('checkout.session.completed', sessionId))).status).toBe(200);
};

async function checkoutOf(sessionId: string): Promise<Checkout> {
  const found = await collection(deps().db.firestore, COLLECTIONS.checkouts, Checkout)
    .where('sessionId', '==', sessionId)
    .get();
  expect(found.size).toBe(1);
  return found.docs[0]?.data() as Checkout;
}

async function campaignsBoughtBy(sessionId: string): Promise<number> {
  const checkout = await checkoutOf(sessionId);
  const { db } = deps();
  const funds = await db.firestore.collection(COLLECTIONS.campaignFunds).where('checkoutId', '==', checkout.id).get();
  return funds.size;
}

describe('starting a checkout', () => {
  it('asks the provider for the budget and the fee, computed here', async () => {
    const formData = { ...draftOf(owner, { budget: 12_345 }), total: 1, fee: 0 };
    const { id, url } = await succeed(startCheckout, { body: { formData } }, owner);
    const session = await deps().stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
    expect(url).toBe(session.url);
    expect(session.line_items?.data.map((line) => line.amount_total)).toEqual([12_345, 617]);
    expect(session).toMatchObject({ amount_total: 12_962, currency: 'sgd', customer_email: owner.email });
    expect(session.adaptive_pricing).toEqual({ enabled: false });
    expect(session.payment_method_options?.card).toEqual({ request_three_d_secure: 'any' });
    await payOnHostedPage(id);
    const [charge] = (await deps().stripe.charges.list({ limit: 1 })).data;
    expect(charge?.payment_method_details?.card?.three_d_secure).toMatchObject({ result: 'authenticated' });
  });

  it('stores the draft with its defaults and creates no campaign yet', async () => {
    const sessionId = await openCheckout(owner, { budget: 5000 });
    const checkout = await checkoutOf(sessionId);
    expect(checkout).toMatchObject({ status: 'open', ownerId: owner.uid, totalCents: 5250, campaignId: null });
    expect(checkout.campaign).toMatchObject({ payoutModel: 'budget_share', creatorSlots: 1, creatorCapCents: null });
    expect(await campaignsBoughtBy(sessionId)).toBe(0);
  });

  it('leads back to the product, wherever the caller wants to be led', async () => {
    const origin = deps().config.siteOrigin;
    const { stripe } = deps();
    const plain = await stripe.checkout.sessions.retrieve(await openCheckout(owner));
    expect(plain.success_url).toBe(`${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}&payment_gateway=stripe`);
    expect(plain.cancel_url).toBe(`${origin}/create-loot`);
  });

  it('opens one to embed in its page where it is asked to, which leads to the same success page', async () => {
    const body = { formData: draftOf(owner, { budget: 5000 }), draftId: randomUUID(), embedded: true };
    const { id, url, clientSecret } = await succeed(startCheckout, { body }, owner);
    const session = await deps().stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({ ui_mode: 'embedded_page', url: null, client_secret: clientSecret });
    expect(session.return_url).toContain('/payment-success?session_id={CHECKOUT_SESSION_ID}');
    expect(url).toBe(session.return_url?.replace('{CHECKOUT_SESSION_ID}', id));
    expect((await payOnHostedPage(id)).status).toBe(404);
    await payEmbedded(id);
    expect((await byPayment(id)).title).toBe(body.formData.title);
    // Paid is paid: there is nothing to embed any more, only a page to go to.
    expect(await succeed(startCheckout, { body }, owner)).toEqual({ id, url });
  });

  it.each([
    ['another site', () => 'https://evil.example/steal'],
    ['a blob of the product', (origin: string) => `blob:${origin}/0b1c`],
    ['a user name before the host', (origin: string) => origin.replace('://', '://evil.example@')],
  ])('refuses to lead back to %s', async (_what, address) => {
    for (const field of ['successUrl', 'cancelUrl']) {
      const body = { formData: draftOf(owner), [field]: address(deps().config.siteOrigin) };
      expect(await refuse(startCheckout, { body }, owner)).toMatchObject({
        status: 422,
        details: [{ field: `body.${field}` }],
      });
    }
  });

  it('takes no cap of nothing for no cap', async () => {
    const body = { formData: { ...draftOf(owner), payout_model: 'per_view', creator_cap: 0 } };
    const answer = await callRaw('POST', '/payments/stripe/checkout', { body: JSON.stringify(body), person: owner });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain('A cap must be at least 0.01');
  });

  it('refuses a total below or above what the provider charges, in words', async () => {
    expect(await refuse(startCheckout, { body: { formData: draftOf(owner, { budget: 47 }) } }, owner)).toMatchObject({
      status: 422,
      message: 'The budget is too small: budget and fee together must be at least SGD 0.50',
    });
    const large = { formData: draftOf(owner, { budget: 99_000_000 }) };
    expect(await refuse(startCheckout, { body: large }, owner)).toMatchObject({
      status: 422,
      message: 'The budget is too large: budget and fee together can be at most SGD 999999.99',
    });
  });

  it('refuses an end date that is over, before the start, or later than the budget can be held', async () => {
    const refusal = async (startDate: string, endDate: string) =>
      (await refuse(startCheckout, { body: { formData: draftOf(owner, { startDate, endDate }) } }, owner)).message;
    expect(await refusal('2020-01-01', '2020-02-01')).toBe('The end date must not be in the past');
    expect(await refusal('2999-01-02', '2999-01-01')).toBe('The end date must not be before the start date');
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect(await refusal(days(1), days(87))).toContain('at most 85 days away');
    await openCheckout(owner, { startDate: days(1), endDate: days(84) });
  });

  it('refuses a draft in somebody else’s name, and creators', async () => {
    const stranger = await createPerson('business_owner');
    expect(await refuse(startCheckout, { body: { formData: draftOf(stranger) } }, owner)).toMatchObject({
      status: 403,
    });
    const creator = await createPerson('content_creator');
    expect(await refuse(startCheckout, { body: { formData: draftOf(creator) } }, creator)).toMatchObject({
      status: 403,
    });
  });

  it('says so when the provider does not answer', async () => {
    await failNext('checkout.sessions.create', 'unavailable');
    expect(await refuse(startCheckout, { body: { formData: draftOf(owner) } }, owner)).toMatchObject({
      status: 502,
      code: 'provider_unavailable',
    });
  });
});

describe('a paid checkout', () => {
  it.each([
    ['webhook, success page, owner', [byWebhook, byPayment, byOwner]],
    ['success page, webhook, owner', [byPayment, byWebhook, byOwner]],
    ['owner, success page, webhook', [byOwner, byPayment, byWebhook]],
    ['owner, webhook, success page', [byOwner, byWebhook, byPayment]],
    ['webhook, owner, success page', [byWebhook, byOwner, byPayment]],
    ['success page, owner, webhook', [byPayment, byOwner, byWebhook]],
  ] as const)('becomes one campaign whichever comes first: %s', async (_order, ways) => {
    const sessionId = await openCheckout(owner, { title: 'One only', budget: 20_000 });
    await payOnHostedPage(sessionId);
    for (const way of [...ways, ...ways]) await way(sessionId);
    const campaign = await byPayment(sessionId);
    expect(campaign).toMatchObject({ title: 'One only', status: 'open', budget: 20_000, owner_id: owner.uid });
    expect(await campaignsBoughtBy(sessionId)).toBe(1);
    const funds = await fundsOf(campaign.id);
    expect(funds.balances).toMatchObject({ funded: 20_000, available: 20_000, paid: 0 });
    await expectBalancedBooks(campaign.id);
  });

  it('becomes one campaign when ten calls complete it at once', async () => {
    const sessionId = await openCheckout(owner);
    await payOnHostedPage(sessionId);
    const thrice = [1, 2, 3].flatMap(() => [byWebhook, byPayment, byOwner]);
    await Promise.all([byWebhook, ...thrice].map((way): Promise<unknown> => way(sessionId)));
    expect(await campaignsBoughtBy(sessionId)).toBe(1);
    const campaign = await byPayment(sessionId);
    expect(await expectBalancedBooks(campaign.id)).toHaveLength(2);
    expect((await checkoutOf(sessionId)).status).toBe('completed');
  });

  it('shows anybody with the reference the public part only', async () => {
    const sessionId = await openCheckout(owner);
    await payOnHostedPage(sessionId);
    expect(JSON.stringify(await byPayment(sessionId))).not.toContain(owner.email);
  });

  it('books the budget, the fee and what the provider keeps', async () => {
    const sessionId = await openCheckout(owner, { budget: 100_000 });
    await payOnHostedPage(sessionId);
    const { id } = await byPayment(sessionId);
    const entries = (await expectBalancedBooks(id)).flatMap((group) => group.entries);
    expect(entries).toContainEqual({ account: 'fee', amountCents: 5000 });
    expect(entries).toContainEqual({ account: 'stripe_fees', amountCents: 3620 });
  });

  it('appears among its owner’s campaigns and is nobody else’s to complete', async () => {
    const sessionId = await openCheckout(owner, { title: 'Mine alone' });
    await payOnHostedPage(sessionId);
    const stranger = await createPerson('business_owner');
    const body = { payment_gateway_id: sessionId };
    expect(await refuse(completeCheckout, { body }, stranger)).toMatchObject({ status: 404 });
    expect(await campaignsBoughtBy(sessionId)).toBe(0);
    const { id } = await byOwner(sessionId);
    expect(await refuse(completeCheckout, { body }, stranger)).toMatchObject({ status: 404 });
    const own = await succeed(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner);
    expect(own.map((campaign) => campaign.id)).toContain(id);
  });
});

describe('a checkout that is not paid', () => {
  it('answers 402 until it is', async () => {
    const sessionId = await openCheckout(owner);
    const body = { payment_gateway_id: sessionId };
    expect(await refuse(completeCheckout, { body }, owner)).toMatchObject({ status: 402, code: 'payment_required' });
    await payOnHostedPage(sessionId, 'declined:generic_decline');
    expect(await refuse(completeCheckout, { body }, owner)).toMatchObject({ status: 402 });
    expect(await campaignsBoughtBy(sessionId)).toBe(0);
    await payOnHostedPage(sessionId);
    expect(await byOwner(sessionId)).toMatchObject({ status: 'open' });
  });

  it('answers 404 in the words of the specification for a reference nobody knows', async () => {
    const message = 'We could not find your campaign for this payment reference.';
    for (const reference of ['cs_test_nothing', 'no such thing', '../../v1/balance']) {
      const query = { payment_gateway_id: reference, payment_gateway: 'stripe' as const };
      expect(await refuse(getCampaignByPayment, { query })).toMatchObject({ status: 404, message });
    }
  });

  it('waits for a payment that is confirmed later, and takes it', async () => {
    const sessionId = await openCheckout(owner, endingSoon());
    await payOnHostedPage(sessionId, 'later_succeeded');
    await byWebhook(sessionId);
    expect((await checkoutOf(sessionId)).status).toBe('processing');
    expect(await campaignsBoughtBy(sessionId)).toBe(0);
    await confirmPayment(sessionId, 'succeeded');
    await deliver(await eventAbout('checkout.session.async_payment_succeeded', sessionId));
    expect(await campaignsBoughtBy(sessionId)).toBe(1);
    // The older event, late and under a new id, takes nothing back.
    await deliver({ ...(await eventAbout('checkout.session.completed', sessionId)), id: 'evt_late' });
    expect((await checkoutOf(sessionId)).status).toBe('completed');
  });

  it('leaves only a record when the later payment fails or the session expires', async () => {
    const failed = await openCheckout(owner, endingSoon());
    await payOnHostedPage(failed, 'later_failed');
    await confirmPayment(failed, 'failed');
    await deliver(await eventAbout('checkout.session.async_payment_failed', failed));
    expect((await checkoutOf(failed)).status).toBe('failed');
    const expired = await openCheckout(owner);
    await deps().stripe.checkout.sessions.expire(expired);
    await deliver(await eventAbout('checkout.session.expired', expired));
    expect((await checkoutOf(expired)).status).toBe('expired');
    expect(await refuse(completeCheckout, { body: { payment_gateway_id: expired } }, owner)).toMatchObject({
      status: 402,
    });
  });

  it('is not completed while the provider does not answer', async () => {
    const sessionId = await openCheckout(owner);
    await payOnHostedPage(sessionId);
    await failNext('checkout.sessions.retrieve', 'unavailable');
    const answer = await call(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    expect(answer.status).toBe(502);
    const { id } = await byOwner(sessionId);
    expect(await stored(COLLECTIONS.campaigns, id)).toMatchObject({ ownerId: owner.uid, status: 'open' });
  });
});
