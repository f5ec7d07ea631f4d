import { listLedgerResults } from '@doubloon/contract/admin/operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { readsAtProvider, shareTime } from '../../support/money/payment-provider.ts';
import { asked, startWith } from '../../support/money/swapped-key.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const HOUR = 61;
const DAY = 24 * 60;

let admin: Person;
let owner: Person;
let live: CampaignView;
let settled: CampaignView;
let transferId: string;

beforeAll(async () => {
  stopClock();
  startWith('own');
  shareTime(() => deps().clock.now().getTime());
  admin = await createPerson('admin');
  owner = await createPerson('business_owner');
  const creator = await createPaidCreator();
  ({ campaign: live } = await buyCampaign(owner, { budget: 50_000 }));
  ({ campaign: settled } = await buyCampaign(owner, { budget: 50_000, payout_model: 'budget_share' }));
  await approve(await submitDeliverable(settled, creator, { viewCount: 20_000 }), owner);
  await succeed(closeCampaign, { params: { id: settled.id } }, owner);
  transferId = (await deps().stripe.transfers.list({ limit: 1 })).data[0]?.id ?? '';
  // All of it was paid out, as if nothing had been left to give back.
  const funds = deps().db.firestore.collection(COLLECTIONS.campaignFunds).doc(settled.id);
  const { balances } = await fundsOf(settled.id);
  const group = { id: 'grp_spent', campaignId: settled.id, subjectId: settled.id, createdAt: new Date() };
  const entries = [
    { account: 'available', amountCents: -balances.available },
    { account: 'refunded', amountCents: balances.available },
  ];
  await deps()
    .db.firestore.collection(COLLECTIONS.ledgerGroups)
    .doc(group.id)
    .set({ ...group, entries });
  await funds.update({ 'balances.available': 0, 'balances.refunded': balances.available });
});

/** Runs the reconciler after some minutes; answers how often it has asked for the disputes of these campaigns' charges. */
async function looksAfter(minutes: number, ...campaigns: readonly CampaignView[]): Promise<number[]> {
  passMinutes(minutes);
  asked.length = 0;
  await succeed(runScheduledJob, { params: { name: 'reconcile' } });
  const charges = await Promise.all(campaigns.map(async ({ id }) => (await fundsOf(id)).chargeId));
  return charges.map(
    (charge) => asked.filter((path) => path.startsWith(`/v1/disputes?`) && path.includes(charge)).length,
  );
}

const newest = async () => (await succeed(listLedgerResults, { query: { limit: 1 } }, admin))[0];

describe('the reconciler', () => {
  it('asks about a settled loot twice in 31 days, and about one that lives once a day while nothing moves', async () => {
    expect(await looksAfter(HOUR, live, settled)).toEqual([1, 1]);
    expect(await looksAfter(HOUR, live, settled)).toEqual([0, 0]);
    let looks = 1;
    for (let day = 1; day < 31; day += 1) {
      const [ofLive, ofSettled = 0] = await looksAfter(DAY, live, settled);
      expect(ofLive).toBe(1);
      looks += ofSettled;
    }
    expect(looks).toBe(2);
  });

  it('asks about one that lives as soon as something has moved', async () => {
    const treasure = await submitDeliverable(live, await createPaidCreator(), { viewCount: 1000 });
    expect(await looksAfter(HOUR, live)).toEqual([0]);
    await approve(treasure, owner);
    expect(await looksAfter(HOUR, live)).toEqual([1]);
    expect(await looksAfter(HOUR, live)).toEqual([0]);
  });

  it('finds within half a month what somebody has moved at the provider in a settled loot, and names it, asking once a day, until it is settled', async () => {
    const { destination } = await deps().stripe.transfers.retrieve(transferId);
    await deps().stripe.transfers.create({
      amount: 500,
      currency: 'sgd',
      destination: typeof destination === 'string' ? destination : '',
      source_transaction: (await fundsOf(settled.id)).chargeId,
    });
    let days = 0;
    while ((await newest())?.difference_count === 0 && days < 17) {
      await looksAfter(DAY, settled);
      days += 1;
    }
    expect(days).toBeLessThanOrEqual(16);
    expect((await newest())?.differences).toMatchObject([{ campaign_id: settled.id }]);
    expect(await looksAfter(HOUR, settled)).toEqual([0]);
    expect((await newest())?.differences).toMatchObject([{ campaign_id: settled.id }]);
    const [again = 0] = await looksAfter(DAY, settled);
    expect(again).toBeGreaterThan(0);
    const wrong = (await deps().stripe.transfers.list({ limit: 1 })).data[0]?.id ?? '';
    await deps().stripe.transfers.createReversal(wrong);
    await looksAfter(DAY, settled);
    expect((await newest())?.difference_count).toBe(0);
  });

  it('shows the reads of the last 30 days, and what is allowed for the payments in them', async () => {
    // The count is stored with the next read after a minute.
    passMinutes(1);
    await deps().stripe.balance.retrieve();
    await looksAfter(HOUR, live);
    const shown = (await newest())?.provider_reads;
    expect(shown?.reads).toBeGreaterThan(0);
    expect(shown).toMatchObject({ payments: 0, allowed: 10_000 });
    // Reads of the last minute are not stored yet.
    const { reads, ...counted } = await readsAtProvider();
    expect(counted).toEqual({ transactions: 0, allowed: 10_000 });
    expect(shown?.reads).toBeLessThanOrEqual(reads);
    expect(shown?.reads).toBeGreaterThan(reads * 0.8);
    const days = await deps().db.firestore.collection(COLLECTIONS.providerReads).get();
    expect(days.size).toBeGreaterThan(1);
    passMinutes(31 * DAY);
    await looksAfter(HOUR);
    expect((await newest())?.provider_reads?.reads).toBeLessThan(shown?.reads ?? 0);
  });
});
