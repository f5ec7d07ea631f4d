import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { listPayoutsOfCreator } from '@doubloon/contract/payments/operations.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverableProjections } from '../../../functions/src/deliverables/projections.ts';
import { payoutProjections } from '../../../functions/src/payments/projections.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { proofProjections } from '../../../functions/src/proofs/projections.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeProof } from '../../support/given/fixtures.ts';
import { approve, buyCampaign, connectAccount, submitDeliverable } from '../../support/money/paid-campaigns.ts';
import { failNext, finishOnboarding } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: CampaignView;
let deliverable: Deliverable;

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  ({ campaign } = await buyCampaign(owner, { payout_model: 'per_view', expected_reach: 10_000 }));
  deliverable = await submitDeliverable(campaign, creator, { viewCount: 1000, decideBy: addDays(new Date(), 5) });
});

const shown = async (person: Person) => succeed(getDeliverable, { params: { id: deliverable.id } }, person);

/** Runs the trigger twice, as may happen in production, and returns the kinds of the person's notifications. */
async function told(person: Person): Promise<string[]> {
  for (let time = 0; time < 2; time += 1) {
    await createNotifications(deps().db, deliverableProjections, deliverable.id, new Date());
  }
  return (await succeed(listNotifications, { query: {} }, person)).map(({ kind }) => kind);
}

describe('a treasure that was accepted and could not be paid', () => {
  it('says so to both sides, with who has to act and until when it is tried again', async () => {
    expect((await shown(creator)).payment_problem).toBeNull();
    expect((await approve(deliverable, owner)).status).toBe(402);
    for (const person of [creator, owner]) {
      const { payment_problem: problem, decide_by: decideBy } = await shown(person);
      expect(problem).toMatchObject({
        reason: 'no_account',
        details: 'The creator has no connected Stripe account',
        must_act: 'creator',
        tried_until: addDays(decideBy, 14),
      });
    }
    expect(await told(creator)).toEqual(['payout_needs_account']);
    expect((await told(owner)).sort()).toEqual(['payout_failed', 'treasure_submitted']);
  });

  it('tells of the same obstacle once, of another again, and of none once it is paid', async () => {
    await approve(deliverable, owner);
    const first = (await shown(creator)).payment_problem;
    await approve(deliverable, owner);
    expect((await shown(creator)).payment_problem).toEqual(first);
    expect(await told(creator)).toEqual(['payout_needs_account']);
    const accountId = await connectAccount(creator, 'half');
    await approve(deliverable, owner);
    expect((await shown(creator)).payment_problem).toMatchObject({ reason: 'account_not_ready', must_act: 'creator' });
    expect(await told(creator)).toHaveLength(2);
    await finishOnboarding(accountId);
    expect((await approve(deliverable, owner)).status).toBe(200);
    expect(await shown(creator)).toMatchObject({ status: 'approved', payment_problem: null });
  });

  it('names the provider, and not any more the creator, once they have done their part', async () => {
    await approve(deliverable, owner);
    expect(await told(creator)).toEqual(['payout_needs_account']);
    await connectAccount(creator);
    await failNext('transfers.create', 'balance_insufficient');
    expect((await approve(deliverable, owner)).status).toBe(402);
    for (const person of [creator, owner]) {
      expect((await shown(person)).payment_problem).toMatchObject({ reason: 'platform_balance', must_act: 'platform' });
    }
    // Of this the payout tells, which is there and has failed, in the words of the treasure.
    expect(await told(creator)).toEqual(['payout_needs_account']);
    const [payout] = await succeed(listPayoutsOfCreator, { params: { id: creator.uid }, query: {} }, creator);
    const { since: _since, appeal: _appeal, ...problem } = (await shown(creator)).payment_problem!;
    expect(payout?.failure).toEqual({ ...problem, mended: false });
  });

  it('tells each side once when it is the provider that refuses the account', async () => {
    await connectAccount(creator);
    const error = { type: 'invalid_request_error', code: 'insufficient_capabilities_for_transfer', message: 'No' };
    await failNext('transfers.create', 'error', { status: 400, error });
    expect((await approve(deliverable, owner)).status).toBe(402);
    const { payment_problem: problem } = await shown(creator);
    expect(problem).toMatchObject({ reason: 'account_not_ready', must_act: 'creator' });
    await createNotifications(deps().db, payoutProjections, payoutIdOf(deliverable.id), new Date());
    expect(await told(creator)).toEqual(['payout_needs_account']);
    expect((await told(owner)).sort()).toEqual(['payout_failed', 'treasure_submitted']);
  });

  it('leaves it to the owner when the budget is not enough', async () => {
    await connectAccount(creator);
    const { campaign: small } = await buyCampaign(owner, {
      budget: 10_000,
      payout_model: 'per_view',
      expected_reach: 10,
    });
    const first = await submitDeliverable(small, creator, { viewCount: 1000 });
    expect((await approve(first, owner)).status).toBe(200);
    const second = await createPerson('content_creator');
    await connectAccount(second);
    deliverable = await submitDeliverable(small, second, { viewCount: 10_000 });
    expect((await approve(deliverable, owner)).status).toBe(402);
    expect((await shown(owner)).payment_problem).toMatchObject({ reason: 'campaign_budget', must_act: 'owner' });
    expect(await told(second)).toEqual(['payout_failed']);
  });
});

describe('a proof that was accepted and could not be paid', () => {
  it('says so, too', async () => {
    const approved = await submitDeliverable(campaign, await createPerson('content_creator'), { status: 'approved' });
    const proof = await storeProof(approved, { reportedViewCount: 5000 });
    const input = { params: { id: proof.id }, body: { status: 'verified' as const, reported_view_count: 5000 } };
    expect(await refuse(updateProof, input, owner)).toMatchObject({ status: 402 });
    await createNotifications(deps().db, proofProjections, proof.id, new Date());
    const kinds = (await succeed(listNotifications, { query: {} }, owner)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['payout_failed', 'proof_submitted']);
  });
});
