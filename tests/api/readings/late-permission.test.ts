import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptedPosts } from '@doubloon/contract/payments/counted-posts.ts';
import { findForReading } from '../../../functions/src/deliverables/record-reading.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { deps, succeed } from '../../support/api.ts';
import { storeProof } from '../../support/given/fixtures.ts';
import {
  applicationFundsOf,
  approve,
  createPaidCreator,
  expectBalancedBooks,
} from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { inDays, now, pass, Posting, soon, VALIDATION } from '../../support/given/posting.ts';
import { definePost } from '../../support/given/social-web.ts';
import { readDue, storeWatched, tellOf } from '../../support/given/watched-posts.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const OLD = new Date('2020-03-01T00:00:00Z');

let owner: Person;
let posting: Posting;

beforeAll(stopClock);
beforeEach(async () => {
  owner = await createPerson('business_owner');
  posting = await Posting.open(owner, await createPaidCreator());
});

/** A post that nobody reads, accepted with its creator's own count. */
async function unreadPost(views: number, publishedAt: Date): Promise<Deliverable> {
  await definePost('twitter', posting.postId, { author: posting.handle, views, publishedAt });
  const unread = { baselineViews: null, baselineSource: null, createdAt: now(), decideBy: inDays(5) };
  const treasure = await storeWatched(posting.application, 'twitter', posting.postId, { viewCount: 10, ...unread });
  expect(await approve(treasure, owner)).toMatchObject({ ok: true });
  return treasure;
}

/** Its creator proves so many views, which its owner accepts. */
async function prove(treasure: Deliverable, reportedViewCount: number): Promise<void> {
  passMinutes(1);
  const times = { createdAt: now(), reportedAt: now() };
  const { id } = await storeProof(await deps().db.deliverables.get(treasure.id), { reportedViewCount, ...times });
  const body = { status: 'verified' as const, reported_view_count: reportedViewCount };
  await succeed(updateProof, { params: { id }, body }, owner);
}

/** A post of 2020 that nobody reads, and proofs of these counts accepted one after the other. */
async function proven(views: number, ...proofs: readonly number[]): Promise<Deliverable> {
  const treasure = await unreadPost(views, OLD);
  for (const proof of proofs) await prove(treasure, proof);
  return treasure;
}

/** Its creator lets the platform be asked from now on. */
async function permit(treasure: Deliverable): Promise<void> {
  await readDue();
  await tellOf(treasure);
  await pass(VALIDATION);
}

async function expectCountedTwiceAlike(treasure: Deliverable): Promise<void> {
  const funds = await applicationFundsOf(posting.application.id);
  expect(acceptedPosts([await deps().db.deliverables.get(treasure.id)])).toEqual(funds?.posts);
  await expectBalancedBooks(posting.campaign.id);
}

describe('an old post whose platform is asked only after a proof of it was accepted', () => {
  it('is paid for nothing that it had when its first count was proven too low', async () => {
    const treasure = await proven(900_000, 10);
    expect(await posting.paid()).toBe(7000);
    await permit(treasure);
    expect(await posting.paid()).toBe(7000);
    expect(await posting.shown(treasure)).toMatchObject({ baseline: { views: 900_000, source: 'platform' } });
    await expectCountedTwiceAlike(treasure);
    await posting.grow(treasure, 901_200);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(7500);
    await expectCountedTwiceAlike(treasure);
  });

  it('keeps what its owner has accepted as grown, and goes on from what the platform says', async () => {
    const treasure = await proven(6_000, 100, 5_100);
    expect(await posting.paid()).toBe(8000);
    await permit(treasure);
    expect(await posting.paid()).toBe(8000);
    await expectCountedTwiceAlike(treasure);
    await posting.grow(treasure, 11_000);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(9000);
    await expectCountedTwiceAlike(treasure);
  });

  it('is paid for nothing by a count that came while it could not be its baseline yet', async () => {
    const treasure = await proven(900_000, 10);
    const read = {
      id: 'rdg_first',
      at: inDays(0),
      views: 900_000,
      likes: 0,
      comments: 0,
      shares: null,
      source: 'platform',
    };
    const latestReading = { ...read, handle: posting.handle };
    const document = deps().db.firestore.collection(COLLECTIONS.deliverables).doc(treasure.id);
    await document.update({ latestReading, postState: 'live', publishedAt: OLD });
    await tellOf(treasure);
    expect((await deps().db.deliverables.get(treasure.id)).topUp).toBeNull();
  });

  it('waits until the platform says more than what was accepted', async () => {
    const treasure = await proven(4_000, 100, 5_100);
    await permit(treasure);
    expect(await posting.shown(treasure)).toMatchObject({ baseline: { views: 100, source: 'proof' } });
    await posting.grow(treasure, 8_000);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(8000);
    await posting.grow(treasure, 13_000);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(9000);
    await expectCountedTwiceAlike(treasure);
  });

  it('keeps the baseline of its proof for a count that is older than what was accepted', async () => {
    const treasure = await proven(6_000, 100, 5_100);
    const counts = { views: 6_000, likes: 0, comments: 0, shares: null, source: 'platform' as const };
    const before = { id: 'rdg_before', at: new Date(now().getTime() - 3_600_000), handle: posting.handle, ...counts };
    await unitOfWork(deps(), async (tx) => {
      const found = await findForReading(tx, treasure.id, now());
      found?.recordReading(before, OLD);
    });
    expect(await posting.shown(treasure)).toMatchObject({ baseline: { views: 100, source: 'proof' } });
    await expectCountedTwiceAlike(treasure);
  });
});

describe('a post that its platform shows to be newer than the approval once it was accepted', () => {
  it('is paid for all of what a proof shows while its count is validated', async () => {
    const treasure = await unreadPost(2_500, soon());
    expect(await posting.paid()).toBe(7000);
    await readDue();
    await tellOf(treasure);
    expect((await deps().db.deliverables.get(treasure.id)).topUp).toMatchObject({ views: 2_500, baselineViews: 0 });
    await prove(treasure, 2_600);
    expect(await posting.paid()).toBe(7500);
    await pass(VALIDATION);
    expect(await posting.shown(treasure)).toMatchObject({ baseline_views: 0 });
    await expectCountedTwiceAlike(treasure);
  });

  it('is paid for all of what a proof shows although nothing is validated', async () => {
    const treasure = await unreadPost(500, soon());
    await readDue();
    await tellOf(treasure);
    expect((await deps().db.deliverables.get(treasure.id)).topUp).toBeNull();
    passMinutes(VALIDATION);
    await prove(treasure, 5_100);
    expect(await posting.paid()).toBe(8000);
    await expectCountedTwiceAlike(treasure);
  });
});
