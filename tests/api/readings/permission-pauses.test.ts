import type { Application } from '@doubloon/contract/applications/application.ts';
import type { GrantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { socialAccountId } from '@doubloon/contract/social-accounts/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { deps } from '../../support/api.ts';
import { newPostId } from '../../support/given/approved-creators.ts';
import { storeApplication, storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { definePost, failHost, setPageSize, setQuota } from '../../support/given/social-web.ts';
import { readDue, storeWatched } from '../../support/given/watched-posts.ts';
import { connect } from '../../support/money/connecting.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

let creator: Person;
let handle: string;

beforeAll(stopClock);
beforeEach(async () => {
  creator = await createPerson('content_creator');
  handle = unique('h').slice(0, 13);
});

const allow = (platform: GrantPlatform) => connect(creator, handle, platform, { readsViews: true });
const watchOf = ({ id }: { id: string }) => deps().db.watchedPosts.find(id);

async function approvedOn(platform: GrantPlatform): Promise<Application> {
  const campaign = await storeCampaign(await createPerson('business_owner'), { platforms: [platform] });
  return storeApplication(campaign, creator, { status: 'approved' });
}

/** Another post of the creator, whose counts nothing delays. */
async function publish(platform: GrantPlatform, publishedAt = new Date('2026-01-01T00:00:00Z')): Promise<string> {
  const id = platform === 'tiktok' ? newPostId() : `C${newPostId()}`;
  await definePost(platform, id, { author: handle, views: 500, lateHours: 0, publishedAt });
  return id;
}

describe('a post further down the list of its account than is read', () => {
  it('is not known, and gone only by a list that was read to its end', async () => {
    await allow('instagram');
    const id = await publish('instagram', new Date('2025-01-01T00:00:00Z'));
    for (let newer = 0; newer < 10; newer += 1) await publish('instagram');
    await setPageSize('instagram', 1);
    const treasure = await storeWatched(await approvedOn('instagram'), 'instagram', id);
    await readDue();
    expect(await watchOf(treasure)).toMatchObject({ problem: 'unavailable' });
    expect((await deps().db.deliverables.get(treasure.id)).postState).not.toBe('gone');
    await setPageSize('instagram', 100);
    passMinutes(5);
    await readDue();
    expect(await watchOf(treasure)).toMatchObject({ problem: null });
  });
});

describe('a permission whose posts got no answer', () => {
  /** Runs the schedule, and returns which of the creator's treasures were asked for then. */
  async function runFor(...treasures: { id: string }[]): Promise<boolean[]> {
    const before = await Promise.all(treasures.map(watchOf));
    await readDue();
    const after = await Promise.all(treasures.map(watchOf));
    return after.map((watched, index) => watched?.askedAt?.getTime() !== before[index]?.askedAt?.getTime());
  }
  const grantOf = (platform: GrantPlatform) => deps().db.socialGrants.findOf(creator.uid, platform);
  const inMinutes = (minutes: number) => new Date(deps().clock.now().getTime() + minutes * 60_000);

  it('is left alone, for longer each time, and another post of it is not asked for meanwhile', async () => {
    await allow('tiktok');
    const application = await approvedOn('tiktok');
    const first = await storeWatched(application, 'tiktok', await publish('tiktok'));
    const recover = await failHost('open.tiktokapis.com');
    expect(await runFor(first)).toEqual([true]);
    expect(await grantOf('tiktok')).toMatchObject({ failures: 1, pausedUntil: inMinutes(5) });
    passMinutes(1);
    const second = await storeWatched(application, 'tiktok', await publish('tiktok'));
    expect(await runFor(first, second)).toEqual([false, false]);
    expect(await watchOf(second)).toMatchObject({ dueAt: inMinutes(4), failures: 0, problem: null });
    passMinutes(4);
    expect(await runFor(first, second)).toEqual([true, true]);
    expect(await grantOf('tiktok')).toMatchObject({ failures: 2, pausedUntil: inMinutes(10) });
    await recover();
    passMinutes(10);
    expect(await runFor(first, second)).toEqual([true, true]);
    expect(await grantOf('tiktok')).toMatchObject({ failures: 0, pausedUntil: null });
    expect(await watchOf(second)).toMatchObject({ problem: null });
  });

  it('is left alone until its platform’s quota of that person begins anew, longest due first afterwards', async () => {
    await allow('instagram');
    const application = await approvedOn('instagram');
    const first = await storeWatched(application, 'instagram', await publish('instagram'));
    await setQuota('instagram', 0);
    expect(await runFor(first)).toEqual([true]);
    await setQuota('instagram', 200);
    const { failures, pausedUntil } = (await grantOf('instagram')) ?? {};
    expect({ failures, pausedUntil }).toEqual({ failures: 0, pausedUntil: inMinutes(60) });
    const waiting = [];
    for (let post = 0; post < 3; post += 1) {
      passMinutes(1);
      waiting.push(await storeWatched(application, 'instagram', await publish('instagram')));
    }
    expect(await runFor(...waiting)).toEqual([false, false, false]);
    const due = (await Promise.all(waiting.map(watchOf))).map((watched) => watched?.dueAt?.getTime() ?? 0);
    expect(due.every((moment) => moment >= (pausedUntil?.getTime() ?? Infinity))).toBe(true);
    expect(due).toEqual(due.toSorted((a, b) => a - b));
    expect(new Set(due).size).toBe(due.length);
    passMinutes(61);
    expect(await runFor(first, ...waiting)).toEqual([true, true, true, true]);
    expect(await grantOf('instagram')).toMatchObject({ pausedUntil: null });
  });

  it('is left alone by the look at its followers, too, which then comes when that ends', async () => {
    await allow('tiktok');
    const treasure = await storeWatched(await approvedOn('tiktok'), 'tiktok', await publish('tiktok'));
    const account = () => deps().db.socialAccounts.findOf(creator.uid, 'tiktok');
    await unitOfWork(deps(), (tx) =>
      tx.socialAccounts.update(socialAccountId(creator.uid, 'tiktok'), { followersDueAt: inMinutes(0) }),
    );
    const recover = await failHost('open.tiktokapis.com');
    expect(await runFor(treasure)).toEqual([true]);
    expect(await grantOf('tiktok')).toMatchObject({ failures: 1, pausedUntil: inMinutes(5) });
    expect(await account()).toMatchObject({ followersDueAt: inMinutes(5) });
    await recover();
    passMinutes(5);
    await readDue();
    expect(await account()).toMatchObject({ followersDueAt: inMinutes(24 * 60) });
  });

  it('is left alone when its token cannot be refreshed, and asked again once it is allowed anew', async () => {
    await allow('tiktok');
    const application = await approvedOn('tiktok');
    const treasure = await storeWatched(application, 'tiktok', await publish('tiktok'));
    passMinutes(24 * 60);
    const recover = await failHost('open.tiktokapis.com');
    await readDue();
    expect(await grantOf('tiktok')).toMatchObject({ failures: 1, pausedUntil: inMinutes(5) });
    await recover();
    await allow('tiktok');
    expect(await grantOf('tiktok')).toMatchObject({ failures: 0, pausedUntil: null });
    const next = await storeWatched(application, 'tiktok', await publish('tiktok'));
    expect(await runFor(treasure, next)).toEqual([false, true]);
  });
});
