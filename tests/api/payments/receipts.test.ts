import { approvePayment } from '@doubloon/contract/applications/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { PayoutReceipt } from '@doubloon/contract/payments/payout.ts';
import {
  getReceipt,
  previewApplicationPayout,
  previewProofPayout,
  previewDeliverablePayout,
} from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { recomputeReceipt } from '@doubloon/contract/payments/statements/receipt.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { campaignDocument } from '../../../functions/testing/documents.ts';
import { refuse, succeed } from '../../support/api.ts';
import { storeApplication, stored, storeProof } from '../../support/given/fixtures.ts';
import {
  applicationFundsOf,
  approve,
  buyCampaign,
  createPaidCreator,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';
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
  ({ campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 2, expected_reach: 10_000 }));
});

const byId = (id: string) => ({ params: { id } });

/** The amount of a payout computed again from what is stored as its receipt. */
async function recomputed(payoutId: string): Promise<number> {
  const payout = await stored(COLLECTIONS.payouts, payoutId);
  const receipt = payout?.['receipt'] as { posts: object[] };
  const posts = receipt.posts.map((post) => ({ ...post, reportedAt: new Date() }));
  return recomputeReceipt(PayoutReceipt.parse({ ...receipt, posts })).amountCents;
}

describe('a receipt', () => {
  it('names everything the amount follows from, also of a top-up', async () => {
    const deliverable = await submitDeliverable(campaign, creator, { viewCount: 1500, baselineViews: 500 });
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true });
    const proof = await storeProof(deliverable, { reportedViewCount: 6000 });
    await succeed(updateProof, { ...byId(proof.id), body: { status: 'verified', reported_view_count: 6000 } }, owner);
    const payoutId = payoutIdOf(proof.id);
    const receipt = await succeed(getReceipt, byId(payoutId), creator);
    expect(receipt).toMatchObject({
      payout_id: payoutId,
      status: 'paid',
      payout_model: 'budget_share',
      budget: 100_000,
      creator_slots: 2,
      creator_cap: null,
      posts: [{ post: deliverable.postKey, views: 6000, baseline_views: 500, counted_views: 5500, has_fallen: false }],
      counted_views: 5500,
      share_percent: 80,
      entitlement: 40_000,
      already_paid: 37_500,
      taken_back: 0,
      amount: 2500,
      currency: 'sgd',
    });
    expect(await recomputed(payoutId)).toBe(receipt.amount);
    expect(await recomputed(payoutIdOf(deliverable.id))).toBe(37_500);
  });

  it('is for the two parties and admins, and says nothing to others, not even that it is there', async () => {
    const deliverable = await submitDeliverable(campaign, creator);
    await approve(deliverable, owner);
    const receipt = byId(payoutIdOf(deliverable.id));
    for (const reader of [owner, creator, await createPerson('admin')]) {
      expect(await succeed(getReceipt, receipt, reader)).toMatchObject({ amount: 37_500 });
    }
    for (const role of ['business_owner', 'content_creator'] as const) {
      expect(await refuse(getReceipt, receipt, await createPerson(role))).toMatchObject({ status: 404 });
    }
    expect(await refuse(getReceipt, byId('pay_none'), owner)).toMatchObject({ status: 404 });
  });
});

describe('the preview of an approval', () => {
  const preview = (id: string, person = owner) => succeed(previewDeliverablePayout, byId(id), person);

  it('says what the approval then pays, and changes nothing', async () => {
    const deliverable = await submitDeliverable(campaign, creator, { viewCount: 1000 });
    const before = await fundsOf(campaign.id);
    expect(await preview(deliverable.id)).toMatchObject({
      receipt: { counted_views: 1000, share_percent: 75, entitlement: 37_500, already_paid: 0, amount: 37_500 },
      problem: null,
    });
    expect(await fundsOf(campaign.id)).toEqual(before);
    expect(await applicationFundsOf(deliverable.applicationId)).toBeUndefined();
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true, data: { payout: { amount: 37_500 } } });

    const proof = await storeProof(deliverable, { reportedViewCount: 5000 });
    expect(await succeed(previewProofPayout, byId(proof.id), owner)).toMatchObject({
      receipt: { already_paid: 37_500, amount: 2500 },
      problem: null,
    });
  });

  it('says beforehand why it would be refused', async () => {
    const newcomer = await createPerson('content_creator');
    const unpayable = await submitDeliverable(campaign, newcomer);
    expect((await preview(unpayable.id)).problem).toMatchObject({ reason: 'no_account' });

    const { campaign: small } = await buyCampaign(owner, { budget: 10_000, creator_slots: 1 });
    expect(await approve(await submitDeliverable(small, creator), owner)).toMatchObject({ ok: true });
    const late = await submitDeliverable(small, await createPaidCreator());
    expect(await preview(late.id)).toMatchObject({
      receipt: { amount: 7500 },
      problem: { reason: 'campaign_budget', details: 'Insufficient campaign budget' },
    });
    const decided = await submitDeliverable(small, await createPaidCreator(), { status: 'rejected' });
    expect((await preview(decided.id)).problem).toMatchObject({ reason: 'illegal_state' });
  });

  it('tells of an application what completing it pays, and what has to be decided first', async () => {
    const document = campaignDocument({ id: campaign.id, ownerId: owner.uid, title: campaign.title });
    const ofApplication = (id: string) => succeed(previewApplicationPayout, byId(id), owner);
    const { applicationId } = await submitDeliverable(campaign, creator);
    expect((await ofApplication(applicationId)).problem).toMatchObject({ reason: 'illegal_state' });
    expect(await refuse(previewApplicationPayout, byId(applicationId), creator)).toMatchObject({ status: 403 });
    const other = await createPerson('business_owner');
    expect(await refuse(previewApplicationPayout, byId(applicationId), other)).toMatchObject({ status: 404 });

    const done = await storeApplication(document, await createPaidCreator(), {
      status: 'approved',
      content: {
        text: 'A reel',
        url: null,
        status: 'approved',
        feedback: null,
        submittedAt: new Date(),
        decideBy: new Date(),
        decidedAt: new Date(),
      },
    });
    const { receipt, problem } = await ofApplication(done.id);
    const paid = await succeed(approvePayment, { ...byId(done.id), body: { approved: true } }, owner);
    expect(problem).toBeNull();
    expect(paid.payout?.amount).toBe(receipt.amount);
  });

  it('says that a payment is on its way', async () => {
    const deliverable = await submitDeliverable(campaign, creator);
    await failNext('transfers.create', 'api_error_after_effect');
    await approve(deliverable, owner);
    expect((await preview(deliverable.id)).problem).toMatchObject({ reason: 'in_flight' });
  });

  it('is for whoever received it', async () => {
    const { id } = await submitDeliverable(campaign, creator);
    const other = await createPerson('business_owner');
    expect(await refuse(previewDeliverablePayout, byId(id), other)).toMatchObject({ status: 404 });
    expect(await refuse(previewDeliverablePayout, byId(id), creator)).toMatchObject({ status: 403 });
    expect(await refuse(previewProofPayout, byId('prf_none'), owner)).toMatchObject({ status: 404 });
  });
});
