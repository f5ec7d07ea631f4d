import {
  listSavedLootIds,
  listSavedLoots,
  removeSavedLoot,
  saveLoot,
} from '@doubloon/contract/campaigns/saved-operations.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
} from '@doubloon/contract/campaigns/saved-search-operations.ts';
import { storeCampaign } from '../given/fixtures.ts';
import { createPerson } from '../given/people.ts';
import { storeSavedLoot } from '../given/saved/saved-loots.ts';
import { someFilters, storeSavedSearch } from '../given/saved/saved-searches.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const creator = () => castMember('content_creator');
const loot = async () => storeCampaign(await castMember('business_owner'));
const savedLoot = async () => storeSavedLoot(await loot(), await creator());

export const savedExamples = [
  example(saveLoot, async () => ({ input: { params: { id: (await loot()).id } }, person: await creator() })),
  example(removeSavedLoot, async () => {
    const { campaignId } = await savedLoot();
    return { input: { params: { id: campaignId } }, person: await creator() };
  }),
  example(listSavedLootIds, async () => {
    await savedLoot();
    return { input: {}, person: await creator() };
  }),
  example(listSavedLoots, async () => {
    await savedLoot();
    return { input: { query: { limit: 20 } }, person: await creator() };
  }),
  example(listSavedSearches, async () => {
    const person = await createPerson('content_creator');
    await storeSavedSearch(person);
    return { input: {}, person };
  }),
  example(saveSearch, async () => {
    const person = await createPerson('content_creator');
    return { input: { body: { name: 'Tea', filters: someFilters } }, person };
  }),
  example(changeSavedSearch, async () => {
    const person = await createPerson('content_creator');
    const { id } = await storeSavedSearch(person);
    return { input: { params: { id }, body: { tells: true } }, person };
  }),
  example(removeSavedSearch, async () => {
    const person = await createPerson('content_creator');
    const { id } = await storeSavedSearch(person);
    return { input: { params: { id } }, person };
  }),
];
