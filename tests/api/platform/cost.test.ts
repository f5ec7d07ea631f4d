import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { CampaignSearch } from '@doubloon/contract/campaigns/campaign-search.ts';
import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { costOf } from '@doubloon/contract/calls/operation.ts';
import { encodeRequest } from '@doubloon/contract/calls/encode-request.ts';
import { MAX_SEARCH_READS } from '@doubloon/contract/calls/paging.ts';
import { beforeAll, expect, it } from 'vitest';
import { campaignDocument } from '../../../functions/testing/documents.ts';
import { caseBudget } from '../../../scripts/testing/plan/scope.ts';
import { callRaw } from '../../support/api.ts';
import { changeCast } from '../../support/examples/cast.ts';
import { EVERY_EXAMPLE } from '../../support/examples/every-operation.ts';
import { storeManyCampaigns } from '../../support/given/many-campaigns.ts';
import { emptyOwnDatabase } from '../../support/setup/own-database.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import { sendWire, wireOf } from '../../support/borders/wire-request.ts';

const FEW = 100;
const MANY = caseBudget(1_000, 20_000);
const word = unique('w');
const prefix = unique('cmp_m');

/** Alike in hundreds, so that the first hundred and all of them answer every search with a full page or with none. */
function* campaigns(to: number): Generator<Campaign> {
  const common = { id: 'c', ownerId: 'somebody', title: `${word} tea`, description: 'A loot.', niche: 'Food' };
  const kinds = [
    campaignDocument({ ...common, platforms: ['tiktok'] }),
    campaignDocument({ ...common, platforms: ['youtube'], endDate: '2099-01-01' }),
  ] as const;
  for (let n = 0; n < to; n += 1) {
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

/** Reads and writes of one call, and the maximum that its operation declares. */
interface Cost {
  readonly id: string;
  readonly reads: number;
  readonly writes: number;
  readonly declared: { readonly reads: number; readonly writes: number };
}

interface Measured {
  readonly operations: readonly Cost[];
  /** Documents read by each of the searches. */
  readonly searches: readonly number[];
}

/** Every operation's example, one after the other, in a database with so many campaigns and nothing else from before. */
async function measure(count: number): Promise<Measured> {
  await emptyOwnDatabase();
  changeCast();
  await storeManyCampaigns(campaigns(count));
  const operations: Cost[] = [];
  for (const [id, { operation, prepare }] of EVERY_EXAMPLE) {
    const ready = await prepare();
    const { status, usage, body } = await sendWire(operation, wireOf(operation, ready), ready);
    expect(status, `${id}: ${JSON.stringify(body)}`).toBeLessThan(400);
    operations.push({ id, reads: usage.reads, writes: usage.writes, declared: costOf(operation) });
  }
  return { operations, searches: await measureSearches() };
}

async function measureSearches(): Promise<number[]> {
  const person = await createPerson('content_creator');
  const all: number[] = [];
  for (const search of SEARCHES) {
    const { endpoint } = encodeRequest(listCampaigns, { query: { ...search, limit: 20 } });
    const { status, usage } = await callRaw('GET', endpoint, { person });
    expect(status).toBe(200);
    all.push(usage.reads);
  }
  return all;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

let ofFew: Measured;
let ofMany: Measured;

beforeAll(async () => {
  ofFew = await measure(FEW);
  ofMany = await measure(MANY);
}, 600_000);

it('every operation keeps within the documents it declares', () => {
  const over = [...ofFew.operations, ...ofMany.operations].filter(
    ({ reads, writes, declared }) => reads > declared.reads || writes > declared.writes,
  );
  expect(over).toEqual([]);
  expect(ofFew.operations.length).toBe(EVERY_EXAMPLE.length);
});

it('every operation reads and writes as much among many campaigns as among few', () => {
  expect(ofMany.operations).toEqual(ofFew.operations);
  const reads = total(ofMany.operations.map((cost) => cost.reads));
  const writes = total(ofMany.operations.map((cost) => cost.writes));
  console.log(
    `measured: cost: ${EVERY_EXAMPLE.length} operations read ${reads} and wrote ${writes} documents, with either count`,
  );
});

it('every search reads the same, but what nothing passes is looked for up to the bound', () => {
  const expected = SEARCHES.map((search, index) => (findsNothing(search) ? MAX_SEARCH_READS : ofFew.searches[index]));
  expect(ofMany.searches).toEqual(expected);
  expect(Math.max(...ofFew.searches)).toBeLessThanOrEqual(MAX_SEARCH_READS);
});
