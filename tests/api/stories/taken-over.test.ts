import '../../support/setup/limits-when-deployed.ts';
import { getCampaignBooks, listAuditLog, listCases } from '@doubloon/contract/admin/operations.ts';
import { getBankEvidence, getWaitingWork, settleRefund } from '@doubloon/contract/admin/work-operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { disconnectAccount, getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { atSignIn } from '../../support/given/sessions.ts';
import { disputePaymentKnowingly, settleDispute } from '../../support/money/disputes.ts';
import {
  approve,
  connectAccount,
  createPaidCreator,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { deliver, deliverDeauthorized, eventAbout, failRefund } from '../../support/money/payment-provider.ts';
import {
  alarmsOf,
  buyWith,
  centsOf,
  DAY_MINUTES,
  runJob,
  stolenCard,
  watchThieves,
} from '../../support/money/what-a-thief-does.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

// Each loot of SGD 1,000 costs SGD 1,050 by card, of which the provider keeps SGD 36.20.
const GONE_BACK = { funded: -100_000, refunded: 100_000, stripe_fees: 3_620, clearing: -3_620 };

let owner: Person;
let creator: Person;
const { admin, openCases, lost, decideOpen } = watchThieves();

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

const refundOf = ({ id }: { readonly id: string }) => succeed(getRefund, { params: { id } }, owner);

/** The thief's account at the provider, opened now. */
async function replaceAccount(): Promise<string> {
  const { stripe_account_id: before } = await succeed(getConnectedAccount, { params: { id: creator.uid } }, creator);
  await deliverDeauthorized(before ?? '');
  const accountId = await atSignIn(creator.idToken, () => connectAccount(creator));
  const createdAt = deps().clock.now();
  // Signing in was at the moment of the session, which the clock has left since.
  await deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(creator.uid).update({ createdAt });
  return accountId;
}

describe('6: a thief in a creator’s account puts a payout account of their own in its place', () => {
  it('after the approval: nothing is sent to it while its person can take it away, nothing is lost, and an admin looks at the next one', async () => {
    const campaign = await buyWith(stolenCard(), owner);
    const treasure = await submitDeliverable(campaign, creator);
    await approve(treasure, owner);
    passMinutes(2 * DAY_MINUTES);
    const thiefs = await replaceAccount();
    passMinutes(3 * DAY_MINUTES - 1);
    await runJob('resolve-payouts');
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect(await centsOf(campaign)).toMatchObject({ reserved: 75_000, available: 25_000 });
    await atSignIn(creator.idToken, () => succeed(disconnectAccount, {}, creator));
    passMinutes(2);
    await runJob('resolve-payouts');
    expect(await centsOf(campaign)).toMatchObject({ available: 100_000, fee: 5_000 });
    const own = await replaceAccount();
    await approve(treasure, owner);
    // At once: across a weekend, the 3 days until the account is paid are also the 3 business days after which nobody's decision lets the payment go.
    await decideOpen(campaign, 'hold', 'granted');
    passMinutes(3 * DAY_MINUTES + 1);
    await runJob('resolve-payouts');
    expect(await transfersOf(campaign.id)).toMatchObject([{ destination: own, amount: 75_000 }]);
    expect(own).not.toBe(thiefs);
    expect(await lost(campaign)).toBe(-1_380);
    expect(await openCases(campaign)).toEqual([]);
  });
});

describe('6: a thief whose payout account nobody takes away', () => {
  const replaced = expect.stringContaining('took the place of another one 3 days ago') as string;

  it.each([
    ['refuses the payment, of which the thief gets nothing', 'refused', { available: 100_000 }],
    ['lets it go', 'granted', { available: 25_000, paid: 75_000 }],
  ] as const)('meets an admin, who %s', async (_what, decision, cents) => {
    const campaign = await buyWith(stolenCard(), owner);
    const treasure = await submitDeliverable(campaign, creator);
    await approve(treasure, owner);
    await replaceAccount();
    passMinutes(3 * DAY_MINUTES + 1);
    await runJob('resolve-payouts');
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect(await openCases(campaign)).toMatchObject([{ kind: 'hold', amount: 75_000, summary: replaced }]);
    await decideOpen(campaign, 'hold', decision);
    await runJob('resolve-payouts');
    expect(await centsOf(campaign)).toMatchObject(cents);
    expect(await openCases(campaign)).toEqual([]);
  });
});

describe('7: a refund that the provider cannot make is had twice', () => {
  /** The bank sends the refund of a closed loot back. */
  async function failedRefund() {
    const campaign = await buyWith(stolenCard(), owner);
    await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
    await runJob('settle-refunds');
    await decideOpen(campaign, 'refund', 'granted');
    await runJob('settle-refunds');
    const { chargeId } = await fundsOf(campaign.id);
    const [made] = (await deps().stripe.refunds.list({ charge: chargeId })).data;
    await failRefund(made?.id ?? '');
    await deliver(await eventAbout('refund.failed', made?.id ?? ''));
    await runJob('settle-refunds');
    const settlement = (await openCases(campaign)).find(({ kind }) => kind === 'settlement');
    const settle = (reference: string) => ({
      params: { id: settlement?.id ?? '-' },
      body: { reference, amount: 105_000 },
    });
    return { campaign, settle, chargeId };
  }

  it('from the platform’s bank: an admin can settle it once', async () => {
    const { campaign, settle } = await failedRefund();
    expect((await succeed(getWaitingWork, {}, admin())).settlements).toBe(1);
    await succeed(settleRefund, settle('DBS 1'), admin());
    expect(await refuse(settleRefund, settle('DBS 2'), admin())).toMatchObject({ status: 409 });
    passMinutes(10 * DAY_MINUTES);
    await runJob('settle-refunds');
    expect(await refundOf(campaign)).toMatchObject({ status: 'settled', amount: 105_000 });
    expect(await centsOf(campaign)).toEqual({ ...GONE_BACK, off_provider: 105_000, clearing: -108_620 });
    expect(await lost(campaign)).toBe(3_620);
    expect(await openCases(campaign)).toEqual([]);
  });

  it('from the bank and then by a dispute: its case and the evidence name the transfer, and it costs all of it when lost', async () => {
    const { campaign, settle } = await failedRefund();
    await succeed(settleRefund, settle('DBS 4'), admin());
    const dispute = await disputePaymentKnowingly(campaign.id);
    const [disputed] = await openCases(campaign);
    expect(disputed).toMatchObject({
      kind: 'dispute',
      summary: expect.stringMatching(
        /SGD 1050\.00 of it was given back by bank transfer on .*, reference DBS 4$/,
      ) as string,
    });
    const { parts } = await succeed(getBankEvidence, { params: { id: disputed?.id ?? '-' } }, admin());
    const given = parts.find(({ part }) => part === 'refunds')?.text;
    expect(given).toMatch(/^Given back .*\n1\. SGD 1050\.00 on .* by bank transfer, reference DBS 4$/);
    await settleDispute(dispute, 'lost');
    expect(await centsOf(campaign)).toEqual({
      ...{ funded: -100_000, refunded: 100_000, off_provider: 105_000 },
      ...{ stripe_fees: 5_120, loss: 105_000, clearing: -215_120 },
    });
    expect(await lost(campaign)).toBe(110_120);
    expect(await alarmsOf(campaign)).toContain('a payment is disputed');
  });

  it('from the bank and then from the provider, by hand: that is a loss, and raises an alarm', async () => {
    const { campaign, settle, chargeId } = await failedRefund();
    await succeed(settleRefund, settle('DBS 3'), admin());
    const again = await deps().stripe.refunds.create({ charge: chargeId });
    await deliver(await eventAbout('charge.refunded', chargeId));
    expect(again).toMatchObject({ amount: 105_000 });
    expect(await centsOf(campaign)).toMatchObject({ off_provider: 105_000, loss: 105_000, refunded: 100_000 });
    expect(await lost(campaign)).toBe(108_620);
    expect(await alarmsOf(campaign)).toContain('a refund of what was settled');
    // Nothing is left to decide, so there is no case: an admin reads the loss, and by whom and with which reference it was settled before.
    expect(await openCases(campaign)).toEqual([]);
    expect(await succeed(getCampaignBooks, { params: { id: campaign.id } }, admin())).toMatchObject({
      loss_cents: 105_000,
      margin_cents: -108_620,
    });
    const query = { kind: 'settlement', status: 'granted', limit: 50 } as const;
    const settled = (await succeed(listCases, { query }, admin())).find(({ campaign_id: id }) => id === campaign.id);
    expect(settled).toMatchObject({ amount: 105_000, decision: { admin_id: admin().uid, reason: 'DBS 3' } });
    const [entry] = await succeed(listAuditLog, { query: { subject: settled?.id ?? '-' } }, admin());
    expect(entry).toMatchObject({ action: 'refund_settled' });
  });
});

describe('a payment in which the provider sees the risk', () => {
  it('highest: opens no loot, and goes back at once, however much of the owner’s went back before', async () => {
    const refused = [];
    for (let bought = 0; bought < 4; bought += 1) refused.push(await buyWith('4000 0000 0000 4954', owner));
    await runJob('settle-refunds');
    for (const campaign of refused) {
      expect(campaign).toMatchObject({ status: 'completed', close_reason: 'refused' });
      expect(await refundOf(campaign)).toMatchObject({ status: 'refunded', amount: 105_000 });
      expect(await centsOf(campaign)).toEqual(GONE_BACK);
      expect(await lost(campaign)).toBe(3_620);
      expect(await openCases(campaign)).toMatchObject([{ kind: 'dispute', amount: 105_000 }]);
    }
  });

  it('elevated: pays nobody that an admin has doubted, and is given back after 30 days', async () => {
    const campaign = await buyWith('4000 0000 0000 9235', owner);
    await approve(await submitDeliverable(campaign, creator), owner);
    expect(await openCases(campaign)).toMatchObject([
      { kind: 'hold', amount: 75_000, summary: expect.stringContaining('elevated risk') as string },
    ]);
    await decideOpen(campaign, 'hold', 'flagged');
    passMinutes(29 * DAY_MINUTES);
    await runJob('resolve-payouts');
    expect(await centsOf(campaign)).toMatchObject({ available: 25_000, reserved: 75_000 });
    passMinutes(DAY_MINUTES + 1);
    await runJob('resolve-payouts');
    expect(await centsOf(campaign)).toMatchObject({ available: 100_000 });
    expect(await transfersOf(campaign.id)).toEqual([]);
  });
});
