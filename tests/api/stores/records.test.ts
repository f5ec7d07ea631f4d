import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import type { Application } from '@doubloon/contract/applications/application.ts';
import { getCampaign, listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { getCreatorRecord } from '@doubloon/contract/records/operations.ts';
import { getStore, listCreators } from '@doubloon/contract/stores/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { deliverableProjections } from '../../../functions/src/deliverables/projections.ts';
import { updateDerivedFields } from '../../../functions/src/platform/projections/derived-fields.ts';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import { storeProjections } from '../../../functions/src/stores/projections.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored, storeDeliverable, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';

let owner: Person;
let creator: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

const byId = ({ uid }: Person) => ({ params: { id: uid } });

/** Lets a creator complete that many loots. */
async function complete(person: Person, loots: number): Promise<void> {
  for (let n = 0; n < loots; n += 1) {
    const application = await storeApplication(await storeCampaign(owner), person, { status: 'approved' });
    await storeDeliverable(application, { status: 'approved', decidedAt: application.createdAt });
    await updateCounters(deps().db, deliverableProjections, application.id);
  }
}

describe("a creator's record", () => {
  it('says of somebody new only since when they are here', async () => {
    const fresh = await createPerson('content_creator');
    await complete(fresh, 2);
    const found = await succeed(getCreatorRecord, byId(fresh), owner);
    expect(found).toMatchObject({ accounts: {}, record: null });
    expect(found.since).toBeInstanceOf(Date);
  });

  it('counts what was decided, for its creator as for others', async () => {
    await complete(creator, 3);
    const { record } = await succeed(getCreatorRecord, byId(creator), owner);
    expect(record).toMatchObject({ loots_completed: 3, treasures_decided: 3, treasures_accepted: 3 });
    expect((await succeed(getCreatorRecord, byId(creator), creator)).record).toEqual(record);
  });

  it('is for people who are signed in, and of creators only', async () => {
    expect(await refuse(getCreatorRecord, byId(creator))).toMatchObject({ status: 401 });
    expect(await refuse(getCreatorRecord, byId(owner), creator)).toMatchObject({ status: 404 });
    expect(await refuse(getCreatorRecord, { params: { id: 'nobody' } }, owner)).toMatchObject({ status: 404 });
  });
});

describe("a creator's record in public", () => {
  it('is the same in the store and the directory as for whoever decides', async () => {
    const person = await createCreatorWithStore({ location: 'Pulau Ubin' });
    await updateDerivedFields(deps().db, storeProjections, person.uid);
    const found = () => succeed(listCreators, { query: { search: 'ubin' } }, owner);
    expect(await found()).toMatchObject([{ id: person.uid, record: null }]);
    await complete(person, 3);
    const { record } = await succeed(getCreatorRecord, byId(person), owner);
    expect(record).not.toBeNull();
    expect(await found()).toMatchObject([{ id: person.uid, record }]);
    expect(await succeed(getStore, byId(person))).toMatchObject({ record });
  });
});

describe("an owner's record", () => {
  it('stands at each of their loots, for visitors too, from a few decisions on', async () => {
    const person = await createPerson('business_owner');
    const campaign = await storeCampaign(person, { title: 'Kelong cruise' });
    const ofLoot = async () => (await succeed(getCampaign, { params: { id: campaign.id } })).owner_record;
    for (let n = 0; n < 3; n += 1) {
      expect(await ofLoot()).toBeNull();
      const decided = await storeApplication(campaign, await createPerson('content_creator'), { status: 'rejected' });
      const decidedAt = new Date(decided.createdAt.getTime() + 1000);
      await deps().db.firestore.collection(COLLECTIONS.applications).doc(decided.id).update({ decidedAt });
      await updateCounters(deps().db, applicationProjections, decided.id);
    }
    expect(await ofLoot()).toMatchObject({ decisions: 3, decided_in_time: 3, median_hours: 1, payouts_made: 0 });
    const [listed] = await succeed(listCampaigns, { query: { search: 'kelong' } }, creator);
    expect(listed).toMatchObject({ id: campaign.id, owner_record: await ofLoot() });
  });
});

describe('creators who come back', () => {
  const approved = async (person: Person): Promise<Application> => {
    const campaign = await storeCampaign(owner);
    await storeFunds(campaign);
    const application = await storeApplication(campaign, person);
    const body = { status: 'approved' as const };
    await succeed(decideApplication, { params: { id: application.id }, body }, owner);
    await updateCounters(deps().db, applicationProjections, application.id);
    return application;
  };

  it('are counted once each, by the order in which an owner has accepted them', async () => {
    const before = await deps().db.records.get(owner.uid);
    const people = await Promise.all([1, 2].map(() => createPerson('content_creator')));
    const [first, second] = people;
    if (!first || !second) throw new Error('there are two creators');
    for (const person of [first, second, first, first]) await approved(person);
    const { creators } = await deps().db.records.get(owner.uid);
    expect(creators).toEqual({ accepted: before.creators.accepted + 2, cameBack: before.creators.cameBack + 1 });
  });

  it('come back to the same owner only', async () => {
    const person = await createPerson('content_creator');
    await storeApplication(await storeCampaign(await createPerson('business_owner')), person, { status: 'approved' });
    const { id } = await approved(person);
    expect(await stored(COLLECTIONS.applications, id)).toMatchObject({ earlierAcceptances: 0 });
  });
});
