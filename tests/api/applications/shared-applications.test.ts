import { listOwnApplications } from '@doubloon/contract/applications/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callRaw, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
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

describe('the applications between two people', () => {
  it('are listed for both of them and nobody else', async () => {
    const [mine, theirs] = [await createPerson('business_owner'), await createPerson('content_creator')];
    const first = await storeApplication(await storeCampaign(mine), theirs, {
      createdAt: new Date(Date.now() - 60_000),
    });
    const second = await storeApplication(await storeCampaign(mine), theirs, { status: 'completed' });
    await storeApplication(await storeCampaign(mine), otherCreator);
    const elsewhere = await storeApplication(await storeCampaign(owner), theirs);
    const listed = async (person: Person, query: { with: string; limit?: number; campaignIds?: string[] }) =>
      (await succeed(listOwnApplications, { query }, person)).map(({ id }) => id);
    expect(await listed(mine, { with: theirs.uid })).toEqual([second.id, first.id]);
    expect(await listed(theirs, { with: mine.uid })).toEqual([second.id, first.id]);
    const page = await call(listOwnApplications, { query: { with: theirs.uid, limit: 1 } }, mine);
    if (!page.ok || !page.nextCursor) throw new Error('a first page with a cursor was expected');
    const older = { query: { with: theirs.uid, limit: 1, cursor: page.nextCursor } };
    expect(await call(listOwnApplications, older, mine)).toMatchObject({ data: [{ id: first.id }], nextCursor: null });
    const campaignIds = [first.campaignId, elsewhere.campaignId];
    expect(await listed(theirs, { with: mine.uid, campaignIds })).toEqual([first.id]);
    // Others name either of the two and learn nothing; nor does one of them by naming oneself or one's own side.
    expect(await listed(otherOwner, { with: theirs.uid })).toEqual([]);
    expect(await listed(creator, { with: mine.uid })).toEqual([]);
    expect(await listed(creator, { with: theirs.uid })).toEqual([]);
    expect(await listed(theirs, { with: theirs.uid })).toEqual([]);
    expect(await refuse(listOwnApplications, { query: { with: theirs.uid } }, admin)).toMatchObject({ status: 403 });
    expect(await refuse(listOwnApplications, { query: { with: theirs.uid } })).toMatchObject({ status: 401 });
    expect((await callRaw('GET', '/applications?with=a%2Fb', { person: mine })).status).toBe(422);
  });
});
