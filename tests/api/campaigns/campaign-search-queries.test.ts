import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { CampaignSort, type CampaignSearch } from '@doubloon/contract/campaigns/campaign-search.ts';
import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { campaignDocument } from '../../../functions/testing/documents.ts';
import { caseBudget } from '../../../scripts/testing/plan/scope.ts';
import { call } from '../../support/api.ts';
import { storeManyCampaigns } from '../../support/given/many-campaigns.ts';
import { createPerson, unique } from '../../support/given/people.ts';

const word = unique('w');
const prefix = unique('cmp_q');

/** Every way to fill in one filter, leaving it out included. */
const CHOICES = {
  search: [undefined, word],
  platform: [undefined, 'tiktok'],
  niche: [undefined, 'Food', 'ugc'],
  minBudget: [undefined, 500],
  maxBudget: [undefined, 1100],
  full: [undefined, 'include'],
  sort: [undefined, ...CampaignSort.options],
} as const satisfies { readonly [K in keyof CampaignSearch]: readonly CampaignSearch[K][] };

const combinations = Object.entries(CHOICES).reduce<CampaignSearch[]>(
  (all, [name, values]) =>
    all.flatMap((one) => values.map((value) => (value === undefined ? one : { ...one, [name]: value }))),
  [{}],
);

const COMBINATIONS = caseBudget(80, combinations.length);

const campaigns: Campaign[] = Array.from({ length: 40 }, (_, n) =>
  campaignDocument({
    id: `${prefix}${n}`,
    ownerId: 'somebody',
    title: `${word} tea`,
    platforms: n % 3 === 0 ? ['youtube'] : ['tiktok', 'youtube'],
    contentTypes: n % 4 === 0 ? ['ugc'] : [],
    niche: n % 5 === 0 ? 'Travel' : 'Food',
    budgetCents: 30_000 + (n % 7) * 20_000,
    endDate: ['2001-01-01', null, '2099-01-05', '2099-01-05', `2099-02-${10 + (n % 9)}`][n % 5] ?? null,
    status: n % 11 === 0 ? 'paused' : 'open',
    counts: { ...campaignDocument({ id: 'c', ownerId: 'o' }).counts, approvedApplications: n % 6 === 0 ? 2 : 0 },
    createdAt: new Date(Date.UTC(2020, 0, 1, 0, n % 13)),
  }),
);

beforeAll(async () => {
  await storeManyCampaigns(campaigns);
});

const ORDER: Record<CampaignSort, (campaign: Campaign) => number | string> = {
  newest: ({ createdAt }) => -createdAt.getTime(),
  budget_high: ({ budgetCents }) => -budgetCents,
  budget_low: ({ budgetCents }) => budgetCents,
  ending: ({ endDate }) => endDate ?? '',
};

/** Returns the expected result of a search, computed without an index. */
function expected(search: CampaignSearch): string[] {
  const { platform, niche, minBudget = 0, maxBudget = Infinity, full, sort = 'newest' } = search;
  const key = ORDER[sort];
  const byId = sort === 'newest' || sort === 'budget_high' ? -1 : 1;
  return campaigns
    .filter(({ status }) => status === 'open')
    .filter((one) => full === 'include' || one.counts.approvedApplications < one.creatorSlots)
    .filter(({ platforms }) => !platform || (platforms as string[]).includes(platform))
    .filter((one) => !niche || one.niche === niche || (one.contentTypes as string[]).includes(niche))
    .filter(({ budgetCents }) => budgetCents >= minBudget * 100 && budgetCents <= maxBudget * 100)
    .filter(({ endDate }) => sort !== 'ending' || (endDate !== null && endDate > '2026-01-01'))
    .sort((a, b) => (key(a) === key(b) ? byId * (a.id < b.id ? -1 : 1) : key(a) < key(b) ? -1 : 1))
    .map(({ id }) => id);
}

/** The first pages of a search by somebody who has asked for nothing yet, at most `pages` of them; refuses an answer that is none. */
async function find(search: CampaignSearch, limit: number, pages: number): Promise<string[]> {
  const admin = await createPerson('admin');
  const found: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const answer = await call(listCampaigns, { query: { ...search, limit, ...(cursor && { cursor }) } }, admin);
    if (!answer.ok) throw new Error(`${JSON.stringify(search)} answered ${answer.status}`);
    found.push(...answer.data.map(({ id }) => id));
    if (!answer.nextCursor) break;
    cursor = answer.nextCursor;
  }
  return found;
}

describe('every query the marketplace can ask, each with its index', () => {
  // The quick run asks some of them, in which every choice of every filter occurs.
  const asked = fc.sample(fc.shuffledSubarray(combinations, { minLength: COMBINATIONS, maxLength: COMBINATIONS }), {
    numRuns: 1,
    seed: 1,
  });
  const sorts = Map.groupBy(asked.flat(), ({ sort }) => sort ?? 'no order');

  it('is asked with every choice of every filter', () => {
    for (const [name, values] of Object.entries(CHOICES)) {
      const given = new Set(asked.flat().map((search) => search[name as keyof CampaignSearch]));
      expect(given, name).toEqual(new Set<unknown>(values));
    }
  });

  it('is every combination of every filter', () => {
    expect(combinations).toHaveLength(2 * 2 * 3 * 2 * 2 * 2 * 5);
  });

  it.each([...sorts])(
    'finds exactly what passes its filters, page by page, with a word: %s',
    async (_sort, searches) => {
      for (const search of searches.filter((one) => one.search)) {
        expect(await find(search, 15, 10), JSON.stringify(search)).toEqual(expected(search));
      }
    },
  );

  it.each([...sorts])('goes on where it stopped without one: %s', async (_sort, searches) => {
    for (const search of searches.filter((one) => !one.search)) {
      const found = await find(search, 2, 2);
      expect(new Set(found).size, JSON.stringify(search)).toBe(found.length);
    }
  });
});
