import type { Application } from '@doubloon/contract/applications/application.ts';
import type { GrantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deps } from '../../support/api.ts';
import { newPostId } from '../../support/given/approved-creators.ts';
import { storeApplication, storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { definePost, setPageSize } from '../../support/given/social-web.ts';
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
