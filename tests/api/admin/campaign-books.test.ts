import { getCampaignBooks } from '@doubloon/contract/admin/operations.ts';
import { LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import { getCampaignByPayment } from '@doubloon/contract/payments/operations.ts';
import { MAX_ADDED_UP } from '@doubloon/contract/payments/statements/campaign-books.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { disputePayment, settleDispute } from '../../support/money/disputes.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  openCheckout,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import {
  delayCaptures,
  deliver,
  eventAbout,
  finishCapture,
  payOnHostedPage,
} from '../../support/money/payment-provider.ts';

let admin: Person;
let owner: Person;

beforeAll(async () => {
  admin = await createPerson('admin');
  owner = await createPerson('business_owner');
});

const booksOf = (id: string) => succeed(getCampaignBooks, { params: { id } }, admin);

it('show fee, the provider’s fee and the margin as booked, and the Connect fees as an estimate', async () => {
  const { campaign } = await buyCampaign(owner, { budget: 100_000 });
  const booked = { fee_cents: 5_000, provider_fees_cents: 3_620, payment_fee_booked: true, loss_cents: 0 };
  expect(await booksOf(campaign.id)).toEqual({
    ...booked,
    campaign_id: campaign.id,
    margin_cents: 1_380,
    creators_paid: 0,
    paid_cents: 0,
    estimated_connect_fees_cents: 0,
    estimated_margin_cents: 1_380,
    complete: true,
  });
  await approve(await submitDeliverable(campaign, await createPaidCreator()), owner);
  // 75 % of the budget: an account for a month and a payout, 2.50, and 0.25 % of 750.00.
  expect(await booksOf(campaign.id)).toMatchObject({
    ...booked,
    margin_cents: 1_380,
    creators_paid: 1,
    paid_cents: 75_000,
    estimated_connect_fees_cents: 438,
    estimated_margin_cents: 942,
  });
});

it('say that the provider has not named its fee, until it has', async () => {
  await delayCaptures(3600);
  const sessionId = await openCheckout(owner, { budget: 100_000 });
  await payOnHostedPage(sessionId);
  const { id } = await succeed(getCampaignByPayment, {
    query: { payment_gateway_id: sessionId, payment_gateway: 'stripe' },
  });
  await delayCaptures(0);
  expect(await booksOf(id)).toMatchObject({ provider_fees_cents: 0, payment_fee_booked: false, margin_cents: 5_000 });
  const session = await deps().stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
  const chargeId = (session.payment_intent as Stripe.PaymentIntent).latest_charge as string;
  await finishCapture(chargeId);
  expect((await deliver(await eventAbout('charge.updated', chargeId))).status).toBe(200);
  expect(await booksOf(id)).toMatchObject({
    provider_fees_cents: 3_620,
    payment_fee_booked: true,
    margin_cents: 1_380,
  });
});

it('count the fee of a dispute and what was lost by it', async () => {
  const { campaign } = await buyCampaign(owner, { budget: 100_000 });
  await approve(await submitDeliverable(campaign, await createPaidCreator()), owner);
  const dispute = await disputePayment(campaign.id);
  await deliver(await eventAbout('charge.dispute.created', dispute.id));
  await settleDispute(dispute, 'lost');
  // 1,050.00 are gone: 250.00 were left, 50.00 were the fee.
  expect(await booksOf(campaign.id)).toMatchObject({
    fee_cents: 0,
    provider_fees_cents: 5_120,
    loss_cents: 75_000,
    margin_cents: -80_120,
    estimated_margin_cents: -80_558,
  });
});

it('are those of a campaign, for admins only', async () => {
  expect(await refuse(getCampaignBooks, { params: { id: unique('cmp_') } }, admin)).toMatchObject({ status: 404 });
  const { campaign } = await buyCampaign(owner);
  const creator = await createPerson('content_creator');
  for (const person of [owner, creator])
    expect(await refuse(getCampaignBooks, { params: { id: campaign.id } }, person)).toMatchObject({ status: 403 });
});

it('say when there is more than is added up', async () => {
  const { campaign } = await buyCampaign(owner, { budget: 100_000 });
  const groups = deps().db.firestore.collection(COLLECTIONS.ledgerGroups);
  const batch = deps().db.firestore.batch();
  for (let number = 1; number < MAX_ADDED_UP; number += 1) {
    // Before all others by their ids, so that these are the ones that are read.
    const id = `-${campaign.id}_${number}`;
    const entries = [
      { account: 'paid', amountCents: -1 },
      { account: 'available', amountCents: 1 },
    ];
    const group = { id, campaignId: campaign.id, subjectId: 'tr_1', entries, createdAt: new Date() };
    batch.set(groups.doc(id), LedgerGroup.parse(group));
  }
  await batch.commit();
  expect(await booksOf(campaign.id)).toMatchObject({ complete: false, paid_cents: 0, estimated_connect_fees_cents: 0 });
});
