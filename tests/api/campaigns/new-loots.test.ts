import { blockPerson } from '@doubloon/contract/blocks/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  saveSearch,
} from '@doubloon/contract/campaigns/saved-search-operations.ts';
import type { SavedSearch } from '@doubloon/contract/campaigns/saved-search.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextLook } from '../../../functions/src/campaigns/saved/next-look.ts';
import { savedSearchProjections } from '../../../functions/src/campaigns/saved/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { someFilters, storeSavedSearch } from '../../support/given/saved/saved-searches.ts';

let owner: Person;
let creator: Person;
let word: string;

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  // A word that only the loots of this test have.
  word = unique('w').replaceAll(/[^a-z0-9]/gi, '');
});

const run = () => succeed(runScheduledJob, { params: { name: 'tell-of-loots' } });
const now = () => deps().clock.now();
const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 60 * 60 * 1000);
const loot = (fields: Partial<Campaign> = {}) =>
  storeCampaign(owner, { title: `${word} ${unique('t')}`, createdAt: hoursAgo(1), ...fields });
const search = (fields: Partial<SavedSearch> = {}) =>
  storeSavedSearch(creator, {
    filters: { ...someFilters, search: word, platform: null, minBudget: null },
    ...{ createdAt: hoursAgo(30), lookedAt: hoursAgo(30), lookAt: hoursAgo(2), ...fields },
  });
const read = ({ id }: SavedSearch) => deps().db.savedSearches.get(id);
const dueAgain = ({ id }: SavedSearch) =>
  deps()
    .db.firestore.collection(COLLECTIONS.savedSearches)
    .doc(id)
    .update({ lookAt: hoursAgo(1) });

/** The notices to the creator, latest first, once the triggers of these searches have run. */
async function told(...searches: SavedSearch[]) {
  for (const { id } of searches) await createNotifications(deps().db, savedSearchProjections, id, now());
  return (await succeed(listNotifications, { query: {} }, creator)).filter(({ kind }) => kind === 'loots_found');
}

describe('new loots that match a saved search', () => {
  it('are told of once, by name, and the search says when it found something', async () => {
    const saved = await search();
    const { id, title } = await loot();
    await loot({ title: 'Something else' });
    await run();
    expect(await read(saved)).toMatchObject({ lookAt: nextLook(now()), matchedAt: expect.any(Date) as Date });
    await run();
    expect(await told(saved)).toMatchObject([
      { kind: 'loots_found', subject: { type: 'campaign', id }, loots: [{ id, title }], total: 1, read: false },
    ]);
    const [listed] = await succeed(listSavedSearches, {}, creator);
    expect(listed).toMatchObject({ id: saved.id, tells: true, matched_at: expect.any(Date) as Date });
  });

  it.each(['owner', 'creator'] as const)('are not told of while the %s blocks the other', async (by) => {
    const [blocker, blocked] = by === 'owner' ? [owner, creator] : [creator, owner];
    const saved = await search();
    await loot();
    await succeed(blockPerson, { params: { id: blocked.uid } }, blocker);
    const shown = await storeCampaign(await createPerson('business_owner'), { title: word, createdAt: hoursAgo(1) });
    await run();
    expect(await told(saved)).toMatchObject([{ subject: { type: 'campaign', id: shown.id }, total: 1 }]);
  });

  it('are told of together, the latest five by name, whichever search they match', async () => {
    const searches = [await search(), await search({ lookAt: addDays(now(), 1) })];
    const loots: Campaign[] = [];
    for (let hours = 9; hours > 1; hours -= 1) loots.push(await loot({ createdAt: hoursAgo(hours) }));
    await run();
    const [notice, ...others] = await told(...searches);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ total: 8, subject: { type: 'search' } });
    expect(notice?.loots?.map(({ id }) => id)).toEqual(
      loots
        .toReversed()
        .slice(0, 5)
        .map(({ id }) => id),
    );
    for (const one of searches) expect(await read(one)).toMatchObject({ lookAt: nextLook(now()) });
  });

  it('are told of by one of two runs at the same time', async () => {
    const saved = await search();
    await loot();
    await Promise.all([run(), run()]);
    expect(await told(saved)).toHaveLength(1);
    expect((await read(saved)).toldIds).toHaveLength(1);
  });

  it('are not told of again on another day, also once an admin has opened them anew', async () => {
    const saved = await search();
    const { id } = await loot();
    await run();
    await deps()
      .db.firestore.collection(COLLECTIONS.campaigns)
      .doc(id)
      .update({ moderatedAt: addDays(now(), 1) });
    await dueAgain(saved);
    await run();
    expect(await told(saved)).toHaveLength(1);
    expect((await read(saved)).toldIds).toEqual([id]);
  });

  it('are told of when they were made earlier and approved since', async () => {
    const saved = await search();
    const { id } = await loot({ createdAt: hoursAgo(50), moderatedAt: hoursAgo(1) });
    await loot({ createdAt: hoursAgo(50) });
    await run();
    expect(await told(saved)).toMatchObject([{ total: 1, loots: [{ id }] }]);
  });

  it('are neither ended nor full nor hidden nor applied to', async () => {
    const saved = await search();
    const applied = await loot();
    await storeApplication(applied, creator);
    await loot({ endDate: '2020-01-01' });
    await loot({ full: true });
    await loot({ status: 'paused' });
    await loot({ status: 'pending' });
    await run();
    expect(await told(saved)).toEqual([]);
    expect(await read(saved)).toMatchObject({ lookAt: nextLook(now()), matchedAt: null, notice: null });
  });

  it('wait until the search is due, and are not looked for while it is switched off', async () => {
    const later = await search({ lookAt: addDays(now(), 1) });
    const off = await search({ lookAt: null });
    await loot();
    await run();
    expect(await told(later, off)).toEqual([]);
    expect(await read(off)).toEqual(off);
  });
});

describe('the switch of a saved search', () => {
  it('is on from the start, and tells from the next morning on only of what opens later', async () => {
    const saved = await succeed(saveSearch, { body: { name: 'Tea', filters: someFilters } }, creator);
    expect(saved).toMatchObject({ tells: true, matched_at: null });
    const change = (tells: boolean) =>
      succeed(changeSavedSearch, { params: { id: saved.id }, body: { tells } }, creator);
    expect(await change(false)).toEqual({ ...saved, tells: false });
    expect(await deps().db.savedSearches.get(saved.id)).toMatchObject({ lookAt: null });
    expect(await change(true)).toEqual(saved);
    const { lookAt, lookedAt } = await deps().db.savedSearches.get(saved.id);
    expect(lookAt).toEqual(nextLook(now()));
    expect(now().getTime() - (lookedAt?.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('is for its creator alone', async () => {
    const { id } = await search();
    const change = { params: { id }, body: { tells: false } };
    const other = await createPerson('content_creator');
    expect(await refuse(changeSavedSearch, change, other)).toMatchObject({ status: 404 });
    for (const role of ['user', 'business_owner', 'admin'] as const) {
      expect(await refuse(changeSavedSearch, change, await createPerson(role))).toMatchObject({ status: 403 });
    }
    expect(await refuse(changeSavedSearch, change)).toMatchObject({ status: 401 });
  });
});
