import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { createDeliverable, deleteDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { reportOf, tiktokUrl } from '../../support/given/approved-creators.ts';
import { linkAccount, storeDeliverable, storeProof, storeReading } from '../../support/given/fixtures.ts';
import { storeWatch } from '../../support/money/held-payments.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import {
  applyTo,
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
} from '../../support/money/paid-campaigns.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { shareDevice } from '../../support/given/shared-devices.ts';
import { decideOverdue, inDays, now, pass, Posting, soon, VALIDATION } from '../../support/given/posting.ts';
import { changeCourse, definePost } from '../../support/given/social-web.ts';
import { readDue, storeWatched } from '../../support/given/watched-posts.ts';

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

describe('a creator who cheats', () => {
  it('gets nothing for a post by another account than the linked one', async () => {
    await definePost('twitter', posting.postId, {
      author: unique('x').slice(0, 13),
      views: 50_000,
      publishedAt: soon(),
    });
    const times = { viewCount: 900_000, createdAt: now(), decideBy: now() };
    const treasure = await storeWatched(posting.application, 'twitter', posting.postId, times);
    await readDue();
    await decideOverdue();
    expect(await posting.paid()).toBe(0);
    const { payment_problem: problem, ...shown } = await posting.shown(treasure);
    expect(shown).toMatchObject({ latest_reading: null, post_state: 'unknown', pays_at: null });
    expect(problem).toMatchObject({ reason: 'payment_held' });
  });

  it('gets nothing for views that cannot be looked at because the account is not linked any more', async () => {
    const treasure = await posting.accepted(500);
    await posting.grow(treasure, 5_100);
    await deps().db.firestore.collection(COLLECTIONS.socialAccounts).doc(`${creator.uid}__twitter`).delete();
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(7000);
    await linkAccount(creator, 'twitter', unique('h').slice(0, 13));
    await pass(60);
    expect(await posting.paid()).toBe(7000);
    await linkAccount(creator, 'twitter', posting.handle);
    await pass(60);
    expect(await posting.paid()).toBe(8000);
  });

  it.each([
    ['granted', 8000],
    ['refused', 7000],
  ] as const)('waits for an admin when the evidence does not fit; once that is %s, has %d', async (decision, cents) => {
    const admin = await createPerson('admin');
    const treasure = await posting.accepted(500);
    await posting.grow(treasure, 5_100);
    // A flag by itself heavy enough to wait for an admin.
    await storeWatch(treasure, { platform: 'twitter', problem: 'not_author', problemSince: now() });
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(7000);
    const { payment_problem: problem } = await posting.shown(treasure);
    expect(problem).toMatchObject({ reason: 'payment_held', must_act: 'platform' });
    const { topUp } = await deps().db.deliverables.get(treasure.id);
    const id = caseIdOf('hold', topUp?.readingId ?? '', 1);
    await succeed(decideCase, { params: { id }, body: { decision, reason: 'Looked at it' } }, admin);
    await decideOverdue();
    await decideOverdue();
    expect(await posting.paid()).toBe(cents);
  });

  it('is paid no more than the platform has said, however often they deliver the post again and it is accepted before it is read', async () => {
    await posting.accepted(500);
    for (const viewCount of [5_000, 12_000]) {
      passMinutes(60);
      const times = { viewCount, createdAt: now(), decideBy: inDays(5), baselineViews: 0 };
      const again = await storeWatched(posting.application, 'twitter', posting.postId, times);
      expect((await approve(again, owner)).status).toBe(200);
      expect(await posting.paid()).toBe(7000);
      expect((await deps().db.deliverables.get(again.id)).acceptedViews).toBe(500);
    }
  });

  it('is paid no more than the platform has said when they take the treasure back and deliver the post again', async () => {
    await linkAccount(creator, 'tiktok', posting.handle);
    const { campaign } = await buyCampaign(owner, { budget: 10_000 });
    const joined = await applyTo(campaign, creator, { status: 'approved', createdAt: now() });
    const url = tiktokUrl(posting.handle);
    const { treasure_id: id } = await succeed(createDeliverable, reportOf(joined, url, { view_count: 100 }), creator);
    const latestReading = { ...(await storeReading(await deps().db.deliverables.get(id), { views: 500 })), handle: '' };
    await unitOfWork(deps(), (tx) => Promise.resolve(tx.deliverables.update(id, { latestReading })));
    await succeed(deleteDeliverable, { params: { id } }, creator);
    const report = reportOf(joined, url, { view_count: 5_000 });
    const again = await succeed(createDeliverable, report, creator);
    expect((await approve({ id: again.treasure_id, viewCount: 5_000 }, owner)).status).toBe(200);
    expect((await deps().db.deliverables.get(again.treasure_id)).acceptedViews).toBe(500);
  });

  it('is paid for a proof no more than the platform says of the same time', async () => {
    const treasure = await posting.accepted(1_000);
    expect(await posting.paid()).toBe(7500);
    passMinutes(60);
    const stored = await deps().db.deliverables.get(treasure.id);
    const proof = await storeProof(stored, { reportedViewCount: 100_000, createdAt: now(), reportedAt: now() });
    const body = { status: 'verified', reported_view_count: 100_000 } as const;
    await succeed(updateProof, { params: { id: proof.id }, body }, owner);
    expect(await posting.paid()).toBe(7500);
    expect(await posting.shown(treasure)).toMatchObject({ proven_view_count: 1_000 });
    await posting.grow(treasure, 5_100);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(8000);
    await expectBalancedBooks(posting.campaign.id);
  });

  it('does not get by a later count, nor by hiding the post for a while, what an admin has refused', async () => {
    const admin = await createPerson('admin');
    const treasure = await posting.accepted(500);
    await shareDevice(owner, creator);
    await posting.grow(treasure, 5_100);
    await pass(VALIDATION);
    const { topUp } = await deps().db.deliverables.get(treasure.id);
    const refused = caseIdOf('hold', topUp?.readingId ?? '', 1);
    const body = { decision: 'refused', reason: 'Looked at it' } as const;
    await succeed(decideCase, { params: { id: refused }, body }, admin);
    const traitsOf = deps().db.firestore.collection(COLLECTIONS.signInTraits);
    for (const { ref } of (await traitsOf.get()).docs) await ref.delete();
    await posting.grow(treasure, 6_000);
    await pass(VALIDATION);
    await changeCourse('twitter', posting.postId, 'private');
    await posting.readAgain(treasure);
    await changeCourse('twitter', posting.postId, 'back');
    await posting.grow(treasure, 7_000);
    await pass(VALIDATION);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect(await posting.paid()).toBe(7000);
    expect((await posting.shown(treasure)).payment_problem).toMatchObject({ reason: 'payment_refused' });
    expect((await deps().db.deliverables.get(treasure.id)).topUp).toMatchObject({ readingId: topUp?.readingId });
  });

  it('cannot submit ten times the views of the best of their posts that was read', async () => {
    const cheat = await createPaidCreator();
    const name = unique('h').slice(0, 13);
    await linkAccount(cheat, 'tiktok', name);
    const { campaign: loot } = await buyCampaign(owner, { budget: 10_000 });
    const joined = await applyTo(loot, cheat, { status: 'approved' });
    const known = await storeDeliverable(joined, { status: 'approved' });
    for (const views of [2_000, 300]) await storeReading(known, { views });
    const report = (view_count: number) => reportOf(joined, tiktokUrl(name), { view_count });
    const message =
      'More than 20,000 views need a picture. Submit the treasure with 20,000 views, and prove the rest once it is approved.';
    expect(await refuse(createDeliverable, report(20_001), cheat)).toMatchObject({
      ...{ status: 422, details: [{ field: 'body.view_count', message }] },
    });
    await succeed(createDeliverable, report(20_000), cheat);
  });
});
