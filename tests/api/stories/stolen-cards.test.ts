import '../../support/setup/limits-when-deployed.ts';
import { reversePayout } from '@doubloon/contract/admin/operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { createConnectedAccount, getConnectedAccount, startCheckout } from '@doubloon/contract/payments/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { createPerson, createUnproven } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { disputePayment, disputePaymentKnowingly, settleDispute } from '../../support/money/disputes.ts';
import {
  approve,
  createPaidCreator,
  draftOf,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { payOutAccount, settleBalances } from '../../support/money/payment-provider.ts';
import {
  alarmsOf,
  buyWith,
  centsOf,
  DAY_MINUTES,
  fraudWarning,
  runJob,
  stolenCard,
  watchThieves,
} from '../../support/money/what-a-thief-does.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

// A loot of SGD 1,000 costs SGD 1,050 by card, of which the provider keeps SGD 36.20; a dispute costs SGD 15 more.

let owner: Person;
/** The thief's second account, which is to be paid. */
let accomplice: Person;
const { admin, openCases, lost, decideOpen } = watchThieves();

beforeEach(async () => {
  owner = await createPerson('business_owner');
  accomplice = await createPaidCreator();
});

/** The thief pays with a stolen card, waits until nothing is young any more, and is paid 75 % of the budget. */
async function cashOut() {
  const campaign = await buyWith(stolenCard(), owner);
  const treasure = await submitDeliverable(campaign, accomplice);
  expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_waits' } });
  passMinutes(3 * DAY_MINUTES + 1);
  await runJob('resolve-payouts');
  expect(await centsOf(campaign)).toMatchObject({ paid: 75_000 });
  await settleBalances();
  return { campaign, payoutId: payoutIdOf(treasure.id) };
}

/** All that the thief's creator was sent goes on to a bank, where nobody can take it back. */
async function emptyAccount(): Promise<void> {
  const account = await succeed(getConnectedAccount, { params: { id: accomplice.uid } }, accomplice);
  await payOutAccount(account.stripe_account_id ?? '');
}

describe('1: a stolen card pays the thief’s own creator account', () => {
  it('which takes proven e-mails, and then three days in which the warning comes: nothing is paid out', async () => {
    const [unproven, unprovenCreator] = [
      await createUnproven('business_owner'),
      await createUnproven('content_creator'),
    ];
    expect(await refuse(startCheckout, { body: { formData: draftOf(unproven) } }, unproven)).toMatchObject({
      status: 403,
    });
    const account = { body: { creatorId: unprovenCreator.uid, country: 'SG' } } as const;
    expect(await refuse(createConnectedAccount, account, unprovenCreator)).toMatchObject({ status: 403 });

    const campaign = await buyWith(stolenCard(), owner);
    const treasure = await submitDeliverable(campaign, accomplice);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_waits' } });
    passMinutes(2 * DAY_MINUTES);
    await runJob('resolve-payouts');
    expect(await transfersOf(campaign.id)).toEqual([]);
    await fraudWarning(campaign);
    await runJob('resolve-payouts');
    await runJob('settle-refunds');
    passMinutes(2 * DAY_MINUTES);
    await runJob('resolve-payouts');
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect((await deps().db.payouts.find(payoutIdOf(treasure.id)))?.failure?.reason).toBe('campaign_warned');
    expect(await centsOf(campaign)).toEqual({
      funded: -100_000,
      refunded: 100_000,
      stripe_fees: 3_620,
      clearing: -3_620,
    });
    expect(await lost(campaign)).toBe(3_620);
    expect(await openCases(campaign)).toMatchObject([{ kind: 'dispute', amount: 100_000 }]);
    expect(await alarmsOf(campaign)).toEqual(['a payment may be fraud']);
  });
});

describe('2: the card’s issuer warns after the thief was paid', () => {
  it('and an admin takes back what is not at a bank yet: all of it goes back to the card', async () => {
    const { campaign, payoutId } = await cashOut();
    await fraudWarning(campaign);
    await runJob('settle-refunds');
    expect(await centsOf(campaign)).toMatchObject({ paid: 75_000, refunded: 25_000 });
    const reason = 'Paid with a stolen card';
    await succeed(reversePayout, { params: { id: payoutId }, body: { reason } }, admin());
    await runJob('settle-refunds');
    expect(await centsOf(campaign)).toEqual({
      funded: -100_000,
      refunded: 100_000,
      stripe_fees: 3_620,
      clearing: -3_620,
    });
    expect(await lost(campaign)).toBe(3_620);
    expect(await succeed(getRefund, { params: { id: campaign.id } }, owner)).toMatchObject({
      ...{ amount: 78_750, given_back: 100_000, fee_left: 0 },
    });
    expect(await openCases(campaign)).toMatchObject([{ kind: 'dispute', amount: 25_000 }]);
    expect(await alarmsOf(campaign)).toEqual(['a payment may be fraud']);
  });
});

describe('3: the cardholder disputes the payment after the thief has taken the money away', () => {
  it('and the bank, which first decides for the platform, gives it back after all', async () => {
    const { campaign, payoutId } = await cashOut();
    await emptyAccount();
    const dispute = await disputePaymentKnowingly(campaign.id);
    expect(await openCases(campaign)).toMatchObject([{ kind: 'dispute', amount: 105_000 }]);
    const take = { params: { id: payoutId }, body: { reason: 'Stolen' } };
    expect(await refuse(reversePayout, take, admin())).toMatchObject({ status: 409 });
    await settleDispute(dispute, 'won');
    expect(await centsOf(campaign)).toMatchObject({ available: 25_000, paid: 75_000, fee: 5_000 });
    await settleDispute(dispute, 'lost');
    expect(await centsOf(campaign)).toEqual({
      ...{ funded: -100_000, paid: 75_000, refunded: 25_000 },
      ...{ stripe_fees: 5_120, loss: 75_000, clearing: -80_120 },
    });
    expect(await lost(campaign)).toBe(80_120);
    expect(await succeed(getRefund, { params: { id: campaign.id } }, owner)).toMatchObject({
      ...{ status: 'none', given_back: 25_000, fee_left: 0 },
    });
    expect(await openCases(campaign)).not.toEqual([]);
    expect(await alarmsOf(campaign)).toContain('a payment is disputed');
  });
});

describe('4: the thief closes the loot while a payment is on its way, and disputes what was refunded', () => {
  it('and gets no cent twice: payment, refund and dispute are never more than what was charged', async () => {
    const campaign = await buyWith(stolenCard(), owner);
    await approve(await submitDeliverable(campaign, accomplice), owner);
    await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
    passMinutes(DAY_MINUTES);
    await runJob('settle-refunds');
    const refund = () => succeed(getRefund, { params: { id: campaign.id } }, owner);
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'payout' });
    passMinutes(2 * DAY_MINUTES + 1);
    await runJob('settle-refunds');
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'payout' });
    await runJob('resolve-payouts');
    await runJob('settle-refunds');
    expect(await refund()).toMatchObject({ status: 'requested', amount: 26_250 });
    await decideOpen(campaign, 'refund', 'granted');
    await runJob('settle-refunds');
    expect(await refund()).toMatchObject({ status: 'refunded', amount: 26_250 });
    await settleDispute(await disputePaymentKnowingly(campaign.id), 'lost');
    expect(await centsOf(campaign)).toEqual({
      ...{ funded: -100_000, paid: 75_000, refunded: 25_000 },
      ...{ stripe_fees: 5_120, loss: 75_000, clearing: -80_120 },
    });
    expect(await lost(campaign)).toBe(80_120);
    expect((await openCases(campaign)).map(({ kind }) => kind)).toContain('dispute');
    expect(await alarmsOf(campaign)).toContain('a payment is disputed');
  });

  it('nor by a dispute while the refund is to be sent: the money is frozen first', async () => {
    const campaign = await buyWith(stolenCard(), owner);
    await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
    await runJob('settle-refunds');
    await decideOpen(campaign, 'refund', 'granted');
    const dispute = await disputePayment(campaign.id);
    await dispute.tellOpened();
    await runJob('settle-refunds');
    const { chargeId } = await fundsOf(campaign.id);
    expect((await deps().stripe.refunds.list({ charge: chargeId })).data).toEqual([]);
    await settleDispute(dispute, 'lost');
    await runJob('settle-refunds');
    expect((await deps().stripe.refunds.list({ charge: chargeId })).data).toEqual([]);
    expect(await centsOf(campaign)).toEqual({
      funded: -100_000,
      refunded: 100_000,
      stripe_fees: 5_120,
      clearing: -5_120,
    });
    expect(await lost(campaign)).toBe(5_120);
    expect(await alarmsOf(campaign)).toContain('a payment is disputed');
  });
});
