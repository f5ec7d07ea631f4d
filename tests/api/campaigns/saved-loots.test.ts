import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { MAX_SAVED_LOOTS, savedLootId } from '@doubloon/contract/campaigns/saved-loot.ts';
import {
  listSavedLootIds,
  listSavedLoots,
  removeSavedLoot,
  saveLoot,
} from '@doubloon/contract/campaigns/saved-operations.ts';
import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignsPersonalData } from '../../../functions/src/campaigns/personal-data.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeCampaign, stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { storeSavedLoot } from '../../support/given/saved/saved-loots.ts';

let owner: Person;
let creator: Person;
let campaign: Campaign;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});
beforeEach(async () => {
  creator = await createPerson('content_creator');
  campaign = await storeCampaign(owner);
});

const byId = ({ id } = campaign) => ({ params: { id } });
const save = (loot = campaign) => succeed(saveLoot, byId(loot), creator);
const ids = async (person = creator) => (await succeed(listSavedLootIds, {}, person)).ids;
const list = (person = creator) => succeed(listSavedLoots, { query: {} }, person);
const give = (status: CampaignStatus) =>
  deps().db.firestore.doc(`${COLLECTIONS.campaigns}/${campaign.id}`).update({ status });
const savedLoot = () => stored(COLLECTIONS.savedLoots, savedLootId({ uid: creator.uid, campaignId: campaign.id }));

describe('a saved loot', () => {
  it('is listed to its creator until they remove it; repeating changes nothing', async () => {
    expect(await save()).toEqual({ saved: true });
    const first = await savedLoot();
    expect(await save()).toEqual({ saved: true });
    expect(await savedLoot()).toEqual(first);
    expect(await ids()).toEqual([campaign.id]);
    expect(await list()).toMatchObject([
      {
        campaign_id: campaign.id,
        loot: { id: campaign.id, title: campaign.title, status: 'open', owner_record: null },
      },
    ]);
    expect(await succeed(removeSavedLoot, byId(), creator)).toEqual({ saved: false });
    expect(await succeed(removeSavedLoot, byId(), creator)).toEqual({ saved: false });
    expect(await ids()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('stands before those that were saved earlier', async () => {
    const later = await storeCampaign(owner);
    await storeSavedLoot(campaign, creator);
    await storeSavedLoot(later, creator);
    expect(await ids()).toEqual([later.id, campaign.id]);
    const [first, ...rest] = await succeed(listSavedLoots, { query: { limit: 1 } }, creator);
    expect(first).toMatchObject({ campaign_id: later.id });
    expect(rest).toEqual([]);
  });

  it('is saved by creators only', async () => {
    for (const role of ['user', 'business_owner', 'admin'] as const) {
      const person = await createPerson(role);
      for (const operation of [saveLoot, removeSavedLoot]) {
        expect(await refuse(operation, byId(), person)).toMatchObject({ status: 403 });
      }
      expect(await refuse(listSavedLoots, { query: {} }, person)).toMatchObject({ status: 403 });
      expect(await refuse(listSavedLootIds, {}, person)).toMatchObject({ status: 403 });
    }
    expect(await refuse(saveLoot, byId())).toMatchObject({ status: 401 });
    expect(await refuse(removeSavedLoot, byId())).toMatchObject({ status: 401 });
    expect(await refuse(listSavedLoots, { query: {} })).toMatchObject({ status: 401 });
    expect(await refuse(listSavedLootIds, {})).toMatchObject({ status: 401 });
  });

  it('is neither listed to nor removed by another creator', async () => {
    await save();
    const other = await createPerson('content_creator');
    expect(await ids(other)).toEqual([]);
    expect(await list(other)).toEqual([]);
    await succeed(removeSavedLoot, byId(), other);
    expect(await ids()).toEqual([campaign.id]);
  });

  it('stays listed as closed when the loot ends', async () => {
    await save();
    await give('completed');
    expect(await list()).toMatchObject([{ campaign_id: campaign.id, loot: { status: 'completed' } }]);
  });

  it('shows nothing of a loot that moderation hides, which cannot be saved but removed', async () => {
    await save();
    await give('rejected');
    expect(await list()).toMatchObject([{ campaign_id: campaign.id, loot: null }]);
    await succeed(removeSavedLoot, byId(), creator);
    expect(await list()).toEqual([]);
    expect(await refuse(saveLoot, byId(), creator)).toMatchObject({ status: 404, message: 'Loot not found' });
    expect(await refuse(saveLoot, { params: { id: 'nowhere' } }, creator)).toMatchObject({ status: 404 });
  });

  it('is refused once there are as many as there can be', async () => {
    for (let index = 0; index < MAX_SAVED_LOOTS; index += 1) await storeSavedLoot({ id: `loot${index}` }, creator);
    expect(await refuse(saveLoot, byId(), creator)).toMatchObject({
      status: 409,
      message: `You can save at most ${MAX_SAVED_LOOTS} loots. Remove one of them first.`,
    });
    await succeed(removeSavedLoot, { params: { id: 'loot0' } }, creator);
    await save();
  });

  it("is in its creator's export and ends with their account", async () => {
    const saved = await storeSavedLoot(campaign, creator);
    const lists = campaignsPersonalData.lists(deps(), creator.uid);
    const { records } = lists.find(({ name }) => name === 'saved-loots') ?? expect.unreachable();
    const exported: unknown[] = [];
    for await (const record of records) exported.push(record);
    expect(exported).toEqual([saved]);
    await campaignsPersonalData.erase['saved-loots'](deps(), creator.uid);
    expect(await savedLoot()).toBeUndefined();
  });
});
