import type { Application } from '@doubloon/contract/applications/application.ts';
import {
  getApplication,
  listApplicationsOfCampaign,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
  listOwnApplications,
  shortlistApplication,
  withdrawApplication,
} from '@doubloon/contract/applications/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationsPersonalData } from '../../../functions/src/applications/personal-data.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: Campaign;
let application: Application;

beforeAll(async () => {
  creator = await createPerson('content_creator');
});
beforeEach(async () => {
  owner = await createPerson('business_owner');
  campaign = await storeCampaign(owner);
  application = await storeApplication(campaign, creator);
});

const byId = () => ({ params: { id: application.id } });
const mark = (shortlisted: boolean, id = application.id) =>
  succeed(shortlistApplication, { params: { id }, body: { shortlisted } }, owner);
const markOf = ({ id }: Application) => stored(COLLECTIONS.shortlist, id);

describe('a shortlist', () => {
  it('has what its owner puts on it until they take it off; repeating changes nothing', async () => {
    expect(await succeed(getApplication, byId(), owner)).toMatchObject({ shortlisted: false });
    expect(await mark(true)).toMatchObject({ id: application.id, shortlisted: true });
    const first = await markOf(application);
    await mark(true);
    expect(await markOf(application)).toEqual(first);
    expect(await succeed(getApplication, byId(), owner)).toMatchObject({ shortlisted: true });
    expect(await mark(false)).toMatchObject({ shortlisted: false });
    expect(await mark(false)).toMatchObject({ shortlisted: false });
    expect(await markOf(application)).toBeUndefined();
  });

  it('is changed by the owner of the campaign only', async () => {
    const input = { ...byId(), body: { shortlisted: true } };
    expect(await refuse(shortlistApplication, input, await createPerson('business_owner'))).toMatchObject({
      status: 404,
    });
    for (const role of ['content_creator', 'admin'] as const) {
      expect(await refuse(shortlistApplication, input, await createPerson(role))).toMatchObject({ status: 403 });
    }
    expect(await refuse(shortlistApplication, input, creator)).toMatchObject({ status: 403 });
    expect(await refuse(shortlistApplication, input)).toMatchObject({ status: 401 });
    expect(await markOf(application)).toBeUndefined();
  });

  it('is never told to the creator or to an admin', async () => {
    await mark(true);
    const admin = await createPerson('admin');
    for (const person of [creator, admin]) {
      expect(await succeed(getApplication, byId(), person)).toMatchObject({ shortlisted: null });
    }
    const ofCreator = { params: { id: creator.uid }, query: {} };
    const lists = [
      ...(await succeed(listApplicationsOfCreator, ofCreator, creator)),
      ...(await succeed(listOwnApplications, { query: { campaignIds: [campaign.id] } }, creator)),
    ];
    expect(lists.filter(({ id }) => id === application.id)).toHaveLength(2);
    expect(lists.map(({ shortlisted }) => shortlisted)).not.toContain(true);
    const marked = { params: { id: campaign.id }, query: { shortlisted: 'true' as const } };
    expect(await succeed(listApplicationsOfCampaign, marked, admin)).toEqual([]);
    expect(JSON.stringify(await stored(COLLECTIONS.applications, application.id))).not.toMatch(/shortlist/i);
  });

  it('narrows the lists of its owner, the latest marked first', async () => {
    const other = await storeApplication(await storeCampaign(owner), creator, { status: 'approved' });
    await storeApplication(campaign, await createPerson('content_creator'));
    await mark(true);
    await mark(true, other.id);
    const ids = async (query: { shortlisted: 'true'; status?: ['pending'] }) =>
      (await succeed(listApplicationsOfOwner, { params: { id: owner.uid }, query }, owner)).map(({ id }) => id);
    expect(await ids({ shortlisted: 'true' })).toEqual([other.id, application.id]);
    expect(await ids({ shortlisted: 'true', status: ['pending'] })).toEqual([application.id]);
    const input = { params: { id: campaign.id }, query: { shortlisted: 'true' as const } };
    expect(await succeed(listApplicationsOfCampaign, input, owner)).toMatchObject([{ id: application.id }]);
  });

  it('loses an application that is withdrawn', async () => {
    await mark(true);
    await succeed(withdrawApplication, byId(), creator);
    expect(await markOf(application)).toBeUndefined();
  });

  it('ends with the account of its owner, and with that of the creator', async () => {
    const leaving = await createPerson('content_creator');
    const theirs = await storeApplication(campaign, leaving);
    await mark(true);
    await mark(true, theirs.id);
    await applicationsPersonalData.erase.shortlist(deps(), leaving.uid);
    expect(await markOf(theirs)).toBeUndefined();
    expect(await markOf(application)).toBeDefined();
    await applicationsPersonalData.erase.shortlist(deps(), owner.uid);
    expect(await markOf(application)).toBeUndefined();
  });
});
