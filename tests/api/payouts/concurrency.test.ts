import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { resolvePayout } from '../../../functions/src/payments/payouts/resolve-payout.ts';
import { caseBudget } from '../../../scripts/testing/plan/scope.ts';
import { call, deps } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
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
import { deliver, eventAbout, settleBalances } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

/** Creators who are approved at once; budgets and what they hold go with their number. */
const CREATORS = caseBudget(20, 50);
const AT_ONCE = 10;
/** Cents. */
const BUDGET = CREATORS * 2_000;

let owner: Person;
const creators: Person[] = [];

beforeAll(async () => {
  owner = await createPerson('business_owner');
  for (let made = 0; made < CREATORS; made += AT_ONCE) {
    creators.push(...(await Promise.all(Array.from({ length: AT_ONCE }, createPaidCreator))));
  }
});

/** Calls until the answer is about the call: one that met too many others has changed nothing, and is asked to come again. */
async function insist<A extends { ok: boolean }>(make: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await make();
    if (!('status' in answer) || answer.status !== 429) return answer;
  }
}

/** Settles the payouts that others kept from being sent, or from being booked when they were. */
async function settleThoseOnTheirWay(accepted: readonly Deliverable[]): Promise<void> {
  passMinutes(3);
  for (const deliverable of accepted) {
    const { status } = await resolvePayout(deps(), payoutIdOf(deliverable.id));
    if (status !== 'paid') expect(await insist(() => approve(deliverable, owner))).toMatchObject({ ok: true });
  }
}

/** Approves a treasure of every creator at the same moment; those that were paid and those that were not. */
async function approveAll(campaign: CampaignView, viewCount: number) {
  const deliverables: Deliverable[] = [];
  for (const creator of creators) deliverables.push(await submitDeliverable(campaign, creator, { viewCount }));
  const answers = await Promise.all(deliverables.map((deliverable) => insist(() => approve(deliverable, owner))));
  const paid = deliverables.filter((_, index) => answers[index]?.ok);
  await settleThoseOnTheirWay(paid);
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

/** Milliseconds that end what hangs: those who meet take turns, each after pauses of seconds. */
const LIMIT = 900_000;

describe(`${CREATORS} approvals at the same moment`, { timeout: LIMIT }, () => {
  it('of views pay as many as the budget holds and tell the others so; money that comes free pays one of them', async () => {
    const fields = { budget: BUDGET, expected_reach: CREATORS * 200, payout_model: 'per_view' as const };
    const { campaign } = await buyCampaign(owner, fields);
    // For 50 creators, 400 of 10,000 views at 70 % of 1,000 dollars are 28 dollars: 35 of them fit.
    const fits = Math.floor(BUDGET / 2_800);
    const all = fits * 2_800;
    const { paid, losers } = await approveAll(campaign, 400);
    expect(paid).toHaveLength(fits);
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: all, available: BUDGET - all, reserved: 0 });
    expect(await transferred(campaign)).toBe(all);
    await expectBalancedBooks(campaign.id);

    const transfer = await stored(COLLECTIONS.payoutTransfers, payoutIdOf(paid[0]?.id ?? ''));
    const transferId = String(transfer?.['transferId']);
    await settleBalances();
    await deps().stripe.transfers.createReversal(transferId);
    expect((await deliver(await eventAbout('transfer.reversed', transferId))).status).toBe(200);
    const [next] = losers;
    expect(next && (await approve(next, owner))).toMatchObject({ ok: true });
    expect(await transferred(campaign)).toBe(all);
    await expectBalancedBooks(campaign.id);
  });

  it('of a shared budget pay exactly as many as it holds', async () => {
    // A slot is 40 dollars; from 10,000 views each earns 36, and 27 of them fit into 1,000.
    const fits = Math.floor(BUDGET / 3_600);
    const all = fits * 3_600;
    const { campaign } = await buyCampaign(owner, { budget: BUDGET, creator_slots: CREATORS / 2 });
    const { paid } = await approveAll(campaign, 10_000);
    expect(paid).toHaveLength(fits);
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: all, available: BUDGET - all, reserved: 0 });
    expect(await transferred(campaign)).toBe(all);
    await expectBalancedBooks(campaign.id);
  });

  it('of applications to a shared budget take exactly its slots', async () => {
    const slots = CREATORS * 0.4;
    const { campaign } = await buyCampaign(owner, { budget: BUDGET, creator_slots: slots });
    const applications = await Promise.all(creators.map((creator) => applyTo(campaign, creator)));
    const body = { status: 'approved' as const };
    const answers = await Promise.all(
      applications.map(({ id }) => insist(() => call(decideApplication, { params: { id }, body }, owner))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(slots);
    for (const answer of answers) {
      if (!answer.ok) expect(answer).toMatchObject({ status: 409, error: { message: 'All creator slots are taken' } });
    }
    expect((await fundsOf(campaign.id)).slotsTaken).toBe(slots);
  });
});
