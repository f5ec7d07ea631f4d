import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { CampaignFacet, type CampaignSearch, type CampaignSort } from '@doubloon/contract/campaigns/campaign-search.ts';
import type { CalendarDay } from '@doubloon/contract/shared/values.ts';
import type { SortField } from '../platform/database/sorted-page.ts';
import { wordSearch, type WordSearch } from '../platform/database/search-words.ts';
import { bandsBetween, BUDGET_BANDS, facetKey, facetsOf, searchedTexts } from './derived-fields.ts';

export type CampaignField = 'search' | 'status' | 'full' | 'budgetBand' | 'budgetCents' | 'endDate' | 'createdAt';

/** One condition of a query; `in` stands for several equalities. */
export interface CampaignCondition {
  readonly field: CampaignField;
  readonly op: '==' | 'in' | 'array-contains' | '>=' | '<=';
  readonly value: unknown;
}

/** A query of the marketplace: conditions that the index answers, its order, and a check of every campaign read. */
export interface CampaignQuery {
  readonly where: readonly CampaignCondition[];
  readonly orderBy: SortField<Campaign>;
  /** The check of every campaign read; null when the index answers everything. */
  readonly keep: ((campaign: Campaign) => boolean) | null;
}

export const NEWEST: SortField<Campaign> = {
  field: 'createdAt',
  direction: 'desc',
  read: ({ createdAt }) => createdAt,
};

const ORDERS: Readonly<Record<CampaignSort, SortField<Campaign>>> = {
  newest: NEWEST,
  budget_high: { field: 'budgetCents', direction: 'desc', read: ({ budgetCents }) => budgetCents },
  budget_low: { field: 'budgetCents', direction: 'asc', read: ({ budgetCents }) => budgetCents },
  ending: { field: 'endDate', direction: 'asc', read: ({ endDate }) => endDate },
};

const oneOf = (field: CampaignField, values: readonly unknown[]): CampaignCondition =>
  values.length === 1 ? { field, op: '==', value: values[0] } : { field, op: 'in', value: [...values] };

/**
 * The query for these filters on `today`; null when nothing can pass them. One array-contains and at most one range, on the
 * field of the order, so that twelve indexes carry every combination and none is merged or scanned past its page.
 */
export function campaignQuery(filters: CampaignSearch, today: CalendarDay): CampaignQuery | null {
  const { status = 'open', sort = 'newest', full = 'exclude' } = filters;
  const words = filters.search === undefined ? null : wordSearch(filters.search);
  const budget = budgetConditions(filters, sort);
  if (budget === null) return null;
  const token = words?.indexed ?? facetToken(filters);
  const passes = (campaign: Campaign) =>
    passesFilters(campaign, filters) && (words === null || words.finds(searchedTexts(campaign)));
  return {
    where: [
      { field: 'status', op: '==', value: status },
      oneOf('full', full === 'include' || status !== 'open' ? [false, true] : [false]),
      ...(token === undefined ? [] : [{ field: 'search', op: 'array-contains', value: token } as const]),
      ...budget,
      ...(sort === 'ending' ? [{ field: 'endDate', op: '>=', value: today } as const] : []),
    ],
    orderBy: ORDERS[sort],
    keep: needsCheck(filters, words, budget) ? passes : null,
  };
}

function inCents(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : dollars * 100;
}

/** A range in the order of budgets, whole bands in any other; null for an empty range. */
function budgetConditions(filters: CampaignSearch, sort: CampaignSort): readonly CampaignCondition[] | null {
  const min = inCents(filters.minBudget);
  const max = inCents(filters.maxBudget);
  if (min !== undefined && max !== undefined && min > max) return null;
  if (sort === 'budget_high' || sort === 'budget_low') {
    return [
      ...(min === undefined ? [] : [{ field: 'budgetCents', op: '>=', value: min } as const]),
      ...(max === undefined ? [] : [{ field: 'budgetCents', op: '<=', value: max } as const]),
    ];
  }
  const bands = bandsBetween(min, max);
  return bands.length === BUDGET_BANDS.length ? [] : [oneOf('budgetBand', bands)];
}

/** Platform and niche as the index has them together; a niche that is a platform stands there alone only. */
function facetToken({ platform, niche }: CampaignSearch): string | undefined {
  if (platform === undefined && niche === undefined) return undefined;
  const facet = CampaignFacet.safeParse(niche);
  if (facet.success) return facetKey(facet.data, undefined);
  return facetKey(platform, niche);
}

function needsCheck(filters: CampaignSearch, words: WordSearch | null, budget: readonly CampaignCondition[]): boolean {
  const { platform, niche, minBudget, maxBudget } = filters;
  const nicheIsFacet = CampaignFacet.safeParse(niche).success;
  const inBands = budget.every(({ field }) => field === 'budgetBand') && (minBudget ?? maxBudget) !== undefined;
  return words !== null || (platform !== undefined && nicheIsFacet) || inBands;
}

/** True for a campaign of the platform, niche and budget that are asked for. Pure. */
export function passesFilters(campaign: Campaign, filters: CampaignSearch): boolean {
  const { platform, niche, minBudget, maxBudget } = filters;
  const facets: readonly string[] = facetsOf(campaign);
  const { budgetCents } = campaign;
  if (platform !== undefined && !facets.includes(platform)) return false;
  if (niche !== undefined && campaign.niche !== niche && !facets.includes(niche)) return false;
  if (minBudget !== undefined && budgetCents < minBudget * 100) return false;
  return maxBudget === undefined || budgetCents <= maxBudget * 100;
}
