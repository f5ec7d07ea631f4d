import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { createDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import {
  approvedCreator,
  minutesAgo,
  newPostId,
  reportOf,
  tiktokUrl,
  deliverablesOf,
} from '../../support/given/approved-creators.ts';
import { linkAccount, stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { definePost } from '../../support/given/social-web.ts';

let owner: Person;
let creator: Person;
let handle: string;
let campaign: Campaign;
let application: Application;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

beforeEach(async () => {
  ({ creator, handle, campaign, application } = await approvedCreator(owner));
});

const report = (fields: object = {}, by: Application = application) => reportOf(by, tiktokUrl(handle), fields);
const setDeliverable = (id: string, fields: object) =>
  deps().db.firestore.collection(COLLECTIONS.deliverables).doc(id).update(fields);

describe('delivering a post', () => {
  it('stores a treasure for review within five days', async () => {
    const url = `${tiktokUrl(handle)}?utm_source=share`;
    const deliverable = await succeed(createDeliverable, report({ url, notes: ' Enjoy ' }), creator);
    expect(deliverable).toMatchObject({
      application_id: application.id,
      campaign_id: campaign.id,
      creator_id: creator.uid,
      creatorName: creator.name,
      title: campaign.title,
      url,
      platform: 'tiktok',
      notes: 'Enjoy',
      view_count: 1500,
      status: 'submitted',
      feedback: null,
      revision_instructions: null,
    });
    expect(deliverable.decide_by.getTime() - deliverable.created_at.getTime()).toBe(5 * 24 * 60 * 60 * 1000);
    expect(await stored(COLLECTIONS.deliverables, deliverable.treasure_id)).toMatchObject({ ownerId: owner.uid });
  });

  it('counts all views of a post published after the approval', async () => {
    const { treasure_id } = await succeed(createDeliverable, report(), creator);
    expect(await stored(COLLECTIONS.deliverables, treasure_id)).toMatchObject({ baselineViews: 0, viewCount: 1500 });
  });

  it('takes no report of an older post for its baseline, then or later', async () => {
    const url = tiktokUrl(handle);
    await definePost('tiktok', url.split('/').at(-1) ?? '', { author: handle, publishedAt: minutesAgo(120) });
    const first = await succeed(createDeliverable, report({ url }), creator);
    expect(first).toMatchObject({ view_count: 1500, baseline_views: null });
    expect(await stored(COLLECTIONS.deliverables, first.treasure_id)).toMatchObject({ baselineViews: null });
    await setDeliverable(first.treasure_id, { status: 'rejected' });
    const second = await succeed(createDeliverable, report({ url, view_count: 9000 }), creator);
    expect(await stored(COLLECTIONS.deliverables, second.treasure_id)).toMatchObject({ baselineViews: null });
  });

  it('follows a short link to the post', async () => {
    const id = newPostId();
    const url = `https://vm.tiktok.com/${handle}-${id}`;
    const { treasure_id } = await succeed(createDeliverable, report({ url }), creator);
    expect(await stored(COLLECTIONS.deliverables, treasure_id)).toMatchObject({ postKey: `tiktok:${id}` });
  });

  it('is allowed while the campaign is paused', async () => {
    await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(campaign.id).update({ status: 'paused' });
    await succeed(createDeliverable, report(), creator);
  });
});

describe('the address of a treasure', () => {
  it.each([
    [
      'another platform than the campaign asks for',
      'https://www.instagram.com/p/Cabc123/',
      "This campaign requires TikTok or YouTube content, but you're submitting Instagram content",
    ],
    [
      'no platform at all',
      'https://example.com/video/1',
      "This campaign requires TikTok or YouTube content, but you're submitting unknown content",
    ],
    [
      'the platform’s own page',
      'https://www.tiktok.com/',
      'Invalid TikTok URL. Please provide a link to a specific post, not just the platform.',
    ],
    [
      'a profile',
      'https://www.tiktok.com/@mina',
      'Invalid TikTok URL. Please provide a link to a specific post, not just the platform.',
    ],
    [
      'a post that does not exist',
      'https://www.tiktok.com/@missing1/video/4',
      'Unable to verify the social media link',
    ],
    [
      'a short link that leads inside the network',
      'https://vm.tiktok.com/escape-1',
      'Unable to verify the social media link',
    ],
  ])('is refused when it is %s, and nothing is stored', async (_what, url, message) => {
    expect(await refuse(createDeliverable, report({ url }), creator)).toMatchObject({
      status: 422,
      message,
      details: [{ field: 'body.url', message }],
    });
    expect(await deliverablesOf(creator)).toEqual([]);
  });

  it('is neither accepted nor called wrong when the platform does not show which post it leads to', async () => {
    const url = 'https://vm.tiktok.com/loop-1';
    expect(await refuse(createDeliverable, report({ url }), creator)).toMatchObject({
      status: 502,
      code: 'provider_unavailable',
      message: 'Unable to verify the social media link',
    });
    expect(await deliverablesOf(creator)).toEqual([]);
  });

  it('needs a linked account of its platform', async () => {
    const url = 'https://www.youtube.com/watch?v=abcdefghijk';
    expect(await refuse(createDeliverable, report({ url }), creator)).toMatchObject({
      status: 409,
      code: 'illegal_state',
      message: 'Link and verify your YouTube account before submitting this treasure',
    });
    expect(await deliverablesOf(creator)).toEqual([]);
  });

  it('must be a post by that account, whoever the address names', async () => {
    const url = tiktokUrl('somebodyelse');
    const message = `This post is by somebodyelse, but your linked TikTok account is ${handle}`;
    expect(await refuse(createDeliverable, report({ url }), creator)).toMatchObject({ status: 422, message });
    const borrowed = tiktokUrl(handle);
    await definePost('tiktok', borrowed.split('/').at(-1) ?? '', { author: 'somebodyelse' });
    expect(await refuse(createDeliverable, report({ url: borrowed }), creator)).toMatchObject({ status: 422, message });
    expect(await deliverablesOf(creator)).toEqual([]);
  });
});

describe('who may deliver, and when', () => {
  it.each(ApplicationStatus.options.filter((status) => status !== 'approved'))(
    'is refused for an application that is %s',
    async (status) => {
      await deps().db.firestore.collection(COLLECTIONS.applications).doc(application.id).update({ status });
      expect(await refuse(createDeliverable, report(), creator)).toMatchObject({
        status: 409,
        message: 'Treasures can be submitted for approved applications only',
      });
      expect(await deliverablesOf(creator)).toEqual([]);
    },
  );

  it.each(CampaignStatus.options.filter((status) => status !== 'open' && status !== 'paused'))(
    'is refused for a campaign that is %s',
    async (status) => {
      await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(campaign.id).update({ status });
      expect(await refuse(createDeliverable, report(), creator)).toMatchObject({
        status: 409,
        message: 'This loot is closed and takes no more treasures',
      });
      expect(await deliverablesOf(creator)).toEqual([]);
    },
  );

  it('is the creator of the application, in their own name', async () => {
    const other = await createPerson('content_creator');
    await linkAccount(other, 'tiktok', handle);
    const asOther = report({ creator_id: other.uid });
    expect(await refuse(createDeliverable, asOther, other)).toMatchObject({ status: 404 });
    expect(await refuse(createDeliverable, report(), other)).toMatchObject({ status: 403 });
    expect(await refuse(createDeliverable, report({ creator_id: owner.uid }), owner)).toMatchObject({ status: 403 });
    expect(await refuse(createDeliverable, report())).toMatchObject({ status: 401 });
    const elsewhere = report({ campaign_id: 'cmp_elsewhere' });
    expect(await refuse(createDeliverable, elsewhere, creator)).toMatchObject({
      status: 422,
      details: [{ field: 'body.campaign_id' }],
    });
    expect(await deliverablesOf(creator)).toEqual([]);
  });

  it('is told which fields are wrong', async () => {
    const body = JSON.stringify({ ...report().body, url: 'not a link', view_count: -1 });
    const { status, body: answer } = await callRaw('POST', '/deliverables', { person: creator, body });
    expect(status).toBe(422);
    const fields = (answer as { details: { field: string }[] }).details.map(({ field }) => field);
    expect(fields).toEqual(['body.url', 'body.view_count']);
  });
});
