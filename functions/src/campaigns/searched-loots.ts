import { Campaign, type PublicCampaign } from '@doubloon/contract/campaigns/campaign.ts';
import { CampaignFacet, type CampaignSearch, type CampaignSort } from '@doubloon/contract/campaigns/campaign-search.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { CalendarDay } from '@doubloon/contract/shared/values.ts';
import { wordMatch } from '@doubloon/contract/shared/word-match.ts';
import { quoted } from '../platform/search/search-engine.ts';
import { type EngineQuery, type Searched, SORTED } from '../platform/search/searched.ts';
import { campaignQuery, passesFilters } from './campaign-query.ts';
import { facetsOf, searchedTexts } from './derived-fields.ts';

/** A search of the marketplace on a day. */
interface LootsWanted {
  readonly filters: CampaignSearch;
  readonly today: CalendarDay;
}

/** The fields by which the search engine filters and sorts loots. */
interface LootFields {
  readonly facets: readonly CampaignFacet[];
  /** Empty for none. */
  readonly niche: string;
  readonly budgetCents: number;
  readonly full: boolean;
  readonly createdAt: number;
  /** Written as YYYYMMDD; 0 for none. */
  readonly endDate: number;
}

const ORDERS: Readonly<Record<CampaignSort, EngineQuery<LootFields>['by']>> = {
  newest: { field: 'createdAt', direction: 'desc', as: 'moment' },
  budget_high: { field: 'budgetCents', direction: 'desc', as: 'number' },
  budget_low: { field: 'budgetCents', direction: 'asc', as: 'number' },
  ending: { field: 'endDate', direction: 'asc', as: 'day' },
};

/** Takes the public part, so that no private field can reach the engine. */
function fieldsOfLoot(loot: PublicCampaign): LootFields {
  return {
    facets: facetsOf(loot),
    niche: loot.niche ?? '',
    budgetCents: loot.budgetCents,
    full: loot.full,
    createdAt: loot.createdAt.getTime(),
    endDate: loot.endDate === null ? 0 : SORTED.day.toEngine(loot.endDate),
  };
}

function filtersOf({ filters, today }: LootsWanted): string[] {
  const { platform, niche, minBudget, maxBudget, full, sort } = filters;
  const isFacet = CampaignFacet.safeParse(niche).success;
  return [
    ...(full === 'include' ? [] : ['full:=false']),
    ...(platform === undefined ? [] : [`facets:=${quoted(platform)}`]),
    ...(niche === undefined ? [] : [`${isFacet ? 'facets' : 'niche'}:=${quoted(niche)}`]),
    ...(minBudget === undefined ? [] : [`budgetCents:>=${minBudget * 100}`]),
    ...(maxBudget === undefined ? [] : [`budgetCents:<=${maxBudget * 100}`]),
    ...(sort === 'ending' ? [`endDate:>=${SORTED.day.toEngine(today)}`] : []),
  ];
}

const NONE = { items: [], nextCursor: null };

/** The search of the marketplace. The engine has open loots only; admins who list others ask Firestore. */
export const searchedLoots: Searched<LootsWanted, Campaign, LootFields> = {
  name: 'loots',
  collection: COLLECTIONS.campaigns,
  schema: Campaign,
  fields: {
    facets: { type: 'string[]' },
    niche: { type: 'string' },
    budgetCents: { type: 'int64' },
    full: { type: 'bool' },
    createdAt: { type: 'int64' },
    endDate: { type: 'int32' },
  },
  entryOf(loot) {
    if (loot.status !== 'open' || loot.hiddenForGood) return null;
    const texts = searchedTexts(loot);
    return { names: texts.slice(0, -1), texts: texts.slice(-1), ...fieldsOfLoot(loot) };
  },
  queryOf(wanted) {
    const { filters, today } = wanted;
    const query = campaignQuery(filters, today);
    if ((filters.status ?? 'open') !== 'open' || !query?.keep) return null;
    const words = wordMatch(filters.search ?? '')?.words ?? [];
    return { words, filters: filtersOf(wanted), by: ORDERS[filters.sort ?? 'newest'] };
  },
  shows: (loot, { filters, today }) =>
    loot.status === 'open' &&
    !loot.hiddenForGood &&
    (filters.full === 'include' || !loot.full) &&
    (filters.sort !== 'ending' || (loot.endDate !== null && loot.endDate >= today)) &&
    passesFilters(loot, filters),
  async fromFirestore(db, { filters, today }, page) {
    const query = campaignQuery(filters, today);
    return query ? db.campaigns.page(page, query) : NONE;
  },
  findMap: (db, ids) => db.campaigns.findMap(ids),
};
