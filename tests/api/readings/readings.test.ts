import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPosts } from '../../../functions/src/readings/read-posts.ts';
import { deps, logLines } from '../../support/api.ts';
import { newPostId } from '../../support/given/approved-creators.ts';
import { linkAccount, storeApplication, storeCampaign } from '../../support/given/fixtures.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { changeCourse, definePost, failHost, setQuota } from '../../support/given/social-web.ts';
import { documentOf, readDue, storeWatched, tellOf } from '../../support/given/watched-posts.ts';

let owner: Person;
let creator: Person;
let handle: string;

beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
});
beforeEach(async () => {
  creator = await createPerson('content_creator');
  handle = unique('h').slice(0, 13);
});

const watchOf = ({ id }: Pick<Deliverable, 'id'>) => deps().db.watchedPosts.find(id);
const HOUR = 60;

/** A treasure of the creator, whose post the social web shows with these views. */
async function submitted(
  platform: PlatformId,
  id: string,
  views = 1_000,
  endDate: string | null = null,
): Promise<Deliverable> {
  await linkAccount(creator, platform, handle);
  await definePost(platform, id, { author: handle, views, publishedAt: new Date('2026-01-01T00:00:00Z') });
  const campaign = await storeCampaign(owner, { platforms: [platform], endDate });
  const application = await storeApplication(campaign, creator, { status: 'approved' });
  return storeWatched(application, platform, id);
}

async function readingsOf({ id }: Pick<Deliverable, 'id'>): Promise<Record<string, unknown>[]> {
  const found = await deps().db.firestore.collection(COLLECTIONS.readings).where('deliverableId', '==', id).get();
  return found.docs
    .map((doc) => doc.data() as Record<string, unknown> & { at: { toMillis(): number } })
    .toSorted((a, b) => a.at.toMillis() - b.at.toMillis());
}

const newVideoId = () => `7${newPostId().slice(0, 10)}`;

describe('the post of a treasure', () => {
  it('is read at its submission, after 1, 6 and 24 hours, then daily, each time once', async () => {
    const id = newPostId();
    const treasure = await submitted('twitter', id);
    await changeCourse('twitter', id, 'fall', 100);
    await readDue();
    await readDue();
    await tellOf(treasure);
    expect(await readingsOf(treasure)).toMatchObject([
      { views: 900, likes: 36, comments: 4, shares: 2, source: 'platform', creatorId: creator.uid, ownerId: owner.uid },
    ]);
    expect(await watchOf(treasure)).toMatchObject({ problem: null, authorId: expect.any(String) as string });
    for (const hours of [1, 5, 18, 24]) {
      passMinutes(hours * HOUR - 1);
      await readDue();
      const before = (await readingsOf(treasure)).length;
      passMinutes(1);
      await readDue();
      expect(await readingsOf(treasure)).toHaveLength(before + 1);
    }
  });

  it('is read on YouTube, with the date of its publication, and known as gone the next day', async () => {
    const id = newVideoId();
    const treasure = await submitted('youtube', id);
    await readDue();
    expect(await readingsOf(treasure)).toMatchObject([{ views: 1_000, likes: 40, comments: 5, shares: null }]);
    expect((await watchOf(treasure))?.publishedAt).toEqual(new Date('2026-01-01T00:00:00Z'));
    await changeCourse('youtube', id, 'delete');
    passMinutes(24 * HOUR);
    await readDue();
    expect(await watchOf(treasure)).toMatchObject({ problem: 'gone', problemSince: deps().clock.now() });
    await changeCourse('youtube', id, 'back');
    passMinutes(24 * HOUR);
    await readDue();
    expect(await watchOf(treasure)).toMatchObject({ problem: null, problemSince: null });
    expect(await readingsOf(treasure)).toHaveLength(2);
  });

  it('of another account gives no reading', async () => {
    const treasure = await submitted('twitter', newPostId());
    await linkAccount(creator, 'twitter', unique('h').slice(0, 13));
    await readDue();
    expect(await watchOf(treasure)).toMatchObject({ problem: 'not_author' });
    expect(await readingsOf(treasure)).toEqual([]);
  });

  it.each([
    ['twitter', newPostId],
    ['youtube', newVideoId],
  ] as const)(
    'on %s is not read any more once its account was replaced, until that is linked again',
    async (platform, newPost) => {
      const treasure = await submitted(platform, newPost());
      await readDue();
      await linkAccount(creator, platform, unique('h').slice(0, 13));
      passMinutes(24 * HOUR);
      await readDue();
      expect(await watchOf(treasure)).toMatchObject({ problem: 'not_author' });
      expect(await readingsOf(treasure)).toHaveLength(1);
      await linkAccount(creator, platform, handle);
      passMinutes(24 * HOUR);
      await readDue();
      expect(await watchOf(treasure)).toMatchObject({ problem: null });
      expect(await readingsOf(treasure)).toHaveLength(2);
    },
  );

  it.each(['tiktok', 'instagram'] as const)('of %s is not read without its creator’s permission', async (platform) => {
    const treasure = await submitted(platform, newPostId());
    await readDue();
    expect(await watchOf(treasure)).toMatchObject({ problem: 'grant_needed' });
  });

  it('of a platform that cannot be read is asked for once', async () => {
    const treasure = await submitted('facebook', newPostId());
    await readDue();
    expect(await watchOf(treasure)).toMatchObject({ problem: 'cannot_be_read', dueAt: null });
    await tellOf(treasure);
    expect(await watchOf(treasure)).toMatchObject({ dueAt: null });
  });

  it('is tried again after a while that doubles when the platform does not answer', async () => {
    const treasure = await submitted('twitter', newPostId());
    const recover = await failHost('api.x.com');
    const waits: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      await readDue();
      const { dueAt } = (await watchOf(treasure)) ?? {};
      waits.push(((dueAt?.getTime() ?? 0) - deps().clock.now().getTime()) / 60_000);
      passMinutes(waits.at(-1) ?? 0);
    }
    await recover();
    expect(waits).toEqual([5, 10, 20]);
    await readDue();
    expect(await watchOf(treasure)).toMatchObject({ problem: null, failures: 0 });
    expect(await readingsOf(treasure)).toHaveLength(1);
    expect(JSON.stringify(logLines)).not.toContain('standin-key');
  });

  it('waits for the moment that a platform names when it was asked too often', async () => {
    const treasure = await submitted('twitter', newPostId());
    await setQuota('twitter', 0);
    await readDue();
    await setQuota('twitter', 300);
    expect(await watchOf(treasure)).toMatchObject({ dueAt: deps().clock.now(), problem: null });
    const { pausedUntil } = (await deps().db.readingUse.find('twitter')) ?? {};
    expect((pausedUntil?.getTime() ?? 1) % (15 * 60_000)).toBe(0);
    passMinutes(15);
    await readDue();
    expect(await readingsOf(treasure)).toHaveLength(1);
  });

  it('is not read once its creator has unlinked the account', async () => {
    const treasure = await submitted('twitter', newPostId());
    await deps().db.firestore.collection(COLLECTIONS.socialAccounts).doc(`${creator.uid}__twitter`).delete();
    await readDue();
    expect(await watchOf(treasure)).toMatchObject({ problem: 'grant_needed' });
    expect(await readingsOf(treasure)).toEqual([]);
  });

  it('is not read any more when it is rejected, and again when that is taken back', async () => {
    const treasure = await submitted('twitter', newPostId());
    const document = documentOf(treasure);
    await document.update({ status: 'rejected' });
    await tellOf(treasure);
    expect(await watchOf(treasure)).toMatchObject({ dueAt: null });
    await document.update({ status: 'submitted' });
    await tellOf(treasure);
    await readDue();
    expect(await readingsOf(treasure)).toHaveLength(1);
    const before = await document.get();
    await document.delete();
    await tellOf(treasure, before);
    expect(await watchOf(treasure)).toMatchObject({ dueAt: null });
  });

  it('is read until thirty days after the end of its campaign', async () => {
    const day = (days: number) => new Date(deps().clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
    const late = await submitted('twitter', newPostId(), 1_000, day(29));
    const over = await submitted('twitter', newPostId(), 1_000, day(32));
    await readDue();
    expect(await readingsOf(late)).toHaveLength(1);
    expect(await readingsOf(over)).toEqual([]);
    expect(await watchOf(over)).toMatchObject({ dueAt: null });
  });
});

describe('a platform that shows a person’s own posts only', () => {
  it('refuses a token that it did not issue', async () => {
    for (const platform of ['tiktok', 'instagram'] as const) {
      const posts = [{ id: newPostId(), handle, authorId: null }];
      const { failure } = await readPosts(deps(), platform, posts, 'made-up');
      expect(failure).toEqual({ problem: 'grant_ended' });
    }
  });
});

describe('what readings take', () => {
  it('is kept for each month of a platform, and logged at the end of each turn', async () => {
    const month = async () => {
      const of = deps().clock.now().toISOString().slice(0, 7);
      return { of, ...((await deps().db.readingMonths.findOf('youtube', of)) ?? { posts: 0, calls: 0 }) };
    };
    await readDue();
    const before = await month();
    await submitted('youtube', newVideoId());
    await readDue();
    // The first time for the channel, too.
    expect(await month()).toMatchObject({ posts: before.posts + 1, calls: before.calls + 2 });
    const told = logLines.filter(({ message, platform }) => message === 'platform was asked' && platform === 'youtube');
    expect(told.at(-1)).toMatchObject({ posts: 1, calls: 2 });
    const first = await month();
    passMinutes(31 * 24 * HOUR);
    await readDue();
    const next = await month();
    expect(next.of).not.toBe(first.of);
    expect(next.posts).toBeGreaterThan(0);
    expect(await deps().db.readingMonths.findOf('youtube', first.of)).toMatchObject({
      ...{ posts: first.posts, calls: first.calls },
    });
  });
});
