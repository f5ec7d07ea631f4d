import { MAX_SAVED_SEARCHES } from '@doubloon/contract/campaigns/saved-search.ts';
import {
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
} from '@doubloon/contract/campaigns/saved-search-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { campaignsPersonalData } from '../../../functions/src/campaigns/personal-data.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { someFilters, storeSavedSearch } from '../../support/given/saved/saved-searches.ts';

let creator: Person;
beforeEach(async () => {
  creator = await createPerson('content_creator');
});

const named = (name: string) => ({ body: { name, filters: someFilters } });
const list = (person = creator) => succeed(listSavedSearches, {}, person);

describe('a saved search', () => {
  it('is listed with its filters, latest first, until it is removed', async () => {
    await storeSavedSearch(creator, { name: 'Earlier', createdAt: new Date(0) });
    const saved = await succeed(saveSearch, named(' Tea for TikTok '), creator);
    expect(saved).toMatchObject({ name: 'Tea for TikTok', filters: someFilters });
    expect(await list()).toMatchObject([saved, { name: 'Earlier' }]);
    await succeed(removeSavedSearch, { params: { id: saved.id } }, creator);
    expect(await list()).toMatchObject([{ name: 'Earlier' }]);
  });

  it('has a name that is readable, short and unique among those of its creator', async () => {
    await succeed(saveSearch, named('Tea'), creator);
    expect(await refuse(saveSearch, named('tea'), creator)).toMatchObject({
      status: 409,
      message: 'You have saved a search of this name already',
    });
    for (const name of ['', ' ', 'a'.repeat(41)]) {
      await expect(succeed(saveSearch, named(name), creator)).rejects.toThrow();
    }
    await succeed(saveSearch, named('Tea'), await createPerson('content_creator'));
  });

  it('is saved, listed and removed by creators only', async () => {
    const { id } = await storeSavedSearch(creator);
    const remove = { params: { id } };
    for (const role of ['user', 'business_owner', 'admin'] as const) {
      const person = await createPerson(role);
      expect(await refuse(saveSearch, named('Tea'), person)).toMatchObject({ status: 403 });
      expect(await refuse(listSavedSearches, {}, person)).toMatchObject({ status: 403 });
      expect(await refuse(removeSavedSearch, remove, person)).toMatchObject({ status: 403 });
    }
    expect(await refuse(saveSearch, named('Tea'))).toMatchObject({ status: 401 });
    expect(await refuse(listSavedSearches, {})).toMatchObject({ status: 401 });
    expect(await refuse(removeSavedSearch, remove)).toMatchObject({ status: 401 });
  });

  it('is nothing to another creator', async () => {
    const { id } = await storeSavedSearch(creator);
    const other = await createPerson('content_creator');
    expect(await list(other)).toEqual([]);
    expect(await refuse(removeSavedSearch, { params: { id } }, other)).toMatchObject({
      status: 404,
      message: 'Saved search not found',
    });
    expect(await list()).toHaveLength(1);
  });

  it('is refused once there are as many as there can be', async () => {
    for (let index = 0; index < MAX_SAVED_SEARCHES; index += 1) await storeSavedSearch(creator);
    expect(await refuse(saveSearch, named('One more'), creator)).toMatchObject({
      status: 409,
      message: `You can save at most ${MAX_SAVED_SEARCHES} searches. Remove one of them first.`,
    });
  });

  it("is in its creator's export and ends with their account", async () => {
    const saved = await storeSavedSearch(creator);
    const lists = campaignsPersonalData.lists(deps(), creator.uid);
    const exported: unknown[] = [];
    for (const { name, records } of lists) {
      if (name === 'saved-searches') for await (const record of records) exported.push(record);
    }
    expect(exported).toEqual([saved]);
    await campaignsPersonalData.erase['saved-searches'](deps(), creator.uid);
    expect(await stored(COLLECTIONS.savedSearches, saved.id)).toBeUndefined();
  });
});
