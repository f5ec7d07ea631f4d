import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { decideCase, listCases } from '@doubloon/contract/admin/operations.ts';
import { getRefund, requestRefund } from '@doubloon/contract/payments/refund-operations.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../support/api.ts';
import { passMinutes } from '../support/moving-clock.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitTreasure,
} from '../support/paid-campaigns.ts';
import { deliver, eventAbout } from '../support/payment-provider.ts';
import { createPerson } from '../support/people.ts';
import type { Person } from '../support/person.ts';

const DAY_MINUTES = 24 * 60;

let admin: Person;
let owner: Person;
let creator: Person;
let campaign: CampaignView;

beforeAll(async () => {
  admin = await createPerson('admin');
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  // The provider keeps a fee of each payment: with more in its balance refunds are covered.
  await buyCampaign(owner, { budget: 500_000 });
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 2 }));
});

const byId = () => ({ params: { id: campaign.id } });
const close = () => succeed(closeCampaign, byId(), owner);
const run = () => succeed(runScheduledJob, { params: { name: 'settle-refunds' } });
const refund = (): Promise<RefundView> => succeed(getRefund, byId(), owner);
const refundsAtProvider = async () =>
  (await deps().stripe.refunds.list({ charge: (await fundsOf(campaign.id)).chargeId, limit: 100 })).data;

async function decide(decision: 'granted' | 'refused' | 'flagged', reason = 'Looked at it') {
  const cases = await succeed(listCases, { query: { status: 'open', kind: 'refund', limit: 50 } }, admin);
  const found = cases.find(({ campaign_id: id }) => id === campaign.id);
  return succeed(decideCase, { params: { id: found?.id ?? '-' }, body: { decision, reason } }, admin);
}

describe('a refund that an admin has refused', () => {
  it('has a reason that the owner reads, and what it was about is not granted by itself any more', async () => {
    await close();
    await run();
    await decide('refused', 'Paid with a stolen card');
    await run();
    passMinutes(10 * DAY_MINUTES);
    await run();
    expect(await refund()).toMatchObject({ status: 'refused', reason: 'Paid with a stolen card' });
    expect(await refundsAtProvider()).toEqual([]);
    expect(await succeed(requestRefund, byId(), owner)).toMatchObject({ status: 'requested', under_review: true });
    expect(await refuse(requestRefund, byId(), owner)).toMatchObject({ status: 409 });
    passMinutes(10 * DAY_MINUTES);
    await run();
    expect(await refund()).toMatchObject({ status: 'requested', under_review: true });
    await decide('granted');
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', amount: 105_000 });
  });

  it('leaves what comes free later to a request of its own', async () => {
    const treasure = await submitTreasure(campaign, creator, { viewCount: 1000 });
    expect(await approve(treasure, owner)).toMatchObject({ ok: true });
    await close();
    await run();
    await decide('refused', 'Paid with a stolen card');
    await run();
    expect(await refund()).toMatchObject({ status: 'refused', budget_part: 62_500, fee_part: 3125 });
    const { stripe } = deps();
    const { transferGroup } = await fundsOf(campaign.id);
    const [transfer] = (await stripe.transfers.list({ transfer_group: transferGroup })).data;
    await stripe.transfers.createReversal(transfer?.id ?? '-', { amount: 10_000 });
    await deliver(await eventAbout('transfer.reversed', transfer?.id ?? '-'));
    await run();
    expect(await refund()).toMatchObject({ status: 'requested', budget_part: 10_000, fee_part: 500 });
    await decide('granted');
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', amount: 10_500 });
    expect(await fundsOf(campaign.id)).toMatchObject({ withheldCents: 62_500, balances: { available: 62_500 } });
    await expectBalancedBooks(campaign.id);
  });
});
