import {
  countApplications,
  getApplication,
  listApplicationsOfCampaign,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
  listOwnApplications,
} from '@doubloon/contract/applications/operations.ts';
import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callRaw, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import { storeStore } from '../../support/given/stores.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let otherOwner: Person;
let creator: Person;
let otherCreator: Person;
let admin: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  otherOwner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  otherCreator = await createPerson('content_creator');
  admin = await createPerson('admin');
});

describe('reading applications', () => {
  it('shows one to its creator, the campaign owner and admins, to nobody else', async () => {
    const campaign = await storeCampaign(owner);
    const { id } = await storeApplication(campaign, creator);
    const input = { params: { id } };
    for (const person of [creator, owner, admin]) {
      expect(await succeed(getApplication, input, person)).toMatchObject({ id });
    }
    for (const person of [otherCreator, otherOwner]) {
      expect(await refuse(getApplication, input, person)).toMatchObject({ status: 404 });
    }
    expect(await refuse(getApplication, input)).toMatchObject({ status: 401 });
    expect(await refuse(getApplication, { params: { id: 'nothing' } }, creator)).toMatchObject({ status: 404 });
  });

  it('tells their owner alone what the open store of each creator says', async () => {
    const campaign = await storeCampaign(owner);
    const [known, closed, without] = [
      await createPerson('content_creator'),
      await createPerson('content_creator'),
      await createPerson('content_creator'),
    ];
    const says = {
      counts: { followers: 7, reviews: 4, ratingSum: 19 },
      socialLinks: { tiktok: 'https://www.tiktok.com/@ada' },
    };
    const at = new Date('2026-11-20T00:00:00.000Z');
    await storeStore({ id: known.uid, verified: true, ...says, accountFollowers: { tiktok: { count: 12_400, at } } });
    await storeStore({ id: closed.uid, ...says, status: 'closed' });
    for (const person of [known, closed, without]) await storeApplication(campaign, person);
    const input = { params: { id: campaign.id }, query: {} };
    const figuresFor = async (person: Person) =>
      new Map(
        (await succeed(listApplicationsOfCampaign, input, person)).map(({ creator_id: id, creator: one }) => [id, one]),
      );
    const shown = await figuresFor(owner);
    expect(shown.get(known.uid)).toEqual({
      rating: 4.8,
      reviewCount: 4,
      followers: 7,
      verified: true,
      socialLinks: says.socialLinks,
      accountFollowers: { tiktok: { count: 12_400, at } },
    });
    expect([shown.get(closed.uid), shown.get(without.uid)]).toEqual([null, null]);
    expect([...(await figuresFor(admin)).values()]).toEqual([null, null, null]);
    const own = await succeed(getApplication, { params: { id: applicationId(campaign.id, known.uid) } }, known);
    expect(own.creator).toBeNull();
  });

  it('lists those to a campaign for its owner and admins', async () => {
    const campaign = await storeCampaign(owner);
    const first = await storeApplication(campaign, creator, { createdAt: new Date(Date.now() - 60_000) });
    const second = await storeApplication(campaign, otherCreator);
    await storeApplication(await storeCampaign(owner), creator);
    const input = { params: { id: campaign.id }, query: {} };
    for (const person of [owner, admin]) {
      const list = await succeed(listApplicationsOfCampaign, input, person);
      expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
    }
    expect(await refuse(listApplicationsOfCampaign, input, otherOwner)).toMatchObject({ status: 404 });
    expect(await refuse(listApplicationsOfCampaign, input, creator)).toMatchObject({ status: 403 });
    expect(await refuse(listApplicationsOfCampaign, input)).toMatchObject({ status: 401 });
  });

  it('says in every reading whether the loot takes treasures now', async () => {
    const running = await storeCampaign(owner, { status: 'paused' });
    const closed = await storeCampaign(owner, { status: 'completed' });
    const refused = await storeCampaign(owner, { status: 'rejected' });
    const person = await createPerson('content_creator');
    for (const campaign of [running, closed, refused]) await storeApplication(campaign, person);
    const expected = { [running.id]: true, [closed.id]: false, [refused.id]: false };
    const runs = (list: readonly ApplicationView[]) =>
      Object.fromEntries(list.map(({ campaign_id: id, campaign }) => [id, campaign.isRunning]));
    const params = { id: person.uid };
    expect(runs(await succeed(listApplicationsOfCreator, { params, query: {} }, person))).toEqual(expected);
    expect(runs(await succeed(listOwnApplications, { query: {} }, person))).toEqual(expected);
    const campaignIds = [running.id, closed.id, refused.id];
    expect(runs(await succeed(listOwnApplications, { query: { campaignIds } }, person))).toEqual(expected);
    const ofOwner = await succeed(listApplicationsOfOwner, { params: { id: owner.uid }, query: {} }, owner);
    expect(runs(ofOwner)).toMatchObject(expected);
    const ofClosed = await succeed(listApplicationsOfCampaign, { params: { id: closed.id }, query: {} }, owner);
    expect(runs(ofClosed)).toEqual({ [closed.id]: false });
    const one = await succeed(getApplication, { params: { id: applicationId(closed.id, person.uid) } }, person);
    expect(one.campaign.isRunning).toBe(false);
  });

  it('lists those to a campaign by status', async () => {
    const campaign = await storeCampaign(owner);
    const at = (i: number) => ({ createdAt: new Date(Date.now() - i * 60_000) });
    const pending = await storeApplication(campaign, creator, at(2));
    const rejected = await storeApplication(campaign, otherCreator, { status: 'rejected', ...at(1) });
    const done = await storeApplication(campaign, await createPerson('content_creator'), {
      status: 'completed',
      ...at(3),
    });
    await storeApplication(await storeCampaign(owner), creator, { status: 'rejected' });
    const listed = async (status: ('pending' | 'rejected' | 'completed')[]) =>
      (await succeed(listApplicationsOfCampaign, { params: { id: campaign.id }, query: { status } }, owner)).map(
        ({ id }) => id,
      );
    expect(await listed(['pending'])).toEqual([pending.id]);
    expect(await listed(['completed', 'rejected'])).toEqual([rejected.id, done.id]);
    const query = { limit: 1, status: ['completed' as const, 'rejected' as const] };
    const page = await call(listApplicationsOfCampaign, { params: { id: campaign.id }, query }, owner);
    if (!page.ok || !page.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(page.data).toMatchObject([{ id: rejected.id }]);
    const older = { params: { id: campaign.id }, query: { ...query, cursor: page.nextCursor } };
    expect(await call(listApplicationsOfCampaign, older, owner)).toMatchObject({
      data: [{ id: done.id }],
      nextCursor: null,
    });
  });

  it('lists those of a creator, page by page and by status', async () => {
    const person = await createPerson('content_creator');
    const campaigns = await Promise.all([1, 2, 3].map(() => storeCampaign(owner)));
    const [first, second, third] = await Promise.all(
      campaigns.map((campaign, i) =>
        storeApplication(campaign, person, { createdAt: new Date(Date.now() + i * 1000) }),
      ),
    );
    const input = { params: { id: person.uid }, query: { limit: 2 } };
    const page = await call(listApplicationsOfCreator, input, person);
    if (!page.ok || !page.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(page.data.map(({ id }) => id)).toEqual([third?.id, second?.id]);
    const rest = await call(
      listApplicationsOfCreator,
      { ...input, query: { limit: 2, cursor: page.nextCursor } },
      person,
    );
    expect(rest).toMatchObject({ ok: true, nextCursor: null, data: [{ id: first?.id }] });
    const rejected = await storeApplication(await storeCampaign(owner), person, { status: 'rejected' });
    const narrowed = { ...input, query: { status: ['rejected' as const] } };
    expect(await succeed(listApplicationsOfCreator, narrowed, person)).toMatchObject([{ id: rejected.id }]);
    expect(await succeed(listApplicationsOfCreator, narrowed, admin)).toHaveLength(1);
    const done = await storeApplication(await storeCampaign(owner), person, {
      status: 'completed',
      createdAt: new Date(Date.now() - 60_000),
    });
    const both = { limit: 1, status: ['rejected' as const, 'completed' as const] };
    const newest = await call(listApplicationsOfCreator, { ...input, query: both }, person);
    if (!newest.ok || !newest.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(newest.data).toMatchObject([{ id: rejected.id }]);
    const older = await call(
      listApplicationsOfCreator,
      { ...input, query: { ...both, cursor: newest.nextCursor } },
      person,
    );
    expect(older).toMatchObject({ ok: true, nextCursor: null, data: [{ id: done.id }] });
    expect(await refuse(listApplicationsOfCreator, input, creator)).toMatchObject({ status: 403 });
    expect(await refuse(listApplicationsOfCreator, input, owner)).toMatchObject({ status: 403 });
    expect(await refuse(listApplicationsOfCreator, input)).toMatchObject({ status: 401 });
  });

  it('lists those to all campaigns of an owner, also by status', async () => {
    const person = await createPerson('business_owner');
    const pending = await storeApplication(await storeCampaign(person), creator);
    const approved = await storeApplication(await storeCampaign(person), otherCreator, { status: 'approved' });
    const input = { params: { id: person.uid }, query: {} };
    const ids = (await succeed(listApplicationsOfOwner, input, person)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([pending.id, approved.id].toSorted());
    const narrowed = { ...input, query: { status: ['approved' as const] } };
    expect(await succeed(listApplicationsOfOwner, narrowed, person)).toMatchObject([{ id: approved.id }]);
    expect(await succeed(listApplicationsOfOwner, narrowed, admin)).toHaveLength(1);
    expect(await refuse(listApplicationsOfOwner, input, owner)).toMatchObject({ status: 403 });
    expect(await refuse(listApplicationsOfOwner, input, creator)).toMatchObject({ status: 403 });
    expect(await refuse(listApplicationsOfOwner, input)).toMatchObject({ status: 401 });
  });
});

describe("the marketplace's own applications", () => {
  it('narrow to the campaigns of a page, as the specification indexes them', async () => {
    const person = await createPerson('content_creator');
    const [here, there, nowhere] = await Promise.all([1, 2, 3].map(() => storeCampaign(owner)));
    if (!here || !there || !nowhere) throw new Error('three campaigns were stored');
    await storeApplication(here, person);
    await storeApplication(there, person);
    await storeApplication(nowhere, creator);
    const all = await succeed(listOwnApplications, { query: { userId: person.uid } }, person);
    expect(all.map(({ campaign_id }) => campaign_id).toSorted()).toEqual([here.id, there.id].toSorted());
    const { body: narrowed } = await callRaw(
      'GET',
      `/applications?userId=${person.uid}&campaignIds=${here.id},${nowhere.id}`,
      { person },
    );
    expect(narrowed).toMatchObject([{ campaign_id: here.id, status: 'pending' }]);
  });

  it('are refused for somebody else, and for more campaigns than a page has', async () => {
    expect(await refuse(listOwnApplications, { query: { userId: creator.uid } }, otherCreator)).toMatchObject({
      status: 403,
    });
    expect(await refuse(listOwnApplications, { query: { userId: creator.uid } }, owner)).toMatchObject({ status: 403 });
    expect(await refuse(listOwnApplications, { query: { userId: creator.uid } })).toMatchObject({ status: 401 });
    const many = Array.from({ length: 31 }, (_, i) => `cmp_${i}`).join(',');
    for (const campaignIds of [many, ',', 'a/b', '']) {
      const path = `/applications?userId=${creator.uid}&campaignIds=${encodeURIComponent(campaignIds)}`;
      expect((await callRaw('GET', path, { person: creator })).status).toBe(422);
    }
  });
});

describe('the number of applications', () => {
  it('is public and comes from the campaign', async () => {
    const campaign = await storeCampaign(owner);
    const counts = { ...campaign.counts, applications: 7 };
    const busy = await storeCampaign(owner, { counts });
    expect(await succeed(countApplications, { params: { campaignId: busy.id } })).toEqual({ count: 7 });
    expect(await refuse(countApplications, { params: { campaignId: 'cmp_nothing' } })).toMatchObject({ status: 404 });
  });
});
