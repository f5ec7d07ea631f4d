import { CampaignSort, type CampaignSearch } from '@doubloon/contract/campaigns/campaign-search.ts';
import { describe, expect, it } from 'vitest';
import declared from '../../../firestore.indexes.json' with { type: 'json' };
import { campaignDocument } from '../../testing/documents.ts';
import { campaignQuery, type CampaignQuery } from './campaign-query.ts';

const TODAY = '2026-11-20';
const query = (filters: CampaignSearch) => campaignQuery(filters, TODAY) as CampaignQuery;

const CHOICES = {
  search: [undefined, 'tea', 'tea shop'],
  platform: [undefined, 'tiktok'],
  niche: [undefined, 'Food', 'youtube'],
  minBudget: [undefined, 0, 300],
  maxBudget: [undefined, 300, 200_000],
  status: [undefined, 'paused'],
  full: [undefined, 'include'],
  sort: [undefined, ...CampaignSort.options],
} as const satisfies { readonly [K in keyof Required<CampaignSearch>]: readonly CampaignSearch[K][] };

const everyQuery = Object.entries(CHOICES)
  .reduce<CampaignSearch[]>(
    (all, [name, values]) =>
      all.flatMap((one) => values.map((value) => (value === undefined ? one : { ...one, [name]: value }))),
    [{}],
  )
  .map(query);

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

const indexes: readonly (readonly IndexField[])[] = declared.indexes
  .filter(({ collectionGroup, queryScope }) => collectionGroup === 'campaigns' && queryScope === 'COLLECTION')
  .map(({ fields }) => fields);

/** Returns those conditions that are equalities to an index; `in` is several of them. */
const equalityOf = (asked: CampaignQuery) => asked.where.filter(({ op }) => op === '==' || op === 'in');

/**
 * True when one index alone answers a query, as production has it (Firestore, "Index types": equalities and the array first, in any order, then the fields of
 * the query's order, in its direction; the id follows in the last direction).
 */
function answers(index: readonly IndexField[], asked: CampaignQuery): boolean {
  const first = index.slice(0, -1);
  const last = index.at(-1);
  const wanted = [
    ...equalityOf(asked).map(({ field }) => `${field} ASCENDING`),
    ...asked.where.filter(({ op }) => op === 'array-contains').map(({ field }) => `${field} CONTAINS`),
  ];
  const had = first.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`);
  const direction = asked.orderBy.direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
  return (
    had.toSorted().join() === wanted.toSorted().join() &&
    last?.fieldPath === asked.orderBy.field &&
    last.order === direction
  );
}

describe('every query the marketplace can ask', () => {
  it('is answered by one declared index alone, without merging any', () => {
    expect(everyQuery.length).toBeGreaterThan(2000);
    for (const asked of everyQuery) {
      expect(
        indexes.filter((index) => answers(index, asked)),
        JSON.stringify(asked),
      ).toHaveLength(1);
    }
  });

  it('needs twelve indexes in all', () => {
    const used = indexes.filter((index) => everyQuery.some((asked) => answers(index, asked)));
    expect(used).toHaveLength(12);
  });

  it('keeps to what production allows: one array, a range only on the field of the order, at most 30 branches', () => {
    for (const { where, orderBy } of everyQuery) {
      expect(where.filter(({ op }) => op === 'array-contains').length).toBeLessThanOrEqual(1);
      const ranges = where.filter(({ op }) => op === '>=' || op === '<=');
      expect(new Set([...ranges.map(({ field }) => field), orderBy.field])).toHaveLength(1);
      const branches = where.map(({ op, value }) => (op === 'in' ? (value as unknown[]).length : 1));
      expect(branches.reduce((product, length) => product * length, 1)).toBeLessThanOrEqual(30);
    }
  });

  it('writes no index entry for the words alone', () => {
    expect(declared.fieldOverrides).toContainEqual({ collectionGroup: 'campaigns', fieldPath: 'search', indexes: [] });
  });
});

describe('the query of a search', () => {
  const campaign = campaignDocument({
    id: 'c1',
    ownerId: 'owner',
    title: 'Tea by the sea',
    platforms: ['tiktok', 'youtube'],
    niche: 'Food',
    budgetCents: 30_000,
  });
  const conditions = (filters: CampaignSearch) =>
    query(filters).where.map(({ field, op, value }) => [field, op, value]);

  it('asks for open campaigns with a free slot, and checks nothing, when nothing is given', () => {
    expect(query({})).toMatchObject({ orderBy: { field: 'createdAt', direction: 'desc' }, keep: null });
    expect(conditions({})).toEqual([
      ['status', '==', 'open'],
      ['full', '==', false],
    ]);
  });

  it('asks the index for platform and niche at once', () => {
    expect(conditions({ platform: 'tiktok', niche: 'Food' })).toContainEqual([
      'search',
      'array-contains',
      '@tiktok#Food',
    ]);
    expect(query({ platform: 'tiktok', niche: 'Food' }).keep).toBeNull();
  });

  it('asks the index for the longest word and checks everything else on what it finds', () => {
    const asked = query({ search: 'sea Tea coastal', platform: 'tiktok' });
    expect(asked.where).toContainEqual({ field: 'search', op: 'array-contains', value: 'coast' });
    expect(asked.keep?.(campaign)).toBe(false);
    expect(query({ search: 'SEÁ te', platform: 'tiktok' }).keep?.(campaign)).toBe(true);
    expect(query({ search: 'sea', platform: 'instagram' }).keep?.(campaign)).toBe(false);
    expect(query({ search: 'sea', niche: 'Travel' }).keep?.(campaign)).toBe(false);
    expect(query({ search: 'sea', niche: 'youtube' }).keep?.(campaign)).toBe(true);
    expect(query({ search: 'ea' }).keep?.(campaign)).toBe(false);
  });

  it('takes a range where budgets are the order, and whole bands checked one by one in any other', () => {
    expect(conditions({ minBudget: 200, maxBudget: 300, sort: 'budget_low' })).toEqual(
      expect.arrayContaining([
        ['budgetCents', '>=', 20_000],
        ['budgetCents', '<=', 30_000],
      ]),
    );
    const banded = query({ minBudget: 250, maxBudget: 300 });
    expect(banded.where).toContainEqual({ field: 'budgetBand', op: '==', value: 3 });
    expect(banded.keep?.(campaign)).toBe(true);
    expect(banded.keep?.({ ...campaign, budgetCents: 24_999 })).toBe(false);
    expect(banded.keep?.({ ...campaign, budgetCents: 30_001 })).toBe(false);
  });

  it('is none for an empty range, and no search without words', () => {
    expect(campaignQuery({ minBudget: 2, maxBudget: 1 }, TODAY)).toBeNull();
    expect(conditions({ search: ' !! ' })).toEqual(conditions({}));
  });
});
