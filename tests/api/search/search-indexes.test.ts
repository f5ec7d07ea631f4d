import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { CampaignSort, type CampaignSearch } from '@doubloon/contract/campaigns/campaign-search.ts';
import { CREATOR_SORTS, type CreatorSort } from '@doubloon/contract/stores/operations.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchedLoots } from '../../../functions/src/campaigns/searched-loots.ts';
import type { PageWanted } from '../../../functions/src/platform/database/collection.ts';
import type { SearchEngine } from '../../../functions/src/platform/search/search-engine.ts';
import { writeCursor } from '../../../functions/src/platform/database/sorted-page.ts';
import { searchIndex } from '../../../functions/src/platform/search/search-index.ts';
import { searchedCreators } from '../../../functions/src/stores/searched-creators.ts';
import { deps, logLines } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import { storeStore } from '../../support/given/stores.ts';
import type { TypesenseStandIn } from '../../support/typesense/stand-in.ts';
import { build, startEngine } from '../../support/typesense/with-engine.ts';

const TODAY = '2026-06-15';
/** A word that every loot and creator of this file, and nothing else, is found by. */
const word = unique('guild');

let standIn: TypesenseStandIn;
let engine: SearchEngine;
const names = new Map<string, string>();

const day = (n: number) => new Date(Date.UTC(2026, 2, n));

async function storeLoot(name: string, fields: Partial<Campaign>, owner: Awaited<ReturnType<typeof createPerson>>) {
  const { id } = await storeCampaign(owner, { title: `${name} ${word}`, ...fields });
  names.set(id, name);
}

async function storeCreator(name: string, fields: Partial<Store>) {
  const { id } = await storeStore({ id: unique('creator'), name, location: word, ...fields });
  names.set(id, name);
}

beforeAll(async () => {
  const owner = await createPerson('business_owner');
  await storeLoot(
    'matcha',
    {
      ...{
        description: 'Filmed at sunrise.',
        platforms: ['tiktok'],
        contentTypes: ['ugc'],
        niche: 'Beauty & Lifestyle',
      },
      ...{ budgetCents: 50_000, endDate: '2026-06-20', createdAt: day(1) },
    },
    owner,
  );
  await storeLoot(
    'coffee',
    { platforms: ['instagram'], niche: 'Food', budgetCents: 50_000, endDate: '2026-06-15', createdAt: day(2) },
    owner,
  );
  await storeLoot(
    'cocoa',
    { platforms: ['tiktok'], niche: 'Food', budgetCents: 120_000, endDate: null, createdAt: day(3) },
    owner,
  );
  await storeLoot(
    'juice',
    { platforms: ['instagram'], niche: null, budgetCents: 70_000, endDate: '2026-06-14', createdAt: day(4) },
    owner,
  );
  await storeLoot('taken', { payoutModel: 'budget_share', full: true, createdAt: day(5) }, owner);
  await storeLoot('paused', { status: 'paused' }, owner);
  await storeLoot('waiting', { status: 'pending' }, owner);
  await storeCreator('Ada', {
    category: 'food',
    counts: { followers: 5, reviews: 1, ratingSum: 3 },
    createdAt: day(1),
  });
  await storeCreator('Bo', {
    category: 'food',
    counts: { followers: 50, reviews: 2, ratingSum: 9 },
    createdAt: day(2),
  });
  await storeCreator('Cy', { category: 'travel', featured: true, createdAt: day(3) });
  await storeCreator('Closed', { status: 'closed' });
  ({ standIn, engine } = await startEngine());
  await build(engine, deps());
});

afterAll(async () => {
  await standIn.stop();
});

describe.each(['Firestore', 'the engine'])('a search by %s', (by) => {
  const own = () => ({ ...deps(), searchEngine: by === 'Firestore' ? null : engine });
  const named = (items: readonly { id: string }[]) => items.map(({ id }) => names.get(id));

  async function loots(filters: CampaignSearch, page: PageWanted = {}) {
    const wanted = { filters: { search: word, ...filters }, today: TODAY } as const;
    const asked = standIn.requests.length;
    const found = await searchIndex(own(), searchedLoots).page(wanted, page);
    expect(standIn.requests.length - asked).toBe(by === 'Firestore' ? 0 : 1);
    return { ...found, names: named(found.items) };
  }

  const creators = async (
    wanted: { sort?: CreatorSort; category?: 'food'; search?: string },
    page: PageWanted = {},
  ) => {
    const found = await searchIndex(own(), searchedCreators).page({ search: word, ...wanted }, page);
    return { ...found, names: named(found.items) };
  };

  it('finds all words in title, description, platforms and content types, whatever their case and accents', async () => {
    for (const search of [`${word} matcha`, `MÂTCHA ${word}`, `sunrise ${word}`, `ugc ${word}`, `${word} match`])
      expect((await loots({ search })).names, search).toEqual(['matcha']);
    expect((await loots({ search: `matcha coffee ${word}` })).names).toEqual([]);
    expect((await loots({ search: word.slice(2) })).names).toEqual(['juice', 'cocoa', 'coffee', 'matcha']);
  });

  it('filters by platform, content type, niche and budget', async () => {
    expect((await loots({ platform: 'tiktok' })).names).toEqual(['cocoa', 'matcha']);
    expect((await loots({ platform: 'ugc' })).names).toEqual(['matcha']);
    expect((await loots({ niche: 'Food' })).names).toEqual(['cocoa', 'coffee']);
    expect((await loots({ niche: 'Beauty & Lifestyle' })).names).toEqual(['matcha']);
    expect((await loots({ niche: 'instagram' })).names).toEqual(['juice', 'coffee']);
    expect((await loots({ niche: 'Food', platform: 'tiktok' })).names).toEqual(['cocoa']);
    expect((await loots({ minBudget: 500, maxBudget: 700 })).names).toEqual(['juice', 'coffee', 'matcha']);
    expect((await loots({ minBudget: 501, maxBudget: 1199 })).names).toEqual(['juice']);
  });

  it('leaves out full loots unless asked for, and never shows one that is not open', async () => {
    expect((await loots({ full: 'include' })).names).toEqual(['taken', 'juice', 'cocoa', 'coffee', 'matcha']);
    expect((await loots({})).names).toEqual(['juice', 'cocoa', 'coffee', 'matcha']);
  });

  it('sorts, and pages through every order without losing or repeating anything', async () => {
    expect((await loots({ sort: 'budget_high' })).names.slice(0, 2)).toEqual(['cocoa', 'juice']);
    expect((await loots({ sort: 'budget_low' })).names.slice(2)).toEqual(['juice', 'cocoa']);
    expect((await loots({ sort: 'ending' })).names).toEqual(['coffee', 'matcha']);
    for (const sort of CampaignSort.options) {
      const whole = (await loots({ sort })).names;
      const paged: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = await loots({ sort }, { limit: 1, cursor });
        paged.push(...page.names);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(paged, sort).toEqual(whole);
    }
  });

  it('goes on from a cursor of the other one', async () => {
    const { nextCursor } = await loots({}, { limit: 2 });
    const other = { ...deps(), searchEngine: by === 'Firestore' ? engine : null };
    const wanted = { filters: { search: word }, today: TODAY } as const;
    const rest = await searchIndex(other, searchedLoots).page(wanted, { cursor: nextCursor ?? undefined });
    expect(named(rest.items)).toEqual(['coffee', 'matcha']);
  });

  it('refuses a bad cursor', async () => {
    for (const cursor of ['nonsense', Buffer.from('["a"]').toString('base64url')]) {
      await expect(loots({}, { cursor })).rejects.toMatchObject({ code: 'invalid_input' });
      await expect(creators({}, { cursor })).rejects.toMatchObject({ code: 'invalid_input' });
    }
  });

  it('finds open stores, sorts them as asked, and narrows them to a category', async () => {
    expect((await creators({})).names).toEqual(['Cy', 'Bo', 'Ada']);
    expect((await creators({ sort: 'followers' })).names).toEqual(['Bo', 'Ada', 'Cy']);
    expect((await creators({ sort: 'rating' })).names).toEqual(['Bo', 'Ada', 'Cy']);
    expect((await creators({ sort: 'newest' })).names).toEqual(['Cy', 'Bo', 'Ada']);
    expect((await creators({ category: 'food', sort: 'newest' })).names).toEqual(['Bo', 'Ada']);
    expect((await creators({ search: `ada ${word}` })).names).toEqual(['Ada']);
    for (const sort of CREATOR_SORTS) {
      const first = await creators({ sort }, { limit: 2 });
      const second = await creators({ sort }, { limit: 2, cursor: first.nextCursor ?? undefined });
      expect([...first.names, ...second.names], sort).toEqual((await creators({ sort })).names);
      expect(second.nextCursor).toBeNull();
    }
  });
});

describe('a cursor that the engine cannot go on from', () => {
  const own = () => ({ ...deps(), searchEngine: engine });
  const search = { search: word };
  const loots = (sort: CampaignSort) => (cursor: string) =>
    searchIndex(own(), searchedLoots).page({ filters: { ...search, sort }, today: TODAY }, { cursor });
  const creators = (sort: CreatorSort) => (cursor: string) =>
    searchIndex(own(), searchedCreators).page({ ...search, sort }, { cursor });
  const [tooLong, tooLarge] = [2 ** 31, 2 ** 53];

  it.each([
    ['loots by budget', loots('budget_high'), [1.5, tooLarge, 1e300, 'x', null]],
    ['loots by their last day', loots('ending'), [20_260_615, '9999-99-9', null]],
    ['the newest loots', loots('newest'), [1, '2026-06-15', null]],
    ['featured creators', creators('featured'), [1.5, tooLong, -1 - tooLong, 'x']],
    ['creators by followers', creators('followers'), [1.5, tooLong, 'x']],
    ['creators by stars', creators('rating'), [tooLong / 10, 1e300, 'x']],
  ])('is refused: %s', async (_, page, values) => {
    for (const value of values)
      await expect(page(writeCursor('cmp_1', value)), String(value)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(engine.isResting(deps().clock.now())).toBe(false);
    expect(logLines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('what the two find differently', () => {
  const find = async (search: string, searchEngine: SearchEngine | null) =>
    (
      await searchIndex({ ...deps(), searchEngine }, searchedLoots).page({ filters: { search }, today: TODAY }, {})
    ).items.map(({ id }) => names.get(id));

  it('is words with a slip of the keyboard, which only the engine forgives', async () => {
    expect(await find(`${word} mathca`, engine)).toEqual(['matcha']);
    expect(await find(`${word} mathca`, null)).toEqual([]);
  });

  it('is a part inside of one of several words, which only Firestore finds', async () => {
    expect(await find(`${word} nris`, null)).toEqual(['matcha']);
    expect(await find(`${word} nris`, engine)).toEqual([]);
  });

  it('is nothing that the engine was not asked: a list without words comes from Firestore', async () => {
    const asked = standIn.requests.length;
    const { items } = await searchIndex({ ...deps(), searchEngine: engine }, searchedLoots).page(
      { filters: { niche: 'Food' }, today: TODAY },
      {},
    );
    expect(items.map(({ id }) => names.get(id))).toEqual(expect.arrayContaining(['cocoa', 'coffee']));
    expect(standIn.requests.length).toBe(asked);
  });

  it('logs nothing', () => {
    expect(logLines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
