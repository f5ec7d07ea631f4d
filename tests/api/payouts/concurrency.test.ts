import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { call, deps } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import {
  applyTo,
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

const CREATORS = 50;
const AT_ONCE = 10;

let owner: Person;
const creators: Person[] = [];

beforeAll(async () => {
  owner = await createPerson('business_owner');
  for (let made = 0; made < CREATORS; made += AT_ONCE) {
    creators.push(...(await Promise.all(Array.from({ length: AT_ONCE }, createPaidCreator))));
  }
});

/** Approves a treasure of every creator at the same moment; those that were paid and those that were not. */
async function approveAll(campaign: CampaignView, viewCount: number) {
  const deliverables: Deliverable[] = [];
  for (const creator of creators) deliverables.push(await submitDeliverable(campaign, creator, { viewCount }));
  const answers = await Promise.all(deliverables.map((deliverable) => approve(deliverable, owner)));
  const paid = deliverables.filter((_, index) => answers[index]?.ok);
  const losers = deliverables.filter((_, index) => !answers[index]?.ok);
  for (const answer of answers) {
    if (!answer.ok) expect(answer).toMatchObject({ status: 402, error: { details: 'Insufficient campaign budget' } });
  }
  return { paid, losers };
}

/** Returns the provider's net transfers for a campaign, in cents. */
async function transferred(campaign: CampaignView): Promise<number> {
  return (await transfersOf(campaign.id)).reduce(
    (sum, { amount, amount_reversed: reversed }) => sum + amount - reversed,
    0,
  );
}

describe('fifty approvals at the same moment', () => {
  it('of views pay as many as the budget holds and tell the others so; money that comes free pays one of them', async () => {
    const fields = { budget: 100_000, expected_reach: 10_000, payout_model: 'per_view' as const };
    const { campaign } = await buyCampaign(owner, fields);
    // 400 of 10,000 views at 70 % of 1,000 dollars are 28 dollars: 35 of them fit.
    const { paid, losers } = await approveAll(campaign, 400);
    expect(paid).toHaveLength(35);
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 98_000, available: 2000, reserved: 0 });
    expect(await transferred(campaign)).toBe(98_000);
    await expectBalancedBooks(campaign.id);

    const transfer = await stored(COLLECTIONS.payoutTransfers, payoutIdOf(paid[0]?.id ?? ''));
    const transferId = String(transfer?.['transferId']);
    await deps().stripe.transfers.createReversal(transferId);
    expect((await deliver(await eventAbout('transfer.reversed', transferId))).status).toBe(200);
    const [next] = losers;
    expect(next && (await approve(next, owner))).toMatchObject({ ok: true });
    expect(await transferred(campaign)).toBe(98_000);
    await expectBalancedBooks(campaign.id);
  });

  it('of a shared budget pay exactly as many as it holds', async () => {
    // A slot is 40 dollars; from 10,000 views each earns 36, and 27 of them fit into 1,000.
    const { campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 25 });
    const { paid } = await approveAll(campaign, 10_000);
    expect(paid).toHaveLength(27);
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 97_200, available: 2800, reserved: 0 });
    expect(await transferred(campaign)).toBe(97_200);
    await expectBalancedBooks(campaign.id);
  });

  it('of applications to a shared budget take exactly its slots', async () => {
    const { campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 20 });
    const applications = await Promise.all(creators.map((creator) => applyTo(campaign, creator)));
    const body = { status: 'approved' as const };
    const answers = await Promise.all(
      applications.map((application) => call(decideApplication, { params: { id: application.id }, body }, owner)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    for (const answer of answers) {
      if (!answer.ok) expect(answer).toMatchObject({ status: 409, error: { message: 'All creator slots are taken' } });
    }
    expect((await fundsOf(campaign.id)).slotsTaken).toBe(20);
  });
});
