import { randomUUID } from 'node:crypto';
import { completeCheckout, listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { cancelCheckout, startCheckout } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignProjections } from '../../../functions/src/campaigns/projections.ts';
import { advanceRefund } from '../../../functions/src/payments/refunds/advance-refund.ts';
import { collection } from '../../../functions/src/platform/database/collection.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import {
  buyCampaign,
  coverRefunds,
  draftOf,
  expectBalancedBooks,
  fundsOf,
  endingSoon,
} from '../../support/money/paid-campaigns.ts';
import {
  clearFaults,
  confirmPayment,
  deliver,
  eventAbout,
  failNext,
  payOnHostedPage,
} from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let draftId: string;

beforeAll(async () => {
  await coverRefunds();
});

beforeEach(async () => {
  owner = await createPerson('business_owner');
  draftId = randomUUID();
});

type Fields = Parameters<typeof draftOf>[1];
const inputOf = (fields: Fields, id: string | undefined) => ({
  body: { formData: draftOf(owner, fields), ...(id !== undefined && { draftId: id }) },
});
const open = async (fields: Fields = {}, id: string | undefined = draftId) =>
  (await succeed(startCheckout, inputOf(fields, id), owner)).id;
const cancel = () => succeed(cancelCheckout, { body: { draftId } }, owner);
const finish = (sessionId: string) => succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
const campaigns = () => succeed(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner);
const stateOf = async (sessionId: string) => (await deps().stripe.checkout.sessions.retrieve(sessionId)).status;
const checkouts = () => collection(deps().db.firestore, COLLECTIONS.checkouts, Checkout);

async function checkoutOf(sessionId: string): Promise<Checkout> {
  const { docs } = await checkouts().where('sessionId', '==', sessionId).get();
  expect(docs).toHaveLength(1);
  return docs[0]?.data() as Checkout;
}

async function openSessions(): Promise<string[]> {
  const { docs } = await checkouts().where('ownerId', '==', owner.uid).get();
  const ids = new Set(docs.map((doc) => doc.id));
  const all = await deps().stripe.checkout.sessions.list({ status: 'open', limit: 100 });
  return all.data.filter(({ metadata }) => ids.has(metadata?.['checkout_id'] ?? '')).map(({ id }) => id);
}

describe('another checkout of the same draft', () => {
  it('ends the one before, which cannot be paid any more', async () => {
    const first = await open();
    const second = await open();
    expect(second).not.toBe(first);
    expect(await stateOf(first)).toBe('expired');
    expect(await checkoutOf(first)).toMatchObject({ status: 'expired', checkAt: null });
    await payOnHostedPage(second);
    await finish(second);
    expect((await payOnHostedPage(first)).status).toBe(410);
    expect(await campaigns()).toHaveLength(1);
  });

  it('is one of it, too, when the draft was changed in between', async () => {
    const first = await open();
    await open({ budget: 20_000, title: 'Autumn loot' });
    expect(await stateOf(first)).toBe('expired');
  });

  it('is one that says the same, of a draft that has no name or another one', async () => {
    const first = await open({}, undefined);
    const second = await open({}, undefined);
    expect(await stateOf(first)).toBe('expired');
    await open({}, randomUUID());
    expect(await stateOf(second)).toBe('expired');
    await open({ title: 'Something else' }, randomUUID());
    expect(await openSessions()).toHaveLength(2);
  });

  it('is not somebody else’s, whatever they call their draft', async () => {
    const first = await open();
    const other = await createPerson('business_owner');
    await succeed(startCheckout, { body: { formData: draftOf(other), draftId } }, other);
    expect(await stateOf(first)).toBe('open');
    expect(await refuse(cancelCheckout, { body: { draftId: randomUUID() } }, other)).toMatchObject({ status: 404 });
  });

  it('answers the payment that there is, when the first was paid unheard of', async () => {
    const first = await open();
    await payOnHostedPage(first);
    const { id, url } = await succeed(startCheckout, inputOf({}, draftId), owner);
    expect(id).toBe(first);
    expect(url).toBe(`${deps().config.siteOrigin}/payment-success?session_id=${first}&payment_gateway=stripe`);
    expect(await campaigns()).toHaveLength(1);
    expect(await open()).toBe(first);
    expect(await openSessions()).toEqual([]);
  });

  it('answers the payment that its bank still confirms, and is made once that has failed', async () => {
    const first = await open(endingSoon());
    await payOnHostedPage(first, 'later_failed');
    expect(await open()).toBe(first);
    expect((await checkoutOf(first)).status).toBe('processing');
    await confirmPayment(first, 'failed');
    const second = await open();
    expect(second).not.toBe(first);
    expect((await checkoutOf(first)).status).toBe('failed');
  });

  it('may follow one that says the same and is paid, as long as nobody names the draft', async () => {
    await buyCampaign(owner);
    await buyCampaign(owner);
    expect(await campaigns()).toHaveLength(2);
  });

  it.each([
    ['unavailable', 'open'],
    ['rate_limit', 'open'],
    ['api_error', 'open'],
    ['api_error_after_effect', 'expired'],
  ] as const)('is not made while the provider does not end the first: %s', async (fault, state) => {
    const first = await open();
    await failNext('checkout.sessions.expire', fault, { times: null });
    expect(await refuse(startCheckout, inputOf({}, draftId), owner)).toMatchObject({
      status: 502,
      code: 'provider_unavailable',
    });
    expect(await stateOf(first)).toBe(state);
    await clearFaults();
    expect(await openSessions()).toHaveLength(state === 'open' ? 1 : 0);
    const second = await open();
    expect(await openSessions()).toEqual([second]);
  });

  it('is not held up by one whose session nobody has heard of', async () => {
    await failNext('checkout.sessions.create', 'api_error_after_effect', { times: null });
    await refuse(startCheckout, inputOf({}, draftId), owner);
    await clearFaults();
    const second = await open();
    await payOnHostedPage(second);
    expect(await finish(second)).toMatchObject({ status: 'open' });
  });
});

describe('checkouts of a draft at the same time', () => {
  it('leave one open session, whose address is the only one that was told', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(startCheckout, inputOf({}, draftId), owner)));
    const told = answers.flatMap((answer) => (answer.ok ? [answer.data.id] : []));
    for (const answer of answers) if (!answer.ok) expect(answer.status).toBe(409);
    const sessions = await openSessions();
    expect(sessions).toHaveLength(1);
    expect(told).toContain(sessions[0]);
  });

  it('make one campaign, however one of them is paid meanwhile', async () => {
    const first = await open();
    const [, answer] = await Promise.all([payOnHostedPage(first), call(startCheckout, inputOf({}, draftId), owner)]);
    if (answer.ok && answer.data.id !== first) await payOnHostedPage(answer.data.id);
    if (answer.ok) await finish(answer.data.id);
    expect(await campaigns()).toHaveLength(1);
    expect(await openSessions()).toEqual([]);
  });
});

describe('coming back from the checkout, or throwing its draft away', () => {
  it('ends it, so that it cannot be paid later; once is as good as twice', async () => {
    const first = await open();
    expect(await cancel()).toEqual({ status: 'cancelled', payment_gateway_id: null });
    expect(await cancel()).toEqual({ status: 'cancelled', payment_gateway_id: null });
    expect((await payOnHostedPage(first)).status).toBe(410);
    expect((await checkoutOf(first)).status).toBe('expired');
  });

  it('says that it was paid before, and makes its loot', async () => {
    const first = await open();
    await payOnHostedPage(first);
    expect(await cancel()).toEqual({ status: 'paid', payment_gateway_id: first });
    expect(await campaigns()).toHaveLength(1);
  });

  it('says that its bank still confirms it', async () => {
    const first = await open(endingSoon());
    await payOnHostedPage(first, 'later_succeeded');
    expect(await cancel()).toEqual({ status: 'processing', payment_gateway_id: first });
  });

  it('makes its loot when it is paid at that moment, or takes no payment', async () => {
    const first = await open();
    const [payment, { status }] = await Promise.all([payOnHostedPage(first), cancel()]);
    const isPaid = payment.status !== 410;
    expect(status).toBe(isPaid ? 'paid' : 'cancelled');
    expect(await stateOf(first)).toBe(isPaid ? 'complete' : 'expired');
    expect(await campaigns()).toHaveLength(isPaid ? 1 : 0);
  });

  it('ends nobody else’s, whoever knows what they call their draft', async () => {
    const first = await open();
    const [other, creator] = [await createPerson('business_owner'), await createPerson('content_creator')];
    expect(await refuse(cancelCheckout, { body: { draftId } }, other)).toMatchObject({ status: 404 });
    expect(await refuse(cancelCheckout, { body: { draftId } }, creator)).toMatchObject({ status: 403 });
    expect(await refuse(cancelCheckout, { body: { draftId } })).toMatchObject({ status: 401 });
    expect(await stateOf(first)).toBe('open');
  });

  it('claims nothing while the provider does not answer', async () => {
    const first = await open();
    await failNext('checkout.sessions.expire', 'unavailable', { times: null });
    expect(await refuse(cancelCheckout, { body: { draftId } }, owner)).toMatchObject({ status: 502 });
    expect(await stateOf(first)).toBe('open');
  });
});

describe('a second payment for a draft, should one come through', () => {
  /** Two checkouts that do not know of each other become ones of the same draft. */
  async function twoPaid(): Promise<[first: string, second: string]> {
    const first = await open();
    const second = await open({ title: 'The other one' }, randomUUID());
    const { draftKey } = await checkoutOf(first);
    const { id } = await checkoutOf(second);
    const { db } = deps();
    await db.firestore.doc(`${COLLECTIONS.checkouts}/${id}`).update({ draftKey });
    await db.firestore.doc(`${COLLECTIONS.checkoutDrafts}/${draftKey}`).update({ checkoutId: id });
    await payOnHostedPage(first);
    await payOnHostedPage(second);
    return [first, second];
  }

  it.each([
    ['the later one first', (pair: [string, string]) => pair.toReversed()],
    ['the earlier one first', (pair: [string, string]) => pair],
  ])('opens no second loot, and goes back in full: %s', async (_what, order) => {
    const [counted = '', late = ''] = order(await twoPaid());
    const loot = await finish(counted);
    expect(loot.status).toBe('open');
    expect((await deliver(await eventAbout('checkout.session.completed', late))).status).toBe(200);
    const repeat = await finish(late);
    expect(repeat).toMatchObject({ status: 'completed', close_reason: 'repeated' });
    expect(await open()).toBe(counted);

    const later = { ...deps(), clock: { now: () => new Date(Date.now() + 8 * 24 * 60 * 60_000) } };
    await advanceRefund(deps(), repeat.id);
    await advanceRefund(later, repeat.id);
    const { chargeId, balances, refundRequest } = await fundsOf(repeat.id);
    expect(refundRequest).toMatchObject({ status: 'refunded', feeCents: 5000 });
    expect(balances).toMatchObject({ available: 0, refunded: 100_000 });
    expect((await deps().stripe.charges.retrieve(chargeId)).amount_refunded).toBe(105_000);
    expect((await fundsOf(loot.id)).balances).toMatchObject({ available: 100_000, refunded: 0 });
    await expectBalancedBooks(repeat.id);
  });

  it('is told to its owner', async () => {
    const [first, second] = await twoPaid();
    await finish(second);
    const { id } = await finish(first);
    for (let time = 0; time < 2; time += 1) await createNotifications(deps().db, campaignProjections, id, new Date());
    expect(await succeed(listNotifications, { query: {} }, owner)).toMatchObject([
      { kind: 'checkout_repeated', subject: { type: 'campaign', id } },
    ]);
  });
});
