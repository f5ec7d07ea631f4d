import { getEarnings, listEarningsOfCreator } from '@doubloon/contract/applications/operations.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { storeDeliverable, storeProof } from '../../support/given/fixtures.ts';
import {
  applyTo,
  approve,
  buyCampaign,
  createPaidCreator,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

const earnings = (id: string, person = creator) => succeed(getEarnings, { params: { id } }, person);
const perView = { payout_model: 'per_view' as const, expected_reach: 10_000, creator_cap: 30_000 };
const counts = { at: new Date(), likes: 9, comments: 1, shares: null, source: 'platform' as const };
const shown = ({ id }: Pick<Deliverable, 'id'>) => succeed(getDeliverable, { params: { id } }, creator);
const POSTS = ['tiktok:1', 'tiktok:2', 'tiktok:3', 'tiktok:4'].map((postKey) => ({ postKey }));

describe('the earnings of an application', () => {
  it('add up all posts but rejected ones, and expect what the terms pay, at most the cap', async () => {
    const { campaign } = await buyCampaign(owner, { ...perView, creator_cap: 30_000 });
    const application = await applyTo(campaign, creator, { status: 'approved' });
    await storeDeliverable(application, { ...POSTS[0], viewCount: 4000 });
    await storeDeliverable(application, { ...POSTS[1], viewCount: 6000, status: 'revision_requested' });
    await storeDeliverable(application, { ...POSTS[2], viewCount: 9000, status: 'rejected' });
    expect(await earnings(application.id)).toEqual({
      application_id: application.id,
      total_views: 10_000,
      counted_views: 0,
      expected_counted_views: 10_000,
      paid: 0,
      on_its_way: 0,
      still_to_come: 30_000,
      expected_cashout: 30_000,
      limited_by_budget: false,
      next_step: null,
      currency: 'sgd',
    });
  });

  it('follow an approval, a proof that waits and its verification, for both sides', async () => {
    const { campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 2 });
    const deliverable = await submitDeliverable(campaign, creator, { viewCount: 1500, baselineViews: 500 });
    const { applicationId: id } = deliverable;
    await approve(deliverable, owner);
    const approved = { counted_views: 1000, paid: 37_500, total_views: 1500, expected_cashout: 37_500 };
    expect(await earnings(id)).toMatchObject({
      ...approved,
      still_to_come: 0,
      next_step: { views: 5000, more: 2500 },
    });
    const proof = await storeProof(deliverable, { reportedViewCount: 6000 });
    expect(await earnings(id, owner)).toMatchObject({
      total_views: 1500,
      counted_views: 1000,
      expected_counted_views: 5500,
      still_to_come: 2500,
    });
    const body = { status: 'verified' as const, reported_view_count: 6000 };
    await succeed(updateProof, { params: { id: proof.id }, body }, owner);
    expect(await earnings(id)).toMatchObject({
      ...{ total_views: 6000, counted_views: 5500, paid: 40_000, still_to_come: 0 },
    });
  });

  it('expect no more than is left of the budget', async () => {
    const { campaign } = await buyCampaign(owner, { ...perView, creator_cap: null, budget: 100_000 });
    const [others, own] = [await createPaidCreator(), creator];
    await approve(await submitDeliverable(campaign, others, { viewCount: 10_000 }), owner);
    const { applicationId: id } = await submitDeliverable(campaign, own, { ...POSTS[3], viewCount: 10_000 });
    expect(await earnings(id)).toMatchObject({ still_to_come: 10_000, limited_by_budget: true });
  });

  it('show the views of a treasure that silence has approved, of which none is accepted', async () => {
    const { campaign } = await buyCampaign(owner, perView);
    const silent = { status: 'approved', acceptedBySilence: true, viewCount: 4000, baselineViews: 0 } as const;
    const deliverable = await submitDeliverable(campaign, creator, silent);
    expect(await earnings(deliverable.applicationId)).toMatchObject({ total_views: 4000, counted_views: 0 });
    expect(await shown(deliverable)).toMatchObject({ accepted_view_count: null, counted_views: 0 });
  });

  it('show a reading that pays nothing more, and count what is accepted', async () => {
    const { campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 2 });
    const deliverable = await submitDeliverable(campaign, creator, { viewCount: 1500, baselineViews: 500 });
    await approve(deliverable, owner);
    const latestReading = { ...counts, id: 'rdg_1', handle: 'h', views: 1800 };
    await deps().db.firestore.collection(COLLECTIONS.deliverables).doc(deliverable.id).update({ latestReading });
    expect(await earnings(deliverable.applicationId)).toMatchObject({ total_views: 1800, counted_views: 1000 });
    expect(await shown(deliverable)).toMatchObject({ accepted_view_count: 1500, counted_views: 1000 });
  });

  it('count in sum what is shown of each treasure', async () => {
    const { campaign } = await buyCampaign(owner, perView);
    const deliverable = await submitDeliverable(campaign, creator, { viewCount: 3000, baselineViews: 1000 });
    expect(await shown(deliverable)).toMatchObject({ accepted_view_count: null, counted_views: 2000 });
    expect(await earnings(deliverable.applicationId)).toMatchObject({ counted_views: 0, expected_counted_views: 2000 });
    await approve(deliverable, owner);
    expect(await shown(deliverable)).toMatchObject({ accepted_view_count: 3000, counted_views: 2000 });
    const proof = await storeProof(deliverable, { reportedViewCount: 4500 });
    const body = { status: 'verified' as const, reported_view_count: 4500 };
    await succeed(updateProof, { params: { id: proof.id }, body }, owner);
    expect(await shown(deliverable)).toMatchObject({ accepted_view_count: 4500, counted_views: 3500 });
    expect(await earnings(deliverable.applicationId)).toMatchObject({ counted_views: 3500, total_views: 4500 });
  });

  it('are nobody else’s to read', async () => {
    const { campaign } = await buyCampaign(owner);
    const { id } = await applyTo(campaign, creator);
    expect(await earnings(id)).toMatchObject({ total_views: 0, expected_cashout: 0 });
    const { code } = await refuse(getEarnings, { params: { id } }, await createPerson('content_creator'));
    expect(code).toBe('not_found');
  });
});

describe('the earnings of several applications', () => {
  const listOf = (campaignIds: string[], person = creator, id = person.uid) =>
    succeed(listEarningsOfCreator, { params: { id }, query: { campaignIds } }, person);

  it('are those that each of them answers by itself, whatever the order and however often one is named', async () => {
    const { campaign: paid } = await buyCampaign(owner, { budget: 100_000 });
    const { campaign: waiting } = await buyCampaign(owner, perView);
    const deliverable = await submitDeliverable(paid, creator, { viewCount: 1500, baselineViews: 500 });
    await approve(deliverable, owner);
    const { applicationId: id } = await submitDeliverable(waiting, creator, { ...POSTS[1], viewCount: 2000 });
    const list = await listOf([waiting.id, paid.id, waiting.id]);
    expect(list).toHaveLength(2);
    expect(list).toEqual(expect.arrayContaining([await earnings(id), await earnings(deliverable.applicationId)]));
  });

  it('are the caller’s own, though somebody else has an application to the same loot', async () => {
    const { campaign } = await buyCampaign(owner, { creator_slots: 2 });
    const other = await createPaidCreator();
    await submitDeliverable(campaign, creator, { viewCount: 1500 });
    expect(await listOf([campaign.id], other)).toEqual([]);
    const { applicationId: id } = await submitDeliverable(campaign, other, { ...POSTS[2], viewCount: 400 });
    expect(await listOf([campaign.id], other)).toMatchObject([{ application_id: id, total_views: 400 }]);
  });

  it('are nobody else’s to ask for, not even the owner’s or an admin’s', async () => {
    const { campaign } = await buyCampaign(owner);
    await submitDeliverable(campaign, creator);
    const input = { params: { id: creator.uid }, query: { campaignIds: [campaign.id] } };
    for (const role of ['content_creator', 'business_owner', 'admin'] as const) {
      expect(await refuse(listEarningsOfCreator, input, await createPerson(role))).toMatchObject({ status: 403 });
    }
    expect(await refuse(listEarningsOfCreator, input, owner)).toMatchObject({ status: 403 });
    expect(await refuse(listEarningsOfCreator, input)).toMatchObject({ status: 401 });
  });

  it('are asked for a page at most', async () => {
    const campaignIds = Array.from({ length: DEFAULT_PAGE_SIZE + 1 }, (_, index) => `cmp_${index}`);
    const path = `/applications/creator/${creator.uid}/earnings?campaignIds=${campaignIds.join(',')}`;
    expect((await callRaw('GET', path, { person: creator })).status).toBe(422);
    expect(await listOf(campaignIds.slice(1))).toEqual([]);
  });
});
