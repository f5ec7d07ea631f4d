import '../../support/setup/payments-wait.ts';
import { decideCase } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { disconnectAccount, listPayoutsOfCreator } from '@doubloon/contract/payments/operations.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { addDays, dayText } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { atSignIn } from '../../support/given/sessions.ts';
import { holdPayment } from '../../support/money/held-payments.ts';
import {
  approve,
  buyCampaign,
  coverRefunds,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, warnOfFraud } from '../../support/money/payment-provider.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;

let owner: Person;
let creator: Person;
let campaign: CampaignView;
let treasure: Deliverable;

beforeAll(stopClock);

beforeEach(async () => {
  owner = await createPerson('business_owner');
});

/** A treasure of a creator in a loot that was paid for, each so many days ago. */
async function deliverIn(days: { readonly account: number; readonly charge: number }): Promise<void> {
  const openAccount = async () => void (creator = await createPaidCreator());
  const pay = async () => void ({ campaign } = await buyCampaign(owner, { budget: 10_000, creator_slots: 2 }));
  const isAccountOlder = days.account >= days.charge;
  await (isAccountOlder ? openAccount() : pay());
  passMinutes(Math.abs(days.account - days.charge) * DAY_MINUTES);
  await (isAccountOlder ? pay() : openAccount());
  passMinutes(Math.min(days.account, days.charge) * DAY_MINUTES);
  treasure = await submitDeliverable(campaign, creator);
}

const sentence = (inDays: number, why: string) =>
  `Payments wait until ${dayText(addDays(deps().clock.now(), inDays))} because ${why}. The money is set aside, and sent by itself then.`;
const balances = async () => (await fundsOf(campaign.id)).balances;
const resolve = () => succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
const run = (name: 'settle-refunds') => succeed(runScheduledJob, { params: { name } });
const payouts = () => succeed(listPayoutsOfCreator, { params: { id: creator.uid }, query: {} }, creator);

async function expectSentAfter(days: number): Promise<void> {
  passMinutes(days * DAY_MINUTES - 1);
  await resolve();
  expect(await transfersOf(campaign.id)).toEqual([]);
  passMinutes(2);
  await resolve();
  expect(await transfersOf(campaign.id)).toMatchObject([{ amount: 3750 }]);
  expect(await balances()).toMatchObject({ reserved: 0, paid: 3750 });
  await expectBalancedBooks(campaign.id);
}

describe('a payment', () => {
  it.each([
    ['to a new account', { account: 1, charge: 5 }, 2, 'the payment account is new'],
    ['from a loot that was just paid for', { account: 5, charge: 1 }, 2, 'this loot was paid for only recently'],
    ['with both, for the longer of them,', { account: 2, charge: 1 }, 2, 'this loot was paid for only recently'],
  ])('%s is set aside, as both sides read, and sent by itself', async (_what, days, left, why) => {
    await deliverIn(days);
    const waits = { reason: 'payment_waits', details: sentence(left, why) };
    const preview = await succeed(previewDeliverablePayout, { params: { id: treasure.id } }, owner);
    expect(preview).toMatchObject({ receipt: { amount: 3750 }, problem: waits });
    const refused = await approve(treasure, owner);
    expect(refused).toMatchObject({ status: 402, error: { message: waits.details, reason: 'payment_waits' } });
    expect(await balances()).toMatchObject({ available: 6250, reserved: 3750, paid: 0 });
    for (const person of [owner, creator]) {
      const shown = await succeed(getDeliverable, { params: { id: treasure.id } }, person);
      expect(shown).toMatchObject({ status: 'submitted', payment_problem: { ...waits, must_act: 'platform' } });
    }
    const until = addDays(deps().clock.now(), left).getTime();
    const [payout] = await payouts();
    expect(payout).toMatchObject({ status: 'held', failure: waits });
    expect(Math.abs((payout?.failure?.tried_until?.getTime() ?? 0) - until)).toBeLessThan(60_000);
    await expectSentAfter(left);
  });

  it('to an account and from a charge that are three days old is sent at once', async () => {
    await deliverIn({ account: 3.1, charge: 3.1 });
    expect(await approve(treasure, owner)).toMatchObject({ ok: true });
    expect(await transfersOf(campaign.id)).toHaveLength(1);
  });

  it('waits its days also when an admin has let it go before', async () => {
    await deliverIn({ account: 5, charge: 0 });
    const admin = await createPerson('admin');
    const { caseId } = await holdPayment(owner, campaign, creator);
    await succeed(decideCase, { params: { id: caseId }, body: { decision: 'granted', reason: 'Looked at it' } }, admin);
    await resolve();
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect(await payouts()).toMatchObject([{ status: 'held', failure: { reason: 'payment_waits' } }]);
    passMinutes(3 * DAY_MINUTES + 1);
    await resolve();
    expect(await transfersOf(campaign.id)).toHaveLength(1);
    await expectBalancedBooks(campaign.id);
  });

  it('that waits is not made once the card’s issuer has warned of fraud, and all of it goes back', async () => {
    await deliverIn({ account: 5, charge: 0 });
    await approve(treasure, owner);
    const id = await warnOfFraud((await fundsOf(campaign.id)).chargeId);
    await deliver(await eventAbout('radar.early_fraud_warning.created', id));
    await coverRefunds();
    await resolve();
    await run('settle-refunds');
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect(await payouts()).toMatchObject([
      { status: 'failed', failure: { details: 'The bank of the card that paid for this loot has warned of fraud' } },
    ]);
    expect(await balances()).toMatchObject({ available: 0, reserved: 0, paid: 0, refunded: 10_000 });
    await expectBalancedBooks(campaign.id);
  });

  it('that waits is put before the admins once the issuer of another card of its owner has warned', async () => {
    await deliverIn({ account: 5, charge: 0 });
    await approve(treasure, owner);
    const { campaign: other } = await buyCampaign(owner, { budget: 10_000 });
    const id = await warnOfFraud((await fundsOf(other.id)).chargeId);
    await deliver(await eventAbout('radar.early_fraud_warning.created', id));
    passMinutes(3 * DAY_MINUTES + 1);
    await resolve();
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect(await payouts()).toMatchObject([{ status: 'held', failure: { reason: 'payment_held' } }]);
    await expectBalancedBooks(campaign.id);
  });

  it('that waits keeps nobody from disconnecting a new account that somebody else has put there', async () => {
    await deliverIn({ account: 0, charge: 5 });
    await approve(treasure, owner);
    await atSignIn(creator.idToken, () => succeed(disconnectAccount, {}, creator));
    passMinutes(3 * DAY_MINUTES + 1);
    await resolve();
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect(await payouts()).toMatchObject([{ status: 'failed', failure: { reason: 'no_account' } }]);
    await expectBalancedBooks(campaign.id);
  });
});
