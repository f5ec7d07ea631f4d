import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { listPayoutsOfCreator } from '@doubloon/contract/payments/operations.ts';
import { getReceipt } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeDeliverable, storeProof } from '../../support/given/fixtures.ts';
import { stopClock } from '../../support/setup/moving-clock.ts';
import { approve, createPaidCreator, expectBalancedBooks, fundsOf } from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { shareDevice } from '../../support/given/shared-devices.ts';
import { decideOverdue, inDays, now, pass, Posting, soon, VALIDATION } from '../../support/given/posting.ts';
import { changeCourse, definePost } from '../../support/given/social-web.ts';
import { storeWatched, tellOf } from '../../support/given/watched-posts.ts';

const DAY = 24 * 60;
const OLD = new Date('2020-01-01T00:00:00Z');

let owner: Person;
let creator: Person;
let posting: Posting;

beforeAll(stopClock);
beforeEach(async () => {
  // Posts of one test are no evidence in another.
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  posting = await Posting.open(owner, creator);
});

describe('a platform’s count that pays more than was paid', () => {
  it('is paid by itself once it was looked at for three days, once, and says where it comes from', async () => {
    const treasure = await posting.accepted(500);
    expect(await posting.paid()).toBe(7000);
    expect(await posting.shown(treasure)).toMatchObject({ pays_at: null });
    await posting.grow(treasure, 5_100);
    const { pays_at: paysAt, latest_reading: read } = await posting.shown(treasure);
    expect(paysAt).toEqual(inDays(3));
    await pass(VALIDATION - 1);
    expect(await posting.paid()).toBe(7000);
    await pass(1);
    await decideOverdue();
    await tellOf(treasure);
    await decideOverdue();
    expect(await posting.paid()).toBe(8000);
    expect(await posting.shown(treasure)).toMatchObject({ pays_at: null });
    const query = { campaignId: posting.campaign.id };
    const payouts = await succeed(listPayoutsOfCreator, { params: { id: creator.uid }, query }, creator);
    expect(payouts).toMatchObject([
      { amount: 1000, status: 'paid', by_itself: true, treasure_id: treasure.id, counted_views: 5_100 },
      { amount: 7000, by_itself: false, counted_from: { source: 'reported', views: 500, reading_id: null } },
    ]);
    expect(payouts[0]?.counted_from).toMatchObject({ platform: 'twitter', views: 5_100, at: read?.at });
    expect(payouts[0]?.counted_from?.reading_id).toMatch(/^rdg_/);
    const receipt = await succeed(getReceipt, { params: { id: payouts[0]?.id ?? '' } }, creator);
    expect(receipt).toMatchObject({ by_itself: true, counted_from: { source: 'platform', platform: 'twitter' } });
    const { baseline } = await posting.shown(treasure);
    expect(receipt.posts).toMatchObject([{ baseline_views: baseline?.views, baseline_source: 'platform' }]);
    await expectBalancedBooks(posting.campaign.id);
  });

  it('is followed by the next, and what falls afterwards takes nothing back', async () => {
    const treasure = await posting.accepted(500);
    await posting.grow(treasure, 1_100);
    await posting.grow(treasure, 10_100);
    await pass(VALIDATION - DAY);
    expect(await posting.paid()).toBe(7500);
    await tellOf(treasure);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(9000);
    await changeCourse('twitter', posting.postId, 'fall', 9_000);
    await posting.readAgain(treasure);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(9000);
    expect(await posting.shown(treasure)).toMatchObject({ pays_at: null });
    await expectBalancedBooks(posting.campaign.id);
  });

  it('that falls while it is looked at pays what is left of it', async () => {
    const treasure = await posting.accepted(500);
    await posting.grow(treasure, 12_000);
    const { pays_at: paysAt } = await posting.shown(treasure);
    await changeCourse('twitter', posting.postId, 'fall', 6_000);
    await posting.readAgain(treasure);
    expect(await posting.shown(treasure)).toMatchObject({ pays_at: paysAt });
    await pass(VALIDATION - DAY);
    expect(await posting.paid()).toBe(8000);
  });

  it('counts what has grown since the first reading of a post that is older than the approval', async () => {
    const treasure = await posting.accepted(400_000, {}, OLD);
    expect(await posting.paid()).toBe(7000);
    await posting.grow(treasure, 401_200);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(7500);
  });

  it('is counted from the first reading also while another payment of the project waits for an admin', async () => {
    await shareDevice(owner, creator);
    const held = await storeDeliverable(posting.application, { createdAt: now(), decideBy: inDays(5), viewCount: 0 });
    expect(await approve(held, owner)).toMatchObject({ status: 402 });
    const treasure = await posting.delivered(400_000, { baselineViews: null, baselineSource: null }, OLD);
    expect(await posting.shown(treasure)).toMatchObject({ baseline: { views: 400_000, source: 'platform' } });
    await posting.grow(treasure, 401_200);
    expect(await posting.shown(treasure)).toMatchObject({ baseline: { views: 400_000, source: 'platform' } });
  });

  it('counts from the first reading, not from the latest, when its baseline was left for later', async () => {
    const treasure = await posting.delivered(400_000, { baselineViews: null, baselineSource: null }, OLD);
    const { id } = treasure;
    await deps()
      .db.firestore.collection(COLLECTIONS.deliverables)
      .doc(id)
      .update({ baselineViews: null, baselineSource: null });
    await posting.grow(treasure, 401_200);
    expect(await posting.shown(treasure)).toMatchObject({ baseline: { views: 400_000, source: 'platform' } });
  });

  it('that is older than the count which was accepted pays nothing: only a later one does', async () => {
    await definePost('twitter', posting.postId, { author: posting.handle, views: 10, publishedAt: soon() });
    const reported = { viewCount: 1_000, reportedAt: inDays(2), baselineViews: null, baselineSource: null };
    const times = { createdAt: now(), decideBy: inDays(5) };
    const treasure = await storeWatched(posting.application, 'twitter', posting.postId, { ...reported, ...times });
    expect(await approve(treasure, owner)).toMatchObject({ status: 200 });
    await posting.readAgain(treasure);
    expect(await posting.shown(treasure)).toMatchObject({ latest_reading: { views: 10 }, pays_at: null });
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(7000);
    await posting.grow(treasure, 1_100);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(7500);
    await expectBalancedBooks(posting.campaign.id);
  });

  it('waits for money like any other payment when the budget has not enough', async () => {
    const treasure = await posting.accepted(500);
    await deps()
      .db.firestore.collection(COLLECTIONS.campaignFunds)
      .doc(posting.campaign.id)
      .update({ 'balances.available': 100 });
    await posting.grow(treasure, 12_000);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(7000);
    expect(await posting.shown(treasure)).toMatchObject({
      payment_problem: { reason: 'campaign_budget', must_act: 'owner' },
    });
  });

  it('after the end of its campaign pays nothing, and before it is paid before the rest goes back', async () => {
    const treasure = await posting.accepted(500);
    await posting.grow(treasure, 1_000);
    await succeed(closeCampaign, { params: { id: posting.campaign.id } }, owner);
    await succeed(runScheduledJob, { params: { name: 'settle-refunds' } });
    expect(await fundsOf(posting.campaign.id)).toMatchObject({ refundHold: 'validation', refundRequest: null });
    await posting.grow(treasure, 20_000);
    await pass(VALIDATION);
    await tellOf(treasure);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(7500);
    await succeed(runScheduledJob, { params: { name: 'settle-refunds' } });
    expect(await fundsOf(posting.campaign.id)).toMatchObject({ refundRequest: { status: 'requested' } });
    await expectBalancedBooks(posting.campaign.id);
  });
});

describe('an owner’s decision on a treasure that was read', () => {
  it('by silence pays for the work at once, and then by what the platform says, not by what was reported', async () => {
    const treasure = await posting.delivered(1_200, { viewCount: 900_000, decideBy: now() });
    await decideOverdue();
    await tellOf(treasure);
    expect(await posting.paid()).toBe(7000);
    expect(await posting.shown(treasure)).toMatchObject({ accepted_by_silence: true, pays_at: inDays(3) });
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(7500);
    await expectBalancedBooks(posting.campaign.id);
  });

  it('pays for no more views than its platform says', async () => {
    await posting.accepted(1_200, { viewCount: 900_000 });
    expect(await posting.paid()).toBe(7500);
    await expectBalancedBooks(posting.campaign.id);
  });
});

describe('a post that was taken down or hidden', () => {
  const unlinkAccount = () =>
    deps().db.firestore.collection(COLLECTIONS.socialAccounts).doc(`${creator.uid}__twitter`).delete();

  it.each(['delete', 'private'])('earns nothing meanwhile (%s), and goes on once it is back', async (course) => {
    const treasure = await posting.accepted(500);
    await posting.grow(treasure, 5_100);
    await changeCourse('twitter', posting.postId, course);
    await posting.readAgain(treasure);
    expect(await posting.shown(treasure)).toMatchObject({ pays_at: null });
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(7000);
    await changeCourse('twitter', posting.postId, 'back');
    await posting.readAgain(treasure);
    expect(await posting.shown(treasure)).toMatchObject({ post_state: 'live', pays_at: inDays(3) });
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(8000);
  });

  it('is not paid by its owner, by silence or for a proof either', async () => {
    const treasure = await posting.delivered(1_200);
    await changeCourse('twitter', posting.postId, 'delete');
    await posting.readAgain(treasure);
    expect(await approve(treasure, owner)).toMatchObject({ status: 409 });
    await pass(5 * DAY);
    expect(await posting.paid()).toBe(0);
    expect(await posting.shown(treasure)).toMatchObject({ status: 'submitted', post_state: 'gone' });
  });

  it('that is back after its deadline is paid by silence once its owner has had the days of a decision again', async () => {
    const treasure = await posting.delivered(1_200);
    await changeCourse('twitter', posting.postId, 'private');
    await posting.readAgain(treasure);
    await pass(20 * DAY);
    await changeCourse('twitter', posting.postId, 'back');
    await posting.readAgain(treasure);
    expect(await posting.shown(treasure)).toMatchObject({ status: 'submitted', decide_by: inDays(5) });
    await pass(5 * DAY);
    expect(await posting.paid()).toBe(7000);
  });

  it('stays removed when its creator takes the permission back, and is not paid by silence', async () => {
    const treasure = await posting.delivered(1_200);
    await changeCourse('twitter', posting.postId, 'delete');
    await posting.readAgain(treasure);
    await unlinkAccount();
    await posting.readAgain(treasure);
    expect((await approve(treasure, owner)).status).toBe(409);
    await pass(5 * DAY);
    expect(await posting.paid()).toBe(0);
    expect(await posting.shown(treasure)).toMatchObject({ status: 'submitted', post_state: 'gone' });
  });

  it('earns nothing by a proof once its creator takes the permission back', async () => {
    const treasure = await posting.accepted(500);
    await changeCourse('twitter', posting.postId, 'private');
    await posting.readAgain(treasure);
    const proof = await storeProof(await deps().db.deliverables.get(treasure.id), { reportedViewCount: 12_000 });
    await unlinkAccount();
    await posting.readAgain(treasure);
    const body = { status: 'verified', reported_view_count: 12_000 } as const;
    expect(await refuse(updateProof, { params: { id: proof.id }, body }, owner)).toMatchObject({ status: 409 });
    expect(await posting.paid()).toBe(7000);
  });
});
