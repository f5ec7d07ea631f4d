import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { listReadings } from '@doubloon/contract/readings/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toReadingView } from '../../../functions/src/deliverables/deliverable-view.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { newPostId } from '../../support/given/approved-creators.ts';
import { linkAccount, storeApplication, storeCampaign, storeReading } from '../../support/given/fixtures.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { changeCourse, definePost } from '../../support/given/social-web.ts';
import { readDue, storeWatched } from '../../support/given/watched-posts.ts';

const DAY = 24 * 60;
const OLD = new Date('2020-01-01T00:00:00Z');

let owner: Person;
let creator: Person;
let postId: string;

beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
});
beforeEach(async () => {
  creator = await createPerson('content_creator');
  postId = newPostId();
});

const shown = ({ id }: Pick<Deliverable, 'id'>, person = creator) =>
  succeed(getDeliverable, { params: { id } }, person);

/** A treasure whose post its platform shows with so many views. */
async function watched(publishedAt: Date, views: number, fields: Partial<Deliverable> = {}): Promise<Deliverable> {
  const handle = unique('h').slice(0, 13);
  await linkAccount(creator, 'twitter', handle);
  await definePost('twitter', postId, { author: handle, views, publishedAt });
  const campaign = await storeCampaign(owner, { platforms: ['twitter'] });
  const application = await storeApplication(campaign, creator, { status: 'approved', createdAt: deps().clock.now() });
  return storeWatched(application, 'twitter', postId, fields);
}

const soon = () => new Date(deps().clock.now().getTime() + 60_000);

describe('a treasure', () => {
  it('shows the latest counts of its post, by their source, and says where it is', async () => {
    const treasure = await watched(OLD, 1_000);
    expect(await shown(treasure)).toMatchObject({ latest_reading: null, post_state: 'unknown', pays_at: null });
    await readDue();
    const { latest_reading: latest, post_state: state } = await shown(treasure, owner);
    const counts = { views: 1_000, likes: 40, comments: 5, shares: 3, source: 'platform' };
    expect(latest).toEqual({ ...counts, at: deps().clock.now() });
    expect(state).toBe('live');
    for (const [course, becomes] of [
      ['private', 'private'],
      ['delete', 'gone'],
      ['back', 'live'],
    ] as const) {
      await changeCourse('twitter', postId, course);
      passMinutes(DAY);
      await readDue();
      expect(await shown(treasure)).toMatchObject({ post_state: becomes });
    }
  });

  it('of a post that is older than the approval counts from what its platform says first', async () => {
    const treasure = await watched(OLD, 1_000, { baselineViews: null, baselineSource: null });
    expect(await shown(treasure)).toMatchObject({ baseline: null });
    await readDue();
    expect(await shown(treasure)).toMatchObject({ baseline: { views: 1_000, source: 'platform' } });
    await definePost('twitter', postId, { views: 4_000 });
    passMinutes(DAY);
    await readDue();
    const { baseline, latest_reading: latest } = await shown(treasure);
    expect(baseline).toEqual({ views: 1_000, source: 'platform' });
    expect(latest?.views).toBe(4_000);
  });

  it('of a post whose page said that it is newer counts from what its platform says when that knows better', async () => {
    const treasure = await watched(OLD, 1_000);
    expect(await shown(treasure)).toMatchObject({ baseline: { views: 0, source: 'page' } });
    await readDue();
    expect(await shown(treasure)).toMatchObject({ baseline: { views: 1_000, source: 'platform' } });
  });

  it('of a post that its platform knows as newer counts from 0', async () => {
    const treasure = await watched(soon(), 1_000, { baselineViews: null, baselineSource: null });
    await readDue();
    expect(await shown(treasure)).toMatchObject({ baseline: { views: 0, source: 'platform' } });
  });
});

describe('the readings of a treasure', () => {
  it('are read by its creator, its campaign’s owner and admins, latest first', async () => {
    const treasure = await watched(OLD, 1_000);
    const later = new Date(deps().clock.now().getTime() + 1_000);
    const [first, second] = [await storeReading(treasure), await storeReading(treasure, { at: later, views: 1_300 })];
    for (const person of [creator, owner, await createPerson('admin')]) {
      const page = await call(listReadings, { params: { id: treasure.id }, query: { limit: 1 } }, person);
      if (!page.ok || !page.nextCursor) throw new Error('a first page with a cursor was expected');
      expect(page.data).toEqual([toReadingView(second)]);
      const query = { limit: 1, cursor: page.nextCursor };
      expect(await succeed(listReadings, { params: { id: treasure.id }, query }, person)).toEqual([
        toReadingView(first),
      ]);
    }
  });

  it('are nobody else’s', async () => {
    const treasure = await watched(OLD, 1_000);
    const input = { params: { id: treasure.id }, query: {} };
    for (const role of ['content_creator', 'business_owner'] as const) {
      expect(await refuse(listReadings, input, await createPerson(role))).toMatchObject({ status: 404 });
    }
    expect(await refuse(listReadings, input, await createPerson('user'))).toMatchObject({ status: 403 });
    expect(await refuse(listReadings, input)).toMatchObject({ status: 401 });
  });
});
