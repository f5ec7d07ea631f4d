import { MAX_BEST_POSTS, MAX_TOGETHER } from '@doubloon/contract/applications/applicant.ts';
import type { Application } from '@doubloon/contract/applications/application.ts';
import { getApplicant } from '@doubloon/contract/applications/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { profileUrl } from '@doubloon/contract/links/account-url.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let otherOwner: Person;
let creator: Person;
let application: Application;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  otherOwner = await createPerson('business_owner');
});
beforeEach(async () => {
  creator = await createPerson('content_creator');
  application = await storeApplication(await storeCampaign(owner), creator);
});

const asked = (person: Person) => succeed(getApplicant, { params: { id: application.id } }, person);
const document = (name: 'users' | 'applicationFunds', id: string) =>
  deps().db.firestore.collection(COLLECTIONS[name]).doc(id);

/** An application of the creator to a loot of an owner's, of so many days ago. */
async function earlier(of: Person, daysAgo: number, fields: Partial<Application>): Promise<Application> {
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000);
  return storeApplication(await storeCampaign(of, { title: unique('Loot ') }), creator, { createdAt, ...fields });
}

describe('who has applied', () => {
  it("is for the campaign's owner and admins, and for nobody else", async () => {
    const input = { params: { id: application.id } };
    for (const person of [owner, await createPerson('admin')]) {
      expect(await asked(person)).toMatchObject({ creator_id: creator.uid, name: creator.name });
    }
    expect(await refuse(getApplicant, input, otherOwner)).toMatchObject({ status: 404 });
    for (const person of [creator, await createPerson('user')]) {
      expect(await refuse(getApplicant, input, person)).toMatchObject({ status: 403 });
    }
    expect(await refuse(getApplicant, input)).toMatchObject({ status: 401 });
  });

  it('is not found once the account has ended', async () => {
    await document('users', creator.uid).delete();
    expect(await refuse(getApplicant, { params: { id: application.id } }, owner)).toMatchObject({ status: 404 });
  });
});

describe('earlier work for the same owner', () => {
  it('is shown with its outcome, newest first, without what is undecided and what was for others', async () => {
    const done = await earlier(owner, 9, { status: 'completed' });
    const freed = await earlier(owner, 5, { status: 'rejected', freedAt: new Date() });
    await earlier(owner, 4, { status: 'pending' });
    await earlier(otherOwner, 3, { status: 'completed' });
    const post = { postKey: 'tiktok:1', baselineViews: 0, reportedAt: new Date(), hasFallen: false };
    await document('applicationFunds', done.id).set({
      applicationId: done.id,
      campaignId: done.campaignId,
      creatorId: creator.uid,
      posts: [
        { ...post, views: 1200 },
        { ...post, postKey: 'tiktok:2', views: 300 },
      ],
      paidCents: 14_000,
      reversedCents: 0,
      livePayoutId: null,
      updatedAt: new Date(),
    });
    const { together } = await asked(owner);
    expect(together.total).toBe(2);
    expect(together.newest).toMatchObject([
      { application_id: freed.id, status: 'rejected', slot_freed: true, accepted_posts: 0, views: 0, paid: 0 },
      {
        ...{ application_id: done.id, campaign_id: done.campaignId, title: done.campaignTitle },
        ...{ status: 'completed', slot_freed: false, accepted_posts: 2, views: 1500, paid: 14_000 },
      },
    ]);
  });

  it('never counts the application itself, and says how many there are beyond those shown', async () => {
    for (let daysAgo = 1; daysAgo <= MAX_TOGETHER + 1; daysAgo += 1) {
      await earlier(owner, daysAgo, { status: 'completed' });
    }
    application = await earlier(owner, 99, { status: 'approved' });
    const { together } = await asked(owner);
    expect(together.total).toBe(MAX_TOGETHER + 1);
    expect(together.newest).toHaveLength(MAX_TOGETHER);
  });
});

describe('the best posts', () => {
  const show = (handle: string) =>
    document('users', creator.uid).update({ socialLinks: { tiktok: profileUrl('tiktok', handle) } });

  const posted = async (views: number, fields: Partial<Deliverable> = {}): Promise<Deliverable> => {
    const work = await earlier(otherOwner, 2, { status: 'approved' });
    const counts = { views, at: new Date(), likes: null, comments: null, shares: null, source: 'platform' } as const;
    return storeDeliverable(work, {
      ...{ postKey: unique('tiktok:'), url: `https://www.tiktok.com/@cy/video/${views}`, status: 'approved' },
      ...{ postState: 'live', latestReading: { ...counts, id: unique('rdg_'), handle: 'cy' } },
      ...fields,
    });
  };

  const viewsShown = async () => (await asked(owner)).best_posts.map(({ views }) => views);

  it('are those with the most views of accounts that the creator shows, each once', async () => {
    await posted(500);
    const best = await posted(9000);
    await posted(8000, { postKey: best.postKey });
    await posted(700);
    await posted(600);
    expect(await viewsShown()).toEqual([]);
    await show('cy');
    expect(await viewsShown()).toEqual([9000, 700, 600]);
    const [first] = (await asked(owner)).best_posts;
    const id = best.postKey.slice('tiktok:'.length);
    expect(first).toEqual({
      url: best.url,
      platform: 'tiktok',
      post_id: id,
      views: 9000,
      read_at: best.latestReading?.at,
    });
    expect(await viewsShown()).toHaveLength(MAX_BEST_POSTS);
    await show('another');
    expect(await viewsShown()).toEqual([]);
  });

  it('are accepted ones that are there, by counts of their platforms', async () => {
    await show('cy');
    await posted(900, { status: 'rejected' });
    await posted(800, { postState: 'gone' });
    await posted(700, { latestReading: null });
    expect(await viewsShown()).toEqual([]);
  });
});
