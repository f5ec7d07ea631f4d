import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignDocument } from '../../../functions/testing/documents.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, stored } from '../../support/given/fixtures.ts';
import {
  applicationFundsOf,
  approve,
  buyCampaign,
  connectAccount,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { failNext, finishOnboarding } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: CampaignView;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 100_000 }));
});

const statusOf = async (deliverable: { id: string }) =>
  (await stored(COLLECTIONS.deliverables, deliverable.id))?.['status'];

async function expectNothingMoved(): Promise<void> {
  expect((await fundsOf(campaign.id)).balances).toMatchObject({ available: 100_000, reserved: 0, paid: 0 });
  expect(await transfersOf(campaign.id)).toEqual([]);
  await expectBalancedBooks(campaign.id);
}

describe('approving a treasure', () => {
  it('pays the creator the share of the budget for the counted views', async () => {
    const asked = vi.spyOn(deps().stripe.transfers, 'create');
    const deliverable = await submitDeliverable(campaign, creator, { viewCount: 1500 });
    const answer = await approve(deliverable, owner, 'Lovely');
    expect(answer).toMatchObject({
      ok: true,
      data: { status: 'approved', feedback: 'Lovely', payout: { status: 'paid', amount: 75_000, share_percent: 75 } },
    });
    const [transfer, ...others] = await transfersOf(campaign.id);
    const { chargeId, balances } = await fundsOf(campaign.id);
    expect(others).toEqual([]);
    expect(transfer).toMatchObject({ amount: 75_000, currency: 'sgd', source_transaction: chargeId });
    // It has the charge's group: https://docs.stripe.com/connect/separate-charges-and-transfers#transfer-availability
    expect(asked.mock.calls.map(([params]) => 'transfer_group' in params)).toEqual([false]);
    asked.mockRestore();
    expect(balances).toMatchObject({ available: 25_000, reserved: 0, paid: 75_000 });
    expect(await applicationFundsOf(deliverable.applicationId)).toMatchObject({
      paidCents: 75_000,
      livePayoutId: null,
    });
    await expectBalancedBooks(campaign.id);
  });

  it('pays nothing twice when it is repeated, and answers the same', async () => {
    const deliverable = await submitDeliverable(campaign, creator);
    const first = await approve(deliverable, owner);
    expect(await approve(deliverable, owner)).toEqual(first);
    expect(await transfersOf(campaign.id)).toHaveLength(1);
  });

  it('pays once when it is sent ten times at once', async () => {
    const deliverable = await submitDeliverable(campaign, creator);
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(deliverable, owner)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await statusOf(deliverable)).toBe('approved');
    expect(await transfersOf(campaign.id)).toHaveLength(1);
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ reserved: 0, paid: 75_000 });
    await expectBalancedBooks(campaign.id);
  });

  it('never pays more than the budget when many creators are approved at once', async () => {
    const { campaign: perView } = await buyCampaign(owner, {
      payout_model: 'per_view',
      expected_reach: 1000,
      budget: 100_000,
    });
    const deliverables: Deliverable[] = [];
    // 10,500 each: nine fit.
    for (let count = 0; count < 12; count += 1) {
      deliverables.push(await submitDeliverable(perView, await createPaidCreator(), { viewCount: 150 }));
    }
    const answers = await Promise.all(deliverables.map((deliverable) => approve(deliverable, owner)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(9);
    for (const answer of answers) {
      if (!answer.ok) expect(answer.error).toMatchObject({ details: 'Insufficient campaign budget' });
    }
    expect((await fundsOf(perView.id)).balances).toMatchObject({ available: 5500, reserved: 0, paid: 94_500 });
    expect(await transfersOf(perView.id)).toHaveLength(9);
    await expectBalancedBooks(perView.id);
  });

  it('approves without a payout when nothing is due', async () => {
    const { campaign: perView } = await buyCampaign(owner, {
      payout_model: 'per_view',
      expected_reach: 1000,
      budget: 1000,
    });
    const deliverable = await submitDeliverable(perView, await createPerson('content_creator'), { viewCount: 0 });
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true, data: { status: 'approved', payout: null } });
  });

  it('counts per post the latest report without its baseline, and pays only what is not paid yet', async () => {
    const { campaign: perView } = await buyCampaign(owner, {
      payout_model: 'per_view',
      expected_reach: 10_000,
      budget: 100_000,
    });
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
    const post = { postKey: 'tiktok:7', baselineViews: 200 };
    const early = await submitDeliverable(perView, creator, { ...post, viewCount: 1200, createdAt: at(1) });
    const late = await submitDeliverable(perView, creator, { ...post, viewCount: 4200, createdAt: at(2) });
    const other = await submitDeliverable(perView, creator, { postKey: 'tiktok:8', viewCount: 1000, createdAt: at(3) });
    // 4,000 of 10,000 views at 75 %: 30,000; the earlier report adds nothing; 5,000 of 10,000 at 80 %: 40,000.
    expect(await approve(late, owner)).toMatchObject({
      data: { payout: { amount: 30_000, counted_before: 0, counted_views: 4000 } },
    });
    expect(await approve(early, owner)).toMatchObject({ data: { status: 'approved', payout: null } });
    expect(await approve(other, owner)).toMatchObject({
      data: { payout: { amount: 10_000, counted_before: 4000, counted_views: 5000 } },
    });
    expect((await fundsOf(perView.id)).balances).toMatchObject({ paid: 40_000, available: 60_000 });
    await expectBalancedBooks(perView.id);
  });

  it('is for the owner of the campaign only', async () => {
    const deliverable = await submitDeliverable(campaign, creator);
    expect(await approve(deliverable, await createPerson('business_owner'))).toMatchObject({ status: 404 });
    expect(await approve(deliverable, creator)).toMatchObject({ status: 403 });
    expect(
      await refuse(decideDeliverable, {
        params: { id: deliverable.id },
        body: { status: 'approved', view_count: 1000 },
      }),
    ).toMatchObject({ status: 401 });
    expect(await statusOf(deliverable)).toBe('submitted');
    await expectNothingMoved();
  });

  it('is refused for a treasure that was decided otherwise', async () => {
    const deliverable = await submitDeliverable(campaign, creator, { status: 'rejected' });
    expect(await approve(deliverable, owner)).toMatchObject({ status: 409, error: { code: 'illegal_state' } });
    await expectNothingMoved();
  });
});

describe('a payment that cannot be authorised', () => {
  const refusal = (details: string, why: { reason: string; must_act: 'creator' | 'owner' | 'platform' }) => ({
    status: 402,
    error: { errorType: 'payment_authorization_failed', message: `Payment Failed: ${details}`, details, ...why },
  });

  it('says that the creator has no account', async () => {
    const deliverable = await submitDeliverable(campaign, await createPerson('content_creator'));
    const answer = await approve(deliverable, owner);
    expect(answer).toMatchObject(
      refusal('The creator has no connected Stripe account', { reason: 'no_account', must_act: 'creator' }),
    );
    expect(await statusOf(deliverable)).toBe('submitted');
    await expectNothingMoved();
  });

  it.each(['untouched', 'half', 'pending', 'rejected'] as const)(
    'says that the account needs verification: onboarding %s',
    async (outcome) => {
      const person = await createPerson('content_creator');
      await connectAccount(person, outcome);
      const deliverable = await submitDeliverable(campaign, person);
      expect(await approve(deliverable, owner)).toMatchObject(
        refusal("The creator's account needs verification", { reason: 'account_not_ready', must_act: 'creator' }),
      );
      expect(await statusOf(deliverable)).toBe('submitted');
      await expectNothingMoved();
    },
  );

  it('says that the platform has too little, and can be tried again', async () => {
    await failNext('transfers.create', 'balance_insufficient');
    const deliverable = await submitDeliverable(campaign, creator);
    expect(await approve(deliverable, owner)).toMatchObject(
      refusal('Insufficient platform balance', { reason: 'platform_balance', must_act: 'platform' }),
    );
    expect(await statusOf(deliverable)).toBe('submitted');
    await expectNothingMoved();
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true, data: { payout: { status: 'paid' } } });
    expect(await transfersOf(campaign.id)).toHaveLength(1);
  });

  it('says that the campaign has too little left', async () => {
    const { campaign: small } = await buyCampaign(owner, {
      payout_model: 'per_view',
      expected_reach: 1000,
      budget: 1000,
    });
    expect(await approve(await submitDeliverable(small, creator), owner)).toMatchObject({ status: 200 });
    const before = (await fundsOf(small.id)).balances;
    const second = await createPaidCreator();
    const deliverable = await submitDeliverable(small, second);
    expect(await approve(deliverable, owner)).toMatchObject(
      refusal('Insufficient campaign budget', { reason: 'campaign_budget', must_act: 'owner' }),
    );
    expect((await fundsOf(small.id)).balances).toEqual(before);
    expect(await statusOf(deliverable)).toBe('submitted');
    expect(await applicationFundsOf(deliverable.applicationId)).toBeUndefined();
  });

  it('passes on any other reason', async () => {
    const message = 'Something only the provider knows.';
    await failNext('transfers.create', 'error', { status: 400, error: { type: 'invalid_request_error', message } });
    const deliverable = await submitDeliverable(campaign, creator);
    expect(await approve(deliverable, owner)).toMatchObject(
      refusal(message, { reason: 'StripeInvalidRequestError', must_act: 'owner' }),
    );
    await expectNothingMoved();
  });

  it('pays as soon as the account is ready, although the news of it has not come', async () => {
    const person = await createPerson('content_creator');
    const accountId = await connectAccount(person, 'untouched');
    const deliverable = await submitDeliverable(campaign, person);
    await finishOnboarding(accountId);
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true, data: { payout: { status: 'paid' } } });
  });
});

describe('creator slots', () => {
  it('are taken by approvals, and no more than there are', async () => {
    const { campaign: shared } = await buyCampaign(owner, { creator_slots: 2 });
    const document = campaignDocument({ id: shared.id, ownerId: owner.uid });
    const decide = async (status: 'approved' | 'rejected') => {
      const application = await storeApplication(document, await createPerson('content_creator'));
      return { params: { id: application.id }, body: { status } };
    };
    await succeed(decideApplication, await decide('rejected'), owner);
    await succeed(decideApplication, await decide('approved'), owner);
    await succeed(decideApplication, await decide('approved'), owner);
    const third = await decide('approved');
    expect(await refuse(decideApplication, third, owner)).toMatchObject({
      status: 409,
      message: 'All creator slots are taken',
    });
    expect((await stored(COLLECTIONS.applications, third.params.id))?.['status']).toBe('pending');
    expect((await fundsOf(shared.id)).slotsTaken).toBe(2);
  });

  it('do not limit a campaign that pays per view', async () => {
    const { campaign: perView } = await buyCampaign(owner, { payout_model: 'per_view' });
    const document = campaignDocument({ id: perView.id, ownerId: owner.uid });
    for (const person of [creator, await createPerson('content_creator')]) {
      const application = await storeApplication(document, person);
      await succeed(decideApplication, { params: { id: application.id }, body: { status: 'approved' } }, owner);
    }
  });
});
