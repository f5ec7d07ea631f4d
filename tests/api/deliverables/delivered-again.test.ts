import { decideCase } from '@doubloon/contract/admin/operations.ts';
import type { Application } from '@doubloon/contract/applications/application.ts';
import { getEarnings } from '@doubloon/contract/applications/operations.ts';
import { createAppeal } from '@doubloon/contract/cases/operations.ts';
import { createDeliverable, decideDeliverable, deleteDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { readDuePosts } from '../../../functions/src/readings/read-due-posts.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { reportOf } from '../../support/given/approved-creators.ts';
import { storeReading } from '../../support/given/fixtures.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { applyTo, approve, buyCampaign, createPaidCreator } from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { inDays, now, Posting, soon } from '../../support/given/posting.ts';
import { changeCourse, definePost } from '../../support/given/social-web.ts';
import { documentOf, readDue, storeWatched, tellOf } from '../../support/given/watched-posts.ts';

let owner: Person;
let admin: Person;
let creator: Person;
let posting: Posting;

beforeAll(async () => {
  stopClock();
  admin = await createPerson('admin');
});
beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  posting = await Posting.open(owner, creator);
  await wantX(posting.application);
});

/** Has an application's loot take posts on X. */
const wantX = ({ id }: Pick<Application, 'id'>) =>
  deps()
    .db.firestore.collection(COLLECTIONS.applications)
    .doc(id)
    .update({ 'campaign.platforms': ['twitter'] });

/** The application of the creator for another loot of the owner's, approved. */
async function otherApplication(): Promise<Application> {
  const { campaign } = await buyCampaign(owner, { budget: 10_000, platforms: ['twitter'] });
  const application = await applyTo(campaign, creator, { status: 'approved', createdAt: now() });
  await wantX(application);
  return application;
}

type Delivered = { readonly id: string; readonly viewCount: number };

const urlOf = ({ handle, postId }: Posting) => `https://x.com/${handle}/status/${postId}`;
const show = (views: number) =>
  definePost('twitter', posting.postId, { author: posting.handle, views, publishedAt: soon() });
const report = (viewCount: number, application = posting.application) =>
  reportOf(application, urlOf(posting), { view_count: viewCount });

async function deliver(viewCount: number, application = posting.application): Promise<Delivered> {
  const { treasure_id: id } = await succeed(createDeliverable, report(viewCount, application), creator);
  await tellOf({ id });
  return { id, viewCount };
}

async function takeBack(treasure: Delivered): Promise<void> {
  const before = await documentOf(treasure).get();
  await succeed(deleteDeliverable, { params: { id: treasure.id } }, creator);
  await tellOf(treasure, before);
}

/** Many views at once, of which some went away again. */
async function readBought({ id }: Delivered): Promise<void> {
  const treasure = await deps().db.deliverables.get(id);
  for (const [hours, views] of [10, 20, 40, 25_000, 20_000].entries()) {
    const at = new Date(now().getTime() - (5 - hours) * 3_600_000);
    await storeReading(treasure, { at, views, likes: 2_000, comments: 100 });
  }
}

/** A treasure whose approval is held for what was read of its post. */
async function held(): Promise<Delivered> {
  await show(20_000);
  const treasure = await deliver(20_000);
  await readBought(treasure);
  expect((await approve(treasure, owner)).status).toBe(402);
  return treasure;
}

const decide = (id: string, decision: 'granted' | 'refused') =>
  succeed(decideCase, { params: { id }, body: { decision, reason: 'Bought views' } }, admin);
const flagsOf = async ({ id }: Delivered) => (await deps().db.flagReports.find(id))?.flags.map(({ name }) => name);
const watchOf = ({ id }: Delivered) => deps().db.watchedPosts.find(id);

/** Reads the posts that are due, as the schedule does; returns how often X was asked for this one. */
async function readAndCount(): Promise<number> {
  let asked = 0;
  await readDuePosts({
    ...deps(),
    safeFetch(url, request) {
      asked += url.split(posting.postId).length - 1;
      return deps().safeFetch(url, request);
    },
  });
  return asked;
}

describe('a post whose payment was held', () => {
  it('is held for the same evidence when it is taken back and delivered again', async () => {
    await takeBack(await held());
    passMinutes(60);
    const again = await deliver(20_000);
    await readDue();
    await tellOf(again);
    expect(await flagsOf(again)).toEqual(expect.arrayContaining(['spike', 'fall']));
    expect((await approve(again, owner)).status).toBe(402);
    expect(await posting.paid()).toBe(0);
  });

  it('is held in another loot, too', async () => {
    await takeBack(await held());
    expect((await approve(await deliver(20_000, await otherApplication()), owner)).status).toBe(402);
  });

  it('comes back by an appeal only, once an admin has refused to pay for it', async () => {
    const treasure = await held();
    await decide(caseIdOf('hold', treasure.id, 1), 'refused');
    passMinutes(60);
    const message =
      'Our team has looked at this post and does not pay for it. You can appeal against that on its treasure.';
    const refusal = { status: 422, details: [{ field: 'body.url', message }] };
    expect(await refuse(createDeliverable, report(20_000), creator)).toMatchObject(refusal);
    expect(await refuse(createDeliverable, report(25_000), creator)).toMatchObject(refusal);

    const subject = { type: 'treasure', id: treasure.id } as const;
    const appeal = await succeed(createAppeal, { body: { subject, reason: 'They are real' } }, creator);
    await decide(appeal.id, 'granted');
    expect(await deps().db.deliverables.get(treasure.id)).toMatchObject({ status: 'submitted' });

    // A rejection afterwards is the owner's decision.
    const body = { status: 'rejected', feedback: 'No', view_count: 20_000 } as const;
    await succeed(decideDeliverable, { params: { id: treasure.id }, body }, owner);
    await deliver(20_000);
  });

  it('is not held again for what an admin has released, when it is reported with more views', async () => {
    const treasure = await held();
    await decide(caseIdOf('hold', treasure.id, 1), 'granted');
    expect(await posting.paid()).toBe(7000);
    const again = await deliver(20_100);
    expect(await deps().findHold(deps(), { kind: 'deliverable', id: again.id })).toBeNull();
    expect(await flagsOf(again)).toEqual(expect.arrayContaining(['spike', 'fall']));
  });

  it('that its owner has rejected can be delivered again, and is held again', async () => {
    const treasure = await held();
    const body = { status: 'rejected', feedback: 'No', view_count: 20_000 } as const;
    await succeed(decideDeliverable, { params: { id: treasure.id }, body }, owner);
    expect((await approve(await deliver(20_000), owner)).status).toBe(402);
  });
});

describe('a post that is delivered again', () => {
  it('is read as if it had stood all the time', async () => {
    await show(900);
    const first = await deliver(500);
    let asked = await readAndCount();
    const { watchedSince } = (await watchOf(first)) ?? {};
    await takeBack(first);
    for (let time = 0; time < 5; time += 1) {
      passMinutes(1);
      const again = await deliver(500);
      asked += await readAndCount();
      await takeBack(again);
    }
    expect(asked).toBe(1);
    passMinutes(60);
    const last = await deliver(500);
    expect(await readAndCount()).toBe(1);
    const dueAt = new Date((watchedSince?.getTime() ?? 0) + 6 * 3_600_000);
    expect(await watchOf(last)).toMatchObject({ watchedSince, dueAt, problem: null });
    const watched = deps().db.firestore.collection(COLLECTIONS.watchedPosts);
    expect((await watched.where('creatorId', '==', creator.uid).get()).size).toBe(1);
  });

  it('is paid no more than its platform has said before it was taken back', async () => {
    await show(900);
    const first = await deliver(500);
    await readDue();
    await takeBack(first);
    expect((await approve(await deliver(5_000), owner)).status).toBe(200);
    expect(await posting.paid()).toBe(7000);
  });

  it('is shown and expected to count no more than that, before it is read again', async () => {
    await show(900);
    const first = await deliver(500);
    await readDue();
    const shown = { counted_views: 900, latest_reading: { views: 900, source: 'platform' } };
    const earnings = () => succeed(getEarnings, { params: { id: posting.application.id } }, creator);
    await takeBack(first);
    const again = await deliver(5_000);
    expect(await posting.shown(again)).toMatchObject(shown);
    expect(await earnings()).toMatchObject({ total_views: 900, expected_counted_views: 900 });
    expect((await approve(again, owner)).status).toBe(200);
    const more = await deliver(8_000);
    expect(await posting.shown(more)).toMatchObject(shown);
    expect(await earnings()).toMatchObject({ total_views: 900, counted_views: 900, expected_counted_views: 900 });
  });

  it('is known as removed at once when it was', async () => {
    await show(900);
    const first = await deliver(500);
    await readDue();
    await changeCourse('twitter', posting.postId, 'delete');
    passMinutes(60);
    await readDue();
    await takeBack(first);
    const times = { viewCount: 500, createdAt: now(), decideBy: inDays(5) };
    const again = await storeWatched(posting.application, 'twitter', posting.postId, times);
    expect(await watchOf(again)).toMatchObject({ problem: 'gone' });
    expect(await posting.shown(again)).toMatchObject({ post_state: 'gone' });
    expect((await approve(again, owner)).status).toBe(409);
  });

  it('after a while is read at once', async () => {
    await show(900);
    const first = await deliver(500);
    await readDue();
    await takeBack(first);
    passMinutes(3 * 24 * 60);
    const again = await deliver(500);
    expect(await readAndCount()).toBe(1);
    expect((await watchOf(again))?.readAt).toEqual(now());
  });

  it('while it is accepted is asked for once, for both', async () => {
    await show(900);
    const first = await deliver(500);
    await readDue();
    expect((await approve(first, owner)).status).toBe(200);
    passMinutes(10);
    const again = await deliver(800);
    passMinutes(50);
    expect(await readAndCount()).toBe(1);
    for (const one of [first, again]) expect((await watchOf(one))?.readAt).toEqual(now());
  });

  it('in another loot is read at once: its views until then do not count there', async () => {
    await show(900);
    const first = await deliver(500);
    await readDue();
    await takeBack(first);
    await definePost('twitter', posting.postId, { views: 1_400 });
    const again = await deliver(1_300, await otherApplication());
    await readDue();
    expect((await deps().db.deliverables.get(again.id)).latestReading).toMatchObject({ views: 1_400 });
  });
});
