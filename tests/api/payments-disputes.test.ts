import { decideCase, listCases } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { succeed } from '../support/api.ts';
import { passMinutes } from '../support/moving-clock.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitTreasure,
} from '../support/paid-campaigns.ts';
import { closeDispute, deliver, eventAbout, openDispute } from '../support/payment-provider.ts';
import { createPerson } from '../support/people.ts';
import type { Person } from '../support/person.ts';

let admin: Person;
let owner: Person;
let creator: Person;
let campaign: CampaignView;

beforeAll(async () => {
  admin = await createPerson('admin');
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  await buyCampaign(owner, { budget: 500_000 });
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 100_000 }));
});

const byId = () => ({ params: { id: campaign.id } });
const close = () => succeed(closeCampaign, byId(), owner);
const run = () => succeed(runScheduledJob, { params: { name: 'settle-refunds' } });
const refund = () => succeed(getRefund, byId(), owner);
const balances = async () => (await fundsOf(campaign.id)).balances;

async function closeAndGrant(): Promise<void> {
  await close();
  await run();
  const cases = await succeed(listCases, { query: { status: 'open', kind: 'refund', limit: 50 } }, admin);
  const id = cases.find((one) => one.campaign_id === campaign.id)?.id ?? '-';
  await succeed(decideCase, { params: { id }, body: { decision: 'granted', reason: 'Looked at it' } }, admin);
}

describe('a dispute', () => {
  it('holds the refund until it is won', async () => {
    const dispute = await openDispute((await fundsOf(campaign.id)).chargeId);
    await deliver(await eventAbout('charge.dispute.created', dispute));
    await close();
    await run();
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'dispute', amount: 0 });
    await closeDispute(dispute, 'won');
    await deliver(await eventAbout('charge.dispute.closed', dispute));
    passMinutes(61);
    await run();
    expect(await refund()).toMatchObject({ status: 'requested', amount: 105_000 });
  });

  it('that nobody has told of yet makes the refund wait', async () => {
    await closeAndGrant();
    const dispute = await openDispute((await fundsOf(campaign.id)).chargeId);
    await run();
    expect(await refund()).toMatchObject({ status: 'granted' });
    expect(await balances()).toMatchObject({ available: 100_000, refunding: 0 });
    await closeDispute(dispute, 'won');
    passMinutes(61);
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded' });
  });

  it('that is lost after payouts leaves nothing to refund, and the loss in the books', async () => {
    expect(await approve(await submitTreasure(campaign, creator), owner)).toMatchObject({ ok: true });
    const dispute = await openDispute((await fundsOf(campaign.id)).chargeId);
    await deliver(await eventAbout('charge.dispute.created', dispute));
    await close();
    await closeDispute(dispute, 'lost');
    await deliver(await eventAbout('charge.dispute.closed', dispute));
    await run();
    expect(await refund()).toMatchObject({ status: 'none', amount: 0 });
    expect(await balances()).toMatchObject({ available: 0, disputed: 0, refunded: 25_000, paid: 75_000 });
    const entries = (await expectBalancedBooks(campaign.id)).flatMap((group) => group.entries);
    expect(entries).toContainEqual({ account: 'loss', amountCents: 75_000 });
    // The fee of the payment, and once that of the dispute.
    expect(entries.filter(({ account }) => account === 'stripe_fees').at(-1)?.amountCents).toBe(1500);
    expect(entries.filter(({ amountCents }) => amountCents === 1500)).toHaveLength(1);
  });

  it('that begins after the refund was asked for lets it lapse when it is lost', async () => {
    await closeAndGrant();
    const dispute = await openDispute((await fundsOf(campaign.id)).chargeId);
    await deliver(await eventAbout('charge.dispute.created', dispute));
    await run();
    expect(await refund()).toMatchObject({ status: 'granted', waits_for: 'dispute' });
    await closeDispute(dispute, 'lost');
    await deliver(await eventAbout('charge.dispute.closed', dispute));
    passMinutes(61);
    await run();
    expect(await refund()).toMatchObject({ status: 'lapsed', amount: 0 });
    expect(await balances()).toMatchObject({ refunded: 100_000, available: 0 });
  });
});
