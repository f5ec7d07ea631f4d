import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { MAX_CAMPAIGNS_EXAMINED, type CampaignSearch } from '@doubloon/contract/campaigns/campaign-search.ts';
import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { encodeRequest } from '@doubloon/contract/shared/encode-request.ts';
import { expect, it } from 'vitest';
import { campaignDocument } from '../../functions/testing/documents.ts';
import { callRaw } from '../support/api.ts';
import { storeManyCampaigns } from '../support/many-campaigns.ts';
import { createPerson, unique } from '../support/people.ts';

const FEW = 100;
const MANY = 20_000;
const word = unique('w');
const prefix = unique('cmp_m');

/** Alike in hundreds, so that the first hundred and all of them answer every search with a full page or with none. */
function* campaigns(from: number, to: number): Generator<Campaign> {
  const common = { id: 'c', ownerId: 'somebody', title: `${word} tea`, description: 'A loot.', niche: 'Food' };
  const kinds = [
    campaignDocument({ ...common, platforms: ['tiktok'] }),
    campaignDocument({ ...common, platforms: ['youtube'], endDate: '2099-01-01' }),
  ] as const;
  for (let n = from; n < to; n += 1) {
    yield { ...kinds[n % 2 === 0 ? 0 : 1], id: `${prefix}${n}`, createdAt: new Date(Date.UTC(2019, 0, 1) + n * 1000) };
  }
}

const SEARCHES: readonly CampaignSearch[] = [
  {},
  { search: word },
  { search: `${word} tea` },
  { search: word, platform: 'tiktok', niche: 'Food' },
  { search: `${word} coffee` },
  { platform: 'tiktok' },
  { platform: 'youtube', niche: 'Food', sort: 'ending' },
  { search: word, minBudget: 600, maxBudget: 1200 },
  { search: word, minBudget: 1500, maxBudget: 1900 },
  { minBudget: 900, sort: 'budget_low' },
  { full: 'include', sort: 'budget_high' },
];

const findsNothing = ({ search, maxBudget }: CampaignSearch) =>
  maxBudget === 1900 || search?.endsWith('coffee') === true;

it(`reads as many documents of ${MANY.toLocaleString('en')} campaigns as of ${FEW}`, async () => {
  const person = await createPerson('content_creator');
  const reads = async () => {
    const all: number[] = [];
    for (const search of SEARCHES) {
      const { endpoint } = encodeRequest(listCampaigns, { query: { ...search, limit: 20 } });
      const { status, usage } = await callRaw('GET', endpoint, { person });
      expect(status).toBe(200);
      all.push(usage.reads);
    }
    return all;
  };
  await storeManyCampaigns(campaigns(0, FEW));
  const ofFew = await reads();
  await storeManyCampaigns(campaigns(FEW, MANY));
  const ofMany = await reads();
  // What nothing passes is looked for among all there are, up to the bound; everything else costs the same.
  const expected = SEARCHES.map((search, index) => (findsNothing(search) ? MAX_CAMPAIGNS_EXAMINED : ofFew[index]));
  expect(ofMany).toEqual(expected);
  expect(Math.max(...ofFew)).toBeLessThanOrEqual(MAX_CAMPAIGNS_EXAMINED);
}, 60_000);
