import '../../support/setup/limits-when-deployed.ts';
import { settleRefund } from '@doubloon/contract/admin/work-operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { disputePaymentKnowingly, settleDispute } from '../../support/money/disputes.ts';
import { fundsOf } from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, failRefund } from '../../support/money/payment-provider.ts';
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
const FEES = { stripe_fees: 5_120, clearing: -5_120 };
/** All of it is still with the platform, and nobody is paid from it. */
const HELD = { funded: -100_000, available: 100_000, fee: 5_000, stripe_fees: 3_620, clearing: -8_620 };
const OWED = /The payment may be fraud.* owed to the cardholder, who gets it by a dispute or from the card’s issuer/;

let owner: Person;
const { admin, openCases, lost, decideOpen } = watchThieves();

beforeEach(async () => {
  owner = await createPerson('business_owner');
});

/** The refund of a loot is made, because its owner has closed it. */
async function closedAndRefunded(): Promise<CampaignView> {
  const campaign = await buyWith(stolenCard(), owner);
  await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
  await runJob('settle-refunds');
  await decideOpen(campaign, 'refund', 'granted');
  await runJob('settle-refunds');
  return campaign;
}

/** The issuer has blocked the stolen card, so that what goes back to it is sent back. */
async function sendBack(campaign: CampaignView): Promise<void> {
  const { chargeId } = await fundsOf(campaign.id);
  const [made] = (await deps().stripe.refunds.list({ charge: chargeId })).data;
  await failRefund(made?.id ?? '');
  await deliver(await eventAbout('refund.failed', made?.id ?? ''));
  await runJob('settle-refunds');
}

const settlementOf = async (campaign: CampaignView) =>
  (await openCases(campaign)).find(({ kind }) => kind === 'settlement');

/** An admin reads that nothing is paid from the bank, and cannot record that it was. */
async function expectNothingFromTheBank(campaign: CampaignView): Promise<void> {
  const found = await settlementOf(campaign);
  expect(found).toMatchObject({
    ...{ amount: 105_000, maybe_fraud: true, summary: expect.stringMatching(OWED) as string },
  });
  const settling = { params: { id: found?.id ?? '-' }, body: { reference: 'DBS 5', amount: 105_000 } };
  expect(await refuse(settleRefund, settling, admin())).toMatchObject({
    status: 409,
    message: expect.stringContaining('may be fraud') as string,
  });
}

describe('7: a refund that the provider cannot make is had from the platform’s bank', () => {
  it('by a thief whose stolen card the issuer has blocked: nothing from the bank, all of it to the cardholder by the dispute', async () => {
    const campaign = await buyWith(stolenCard(), owner);
    await fraudWarning(campaign);
    await runJob('settle-refunds');
    await sendBack(campaign);
    await expectNothingFromTheBank(campaign);
    expect(await centsOf(campaign)).toEqual(HELD);
    expect(await alarmsOf(campaign)).toEqual(['a payment may be fraud', 'a refund has failed for good']);
    const dispute = await disputePaymentKnowingly(campaign.id);
    await expectNothingFromTheBank(campaign);
    await settleDispute(dispute, 'lost');
    expect(await centsOf(campaign)).toEqual({ funded: -100_000, refunded: 100_000, ...FEES });
    expect(await lost(campaign)).toBe(5_120);
    await expectNothingFromTheBank(campaign);
    await decideOpen(campaign, 'settlement', 'refused');
    expect(await settlementOf(campaign)).toBeUndefined();
    expect(await succeed(getRefund, { params: { id: campaign.id } }, owner)).toMatchObject({
      ...{ can_ask_again: false, still_left: 0, settlement: null },
    });
    passMinutes(10 * DAY_MINUTES);
    await runJob('settle-refunds');
    expect((await fundsOf(campaign.id)).settlements).toEqual([]);
  });

  it('by a thief of whose card the issuer warns only afterwards: the case says so, and nothing is paid from the bank', async () => {
    const campaign = await closedAndRefunded();
    await sendBack(campaign);
    expect(await settlementOf(campaign)).toMatchObject({ maybe_fraud: false });
    await fraudWarning(campaign);
    await expectNothingFromTheBank(campaign);
    expect(await centsOf(campaign)).toEqual(HELD);
  });

  it('by a thief of whose card the issuer warns while the refund is made, which then fails: nothing is paid from the bank', async () => {
    const campaign = await closedAndRefunded();
    await fraudWarning(campaign);
    // A payment that was refunded has nothing that a warning could end.
    expect((await fundsOf(campaign.id)).fraudWarnedAt).toBeNull();
    await sendBack(campaign);
    await expectNothingFromTheBank(campaign);
    expect(await centsOf(campaign)).toEqual(HELD);
  });
});
