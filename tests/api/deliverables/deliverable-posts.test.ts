import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { createDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import {
  approvedCreator,
  newPostId,
  reportOf,
  tiktokUrl,
  deliverablesOf,
} from '../../support/given/approved-creators.ts';
import { linkAccount, storeApplication, storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

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

describe('one post', () => {
  it('belongs to one application', async () => {
    const url = tiktokUrl(handle);
    await succeed(createDeliverable, report({ url }), creator);
    const other = await storeApplication(await storeCampaign(owner), creator, { status: 'approved' });
    const sameByAnotherName = `${url.replace('www.', 'm.')}?lang=en`;
    expect(await refuse(createDeliverable, report({ url: sameByAnotherName }, other), creator)).toMatchObject({
      status: 409,
      code: 'already_exists',
      message: 'This post has already been submitted for another application',
    });
    expect(await deliverablesOf(creator)).toHaveLength(1);
  });

  it('goes to one of two applications that report it at once', async () => {
    const url = tiktokUrl(handle);
    const other = await storeApplication(await storeCampaign(owner), creator, { status: 'approved' });
    const results = await Promise.all(
      [application, other].map((by) => call(createDeliverable, report({ url }, by), creator)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await deliverablesOf(creator)).toHaveLength(1);
  });

  it('is asked for by its own address where a short link of another site stands for it', async () => {
    expect(await refuse(createDeliverable, report({ url: 'https://bit.ly/3abcDEF' }), creator)).toMatchObject({
      status: 422,
      message: SENTENCES.shortLink,
      details: [{ field: 'body.url' }],
    });
  });

  it('waits for its review before it is reported again, also when reported three times at once', async () => {
    const url = tiktokUrl(handle);
    const results = await Promise.all(
      Array.from({ length: 3 }, () => call(createDeliverable, report({ url }), creator)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await refuse(createDeliverable, report({ url, view_count: 9000 }), creator)).toMatchObject({
      code: 'illegal_state',
      message: 'A treasure with this post is still waiting for its review',
    });
    expect(await deliverablesOf(creator)).toHaveLength(1);
  });

  it('is reported again, once accepted, with a higher count only', async () => {
    const url = tiktokUrl(handle);
    const { treasure_id } = await succeed(createDeliverable, report({ url }), creator);
    await setDeliverable(treasure_id, { status: 'approved' });
    for (const view_count of [1500, 10]) {
      expect(await refuse(createDeliverable, report({ url, view_count }), creator)).toMatchObject({
        status: 422,
        details: [{ field: 'body.view_count' }],
      });
    }
    const again = await succeed(createDeliverable, report({ url, view_count: 1501 }), creator);
    expect(again.treasure_id).not.toBe(treasure_id);
    expect(await deliverablesOf(creator)).toHaveLength(2);
  });

  it('that was sent back is submitted again as the same treasure, also after the campaign has closed', async () => {
    const url = tiktokUrl(handle);
    const { treasure_id } = await succeed(createDeliverable, report({ url }), creator);
    await setDeliverable(treasure_id, { status: 'revision_requested', revisionInstructions: 'Name the tea' });
    await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(campaign.id).update({ status: 'completed' });
    const again = await succeed(createDeliverable, report({ url, view_count: 1600, notes: 'Named' }), creator);
    expect(again).toMatchObject({
      treasure_id,
      status: 'submitted',
      view_count: 1600,
      notes: 'Named',
      revision_instructions: 'Name the tea',
    });
    expect(await deliverablesOf(creator)).toHaveLength(1);
  });
});

describe('a post by a name', () => {
  it('is not by an account that is linked by a number, until its page says so', async () => {
    await linkAccount(creator, 'facebook', '100012');
    const wanting = await storeCampaign(owner, { platforms: ['facebook'] });
    const asked = await storeApplication(wanting, creator, { status: 'approved' });
    const url = `https://www.facebook.com/somebodyelse/posts/${newPostId()}`;
    expect(await refuse(createDeliverable, report({ url }, asked), creator)).toMatchObject({
      status: 422,
      message: 'This post is by somebodyelse, but your linked Facebook account is 100012',
    });
    expect(await deliverablesOf(creator)).toEqual([]);
  });
});
