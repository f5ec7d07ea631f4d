import { decideCase } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import {
  disconnectAccount,
  getConnectedAccount,
  listPayoutsOfCreator,
} from '@doubloon/contract/payments/operations.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
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
  connectAccount,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { deliverDeauthorized } from '../../support/money/payment-provider.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;

let owner: Person;
let creator: Person;
let campaign: CampaignView;

beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
});

beforeEach(async () => {
  creator = await createPaidCreator();
  ({ campaign } = await buyCampaign(owner, { budget: 10_000, creator_slots: 2 }));
});

/** The creator's account is lost at the provider, and another one opened; returns that one, and until when it waits. */
async function replaceAccount() {
  const { stripe_account_id: before } = await succeed(getConnectedAccount, { params: { id: creator.uid } }, creator);
  await deliverDeauthorized(before ?? '');
  const accountId = await atSignIn(creator.idToken, () => connectAccount(creator));
  const createdAt = deps().clock.now();
  // Signing in was at the moment of the session, which the clock has left since.
  await deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(creator.uid).update({ createdAt });
  return { accountId, until: addDays(createdAt, 3) };
}

const sentence = (until: Date) =>
  `Payments wait until ${dayText(until)} because the payment account was replaced. The money is set aside, and sent by itself then.`;
const balances = async () => (await fundsOf(campaign.id)).balances;
const resolve = () => succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
const payouts = () => succeed(listPayoutsOfCreator, { params: { id: creator.uid }, query: {} }, creator);

describe('a payment to an account that has taken the place of another', () => {
  it('is set aside for three days, as both sides read, and sent by itself then', async () => {
    const treasure = await submitDeliverable(campaign, creator);
    const { accountId, until } = await replaceAccount();
    const waits = { reason: 'payment_waits', details: sentence(until) };
    const preview = await succeed(previewDeliverablePayout, { params: { id: treasure.id } }, owner);
    expect(preview).toMatchObject({ receipt: { amount: 3750 }, problem: waits });
    const refused = await approve(treasure, owner);
    expect(refused).toMatchObject({ status: 402, error: { message: waits.details, reason: 'payment_waits' } });
    expect(await balances()).toMatchObject({ available: 6250, reserved: 3750, paid: 0 });
    for (const person of [owner, creator]) {
      const shown = await succeed(getDeliverable, { params: { id: treasure.id } }, person);
      expect(shown).toMatchObject({ status: 'submitted', payment_problem: { ...waits, must_act: 'platform' } });
    }
    expect(await payouts()).toMatchObject([{ status: 'held', failure: { ...waits, tried_until: until } }]);
    passMinutes(3 * DAY_MINUTES - 1);
    await resolve();
    expect(await transfersOf(campaign.id)).toEqual([]);
    passMinutes(2);
    await resolve();
    expect(await transfersOf(campaign.id)).toMatchObject([{ amount: 3750, destination: accountId }]);
    expect(await balances()).toMatchObject({ reserved: 0, paid: 3750 });
    const shown = await succeed(getDeliverable, { params: { id: treasure.id } }, creator);
    expect(shown).toMatchObject({ status: 'approved', payment_problem: null });
    await expectBalancedBooks(campaign.id);
  });

  it('is sent at once when the three days are over, and to a first account', async () => {
    const treasure = await submitDeliverable(campaign, creator);
    await replaceAccount();
    passMinutes(3 * DAY_MINUTES + 1);
    expect(await approve(treasure, owner)).toMatchObject({ ok: true });
    const newcomer = await createPaidCreator();
    expect(await approve(await submitDeliverable(campaign, newcomer), owner)).toMatchObject({ ok: true });
  });

  it('waits on when the account is replaced once more', async () => {
    const treasure = await submitDeliverable(campaign, creator);
    await replaceAccount();
    await approve(treasure, owner);
    passMinutes(2 * DAY_MINUTES);
    const { accountId, until } = await replaceAccount();
    passMinutes(DAY_MINUTES + 1);
    await resolve();
    expect(await payouts()).toMatchObject([{ status: 'held', failure: { details: sentence(until) } }]);
    passMinutes(2 * DAY_MINUTES + 1);
    await resolve();
    expect(await transfersOf(campaign.id)).toMatchObject([{ destination: accountId }]);
  });

  it('waits also when an admin has let it go before', async () => {
    const admin = await createPerson('admin');
    const { caseId } = await holdPayment(owner, campaign, creator);
    const { until } = await replaceAccount();
    await succeed(decideCase, { params: { id: caseId }, body: { decision: 'granted', reason: 'Looked at it' } }, admin);
    await resolve();
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect(await payouts()).toMatchObject([{ status: 'held', failure: { details: sentence(until) } }]);
    passMinutes(3 * DAY_MINUTES + 1);
    await resolve();
    expect(await transfersOf(campaign.id)).toHaveLength(1);
    await expectBalancedBooks(campaign.id);
  });

  it('keeps nobody from disconnecting the account that somebody else has put there', async () => {
    const treasure = await submitDeliverable(campaign, creator);
    await replaceAccount();
    await approve(treasure, owner);
    await atSignIn(creator.idToken, () => succeed(disconnectAccount, {}, creator));
    passMinutes(3 * DAY_MINUTES + 1);
    await resolve();
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect(await payouts()).toMatchObject([{ status: 'failed', failure: { reason: 'no_account' } }]);
    expect(await balances()).toMatchObject({ available: 10_000, reserved: 0 });
    await expectBalancedBooks(campaign.id);
  });
});
