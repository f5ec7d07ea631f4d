import { createDeliverable, decideDeliverable, deleteDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { reportOf } from '../../support/given/approved-creators.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { now, Posting, soon } from '../../support/given/posting.ts';
import { definePost } from '../../support/given/social-web.ts';
import { documentOf, readDue, tellOf } from '../../support/given/watched-posts.ts';
import { createPaidCreator } from '../../support/money/paid-campaigns.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

let owner: Person;
let creator: Person;
let posting: Posting;

beforeAll(stopClock);

/** A treasure on X was read in its first hour. */
beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  posting = await Posting.open(owner, creator);
  const { firestore } = deps().db;
  const application = firestore.collection(COLLECTIONS.applications).doc(posting.application.id);
  await application.update({ 'campaign.platforms': ['twitter'] });
  await show(900);
});

const show = (views: number) =>
  definePost('twitter', posting.postId, { author: posting.handle, views, publishedAt: soon() });
const viewsOf = async (id: string) => (await deps().db.deliverables.get(id)).latestReading?.views ?? null;

async function deliver(): Promise<string> {
  const url = `https://x.com/${posting.handle}/status/${posting.postId}`;
  const { treasure_id: id } = await succeed(
    createDeliverable,
    reportOf(posting.application, url, { view_count: 500 }),
    creator,
  );
  await tellOf({ id });
  return id;
}

async function decide(id: string, status: 'rejected' | 'revision_requested'): Promise<void> {
  const views = (await deps().db.deliverables.get(id)).viewCount;
  const words = status === 'rejected' ? { feedback: 'No' } : { revision_instructions: 'Name the shop, please' };
  await succeed(decideDeliverable, { params: { id }, body: { status, view_count: views, ...words } }, owner);
  await tellOf({ id });
}

async function takeBack(id: string): Promise<void> {
  const before = await documentOf({ id }).get();
  await succeed(deleteDeliverable, { params: { id } }, creator);
  await tellOf({ id }, before);
}

/** A post that was read, and then decided on; ten minutes later it has more views. */
async function decided(status: 'rejected' | 'revision_requested'): Promise<string> {
  const id = await deliver();
  await readDue();
  expect(await viewsOf(id)).toBe(900);
  await decide(id, status);
  passMinutes(10);
  await show(1_400);
  return id;
}

describe('a post that is delivered again', () => {
  it('is read at once when it was rejected', async () => {
    await decided('rejected');
    const again = await deliver();
    await readDue();
    expect(await viewsOf(again)).toBe(1_400);
  });

  it('is read at once when it was sent back, and goes on as it was read before', async () => {
    const id = await decided('revision_requested');
    const before = await deps().db.watchedPosts.find(id);
    await readDue();
    expect(await viewsOf(id)).toBe(900);
    expect(await deliver()).toBe(id);
    await tellOf({ id });
    await readDue();
    expect(await viewsOf(id)).toBe(1_400);
    const { watchedSince, dueAt } = before ?? {};
    expect(await deps().db.watchedPosts.find(id)).toMatchObject({ watchedSince, dueAt, readAt: now() });

    // Other writes of the treasure have nothing read.
    passMinutes(10);
    await show(2_000);
    await tellOf({ id });
    await readDue();
    expect(await viewsOf(id)).toBe(1_400);
  });

  it('is read once for each rejection, however often it is taken back', async () => {
    await decided('rejected');
    const again = await deliver();
    await readDue();
    passMinutes(10);
    await show(2_000);
    await takeBack(again);
    const last = await deliver();
    await readDue();
    expect(await viewsOf(last)).toBe(null);
  });
});
