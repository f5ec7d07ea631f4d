import '../../support/setup/limits-when-deployed.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { addPaidBudget, approve, createPaidCreator, submitDeliverable } from '../../support/money/paid-campaigns.ts';
import {
  buyWith,
  centsOf,
  DAY_MINUTES,
  fraudWarning,
  runJob,
  stolenCard,
  watchThieves,
} from '../../support/money/what-a-thief-does.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

// Each loot of SGD 1,000 costs SGD 1,050 by card, of which the provider keeps SGD 36.20.
const GONE_BACK = { funded: -100_000, refunded: 100_000, stripe_fees: 3_620, clearing: -3_620 };

let owner: Person;
let accomplice: Person;
const { openCases, lost, decideOpen } = watchThieves();

beforeEach(async () => {
  owner = await createPerson('business_owner');
  accomplice = await createPaidCreator();
});

const refundOf = ({ id }: CampaignView) => succeed(getRefund, { params: { id } }, owner);

async function buyAndClose(fields: Parameters<typeof buyWith>[2] = {}): Promise<CampaignView> {
  const campaign = await buyWith(stolenCard(), owner, fields);
  await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
  return campaign;
}

/** The payer buys a loot with a card of its own, and approves the accomplice's treasure for it. */
async function buyAndApprove(payer: Person, fields: Parameters<typeof buyWith>[2] = {}): Promise<CampaignView> {
  const campaign = await buyWith(stolenCard(), payer, fields);
  await approve(await submitDeliverable(campaign, accomplice), payer);
  return campaign;
}

/** The resolver runs, and the payment of each loot is held for an admin, who reads why. */
async function expectAllHeld(campaigns: readonly CampaignView[], why = ''): Promise<void> {
  await runJob('resolve-payouts');
  for (const campaign of campaigns) {
    expect(await centsOf(campaign)).toMatchObject({ available: 25_000, reserved: 75_000 });
    expect(await openCases(campaign)).toMatchObject([
      { kind: 'hold', amount: 75_000, summary: expect.stringContaining(why) as string },
    ]);
  }
}

/** The payment that was approved first, when nothing was odd about it, is held like the rest once its three days are over; an admin lets it go. */
async function expectFirstHeldToo(campaigns: readonly CampaignView[], minutes: number): Promise<void> {
  const [first] = campaigns;
  if (!first) throw new Error('Nothing was bought');
  expect(await openCases(first)).toEqual([]);
  passMinutes(minutes);
  await expectAllHeld(campaigns);
  await decideOpen(first, 'hold', 'granted');
  await runJob('resolve-payouts');
  expect(await centsOf(first)).toMatchObject({ available: 25_000, paid: 75_000 });
}

/** The statuses of the refunds of all payments for some loots, in order of the alphabet. */
async function refundStatuses(campaigns: readonly CampaignView[]): Promise<string[]> {
  const refunds = await Promise.all(campaigns.map(refundOf));
  return refunds.flatMap(({ status, of_added_budget: others }) => [status, ...others.map((one) => one.status)]).sort();
}

/** Nobody decides on the refunds, for as long as a review takes. */
async function passReview(): Promise<void> {
  await runJob('settle-refunds');
  passMinutes(8 * DAY_MINUTES);
  await runJob('settle-refunds');
}

describe('5: the thief takes many loots and cards', () => {
  it('of one owner: every payment of a sixth loot within a day is held, for longer than a charge is young', async () => {
    const campaigns: CampaignView[] = [];
    for (let bought = 0; bought < 6; bought += 1) campaigns.push(await buyWith(stolenCard(), owner));
    for (const campaign of campaigns) await approve(await submitDeliverable(campaign, accomplice), owner);
    passMinutes(2 * DAY_MINUTES);
    await expectAllHeld(campaigns, 'The owner made 6 payments');
    for (const campaign of campaigns) await decideOpen(campaign, 'hold', 'refused');
    passMinutes(40 * DAY_MINUTES);
    await runJob('resolve-payouts');
    for (const campaign of campaigns) {
      expect(await centsOf(campaign)).toMatchObject({ available: 100_000 });
      expect(await centsOf(campaign)).not.toHaveProperty('paid');
    }
  });

  it('and approves each before the next is paid for: what was approved first is held when its three days are over', async () => {
    const campaigns: CampaignView[] = [];
    for (let bought = 0; bought < 6; bought += 1) {
      campaigns.push(await buyAndApprove(owner));
      passMinutes(60);
    }
    // Past the three days of the first five, and before the hold of the sixth ends, which takes as long when no weekend is in between.
    await expectFirstHeldToo(campaigns, 3 * DAY_MINUTES - 2 * 60 + 1);
  });

  it('of several owners with a card each, for one creator: what was approved first is held when its three days are over', async () => {
    const owners = await Promise.all([1, 2, 3].map(() => createPerson('business_owner')));
    const campaigns: CampaignView[] = [];
    for (const payer of owners) {
      for (let bought = 0; bought < 5; bought += 1) {
        campaigns.push(await buyAndApprove(payer));
        passMinutes(10);
      }
    }
    // Past the three days of all but the last, whose hold ends ten minutes later at the earliest.
    await expectFirstHeldToo(campaigns, 3 * DAY_MINUTES - 15);
  });

  it('of several owners with one card: the second is held, and its warning ends both', async () => {
    const card = stolenCard();
    const other = await createPerson('business_owner');
    const [first, second] = [await buyWith(card, owner), await buyWith(card, other)];
    for (const [campaign, payer] of [
      [first, owner],
      [second, other],
    ] as const) {
      expect(await approve(await submitDeliverable(campaign, accomplice), payer)).toMatchObject({
        status: 402,
        error: { reason: 'payment_held' },
      });
      expect(await openCases(campaign)).toMatchObject([
        { kind: 'hold', summary: expect.stringContaining('2 payments of 2 owners') as string },
      ]);
      await fraudWarning(campaign);
    }
    await runJob('resolve-payouts');
    await runJob('settle-refunds');
    for (const campaign of [first, second]) {
      expect(await centsOf(campaign)).toEqual(GONE_BACK);
      expect(await lost(campaign)).toBe(3_620);
      expect((await openCases(campaign)).map(({ kind }) => kind)).toEqual(['dispute']);
    }
  });
});

describe('8: the thief buys and closes loots again and again, so that the platform bleeds the provider’s fees', () => {
  it('three times within a month; the next refund waits for an admin, who reads why', async () => {
    const granted = [];
    for (let bought = 0; bought < 3; bought += 1) {
      const campaign = await buyAndClose();
      granted.push(campaign);
      await passReview();
      expect(await refundOf(campaign)).toMatchObject({ status: 'refunded', amount: 105_000 });
    }
    const campaign = await buyAndClose();
    await passReview();
    expect(await refundOf(campaign)).toMatchObject({ status: 'requested', under_review: true });
    expect(await centsOf(campaign)).toMatchObject({ available: 100_000, fee: 5_000 });
    expect(await openCases(campaign)).toMatchObject([
      { kind: 'refund', summary: expect.stringContaining('3 payments (SGD 3,000)') as string },
    ]);
    await decideOpen(campaign, 'refund', 'granted');
    await runJob('settle-refunds');
    for (const one of [...granted, campaign]) expect(await centsOf(one)).toEqual(GONE_BACK);
    expect(await lost(campaign)).toBe(3_620);
  });

  it('at once: the loots whose refund is asked for count before any of them is made', async () => {
    const campaigns = [];
    for (let bought = 0; bought < 5; bought += 1) campaigns.push(await buyAndClose());
    await passReview();
    expect(await refundStatuses(campaigns)).toEqual(['refunded', 'refunded', 'refunded', 'requested', 'requested']);
  });

  it('with one loot, by adding budget to it: the fourth payment waits, too', async () => {
    const campaign = await buyWith(stolenCard(), owner);
    for (let added = 0; added < 4; added += 1) await addPaidBudget(owner, campaign, { slots: 1 });
    await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
    await passReview();
    expect(await refundStatuses([campaign])).toEqual(['refunded', 'refunded', 'refunded', 'requested', 'requested']);
  });

  it('with one large budget: the next waits as well', async () => {
    const large = await buyAndClose({ budget: 1_000_000 });
    await passReview();
    expect(await refundOf(large)).toMatchObject({ status: 'refunded' });
    expect(await lost(large)).toBe(35_750);
    const next = await buyAndClose();
    await passReview();
    expect(await refundOf(next)).toMatchObject({ status: 'requested', under_review: true });
  });

  it('with a little paid out of each, which brings less than the provider keeps', async () => {
    for (let bought = 0; bought < 4; bought += 1) {
      const campaign = await buyAndApprove(owner, { creator_slots: 10 });
      passMinutes(3 * DAY_MINUTES + 1);
      await runJob('resolve-payouts');
      expect(await centsOf(campaign)).toMatchObject({ paid: 7_500 });
      await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
      passMinutes(DAY_MINUTES);
      await runJob('settle-refunds');
      expect(await refundOf(campaign)).toMatchObject({ status: 'requested', under_review: bought === 3 });
    }
  });

  it('once in 38 days: nothing waits', async () => {
    for (let month = 0; month < 4; month += 1) {
      const campaign = await buyAndClose();
      await passReview();
      expect(await refundOf(campaign)).toMatchObject({ status: 'refunded' });
      passMinutes(30 * DAY_MINUTES);
    }
  });

  it('with a card that was stolen: a warning sends the money back all the same', async () => {
    for (let bought = 0; bought < 3; bought += 1) await buyAndClose();
    await passReview();
    const campaign = await buyAndClose();
    await passReview();
    expect(await refundOf(campaign)).toMatchObject({ status: 'requested' });
    await fraudWarning(campaign);
    await runJob('settle-refunds');
    expect(await refundOf(campaign)).toMatchObject({ status: 'refunded' });
  });
});
