import type { CampaignFacet } from '@doubloon/contract/campaigns/campaign-search.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { contentTypeLabel } from '@doubloon/contract/shared/content-types.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { searchEntry } from '../platform/database/search-words.ts';

/** Where each band but the first begins, in dollars. */
const BAND_STARTS = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000] as const;

/** Every band, cheapest first. Together with the two values of `full` they stay below the 30 branches a query may have. */
export const BUDGET_BANDS: readonly number[] = [0, ...BAND_STARTS.map((_, index) => index + 1)];

/** The band of a budget in cents. Whole bands can be asked for by equality, under any order, where a range could not. */
export function budgetBandOf(budgetCents: number): number {
  return BAND_STARTS.filter((dollars) => budgetCents >= dollars * 100).length;
}

/** The bands that budgets from `minCents` to `maxCents` lie in; none when the range is empty. */
export function bandsBetween(minCents: number | undefined, maxCents: number | undefined): readonly number[] {
  const first = budgetBandOf(minCents ?? 0);
  const last = maxCents === undefined ? BAND_STARTS.length : budgetBandOf(maxCents);
  return BUDGET_BANDS.slice(first, last + 1);
}

type Searched = Pick<Campaign, 'title' | 'description' | 'platforms' | 'contentTypes' | 'niche'>;

/** The texts that words are looked for in, the most telling first, the description last. */
export function searchedTexts({ title, description, platforms, contentTypes }: Searched): string[] {
  return [
    title,
    ...platforms.flatMap((id) => [id, platformLabel(id)]),
    ...contentTypes.map(contentTypeLabel),
    description,
  ];
}

/** The platforms and content types of a campaign, as the platform filter knows them. */
export function facetsOf({ platforms, contentTypes }: Searched): readonly CampaignFacet[] {
  return [...platforms, ...contentTypes];
}

/** Returns the entry of the index for a facet, a niche, or both at once; no word begins with these signs. */
export function facetKey(facet: CampaignFacet | undefined, niche: string | undefined): string {
  return `${facet === undefined ? '' : `@${facet}`}${niche === undefined ? '' : `#${niche}`}`;
}

function facetKeys(campaign: Searched): string[] {
  const facets = facetsOf(campaign);
  const alone = facets.map((facet) => facetKey(facet, undefined));
  const { niche } = campaign;
  return niche === null
    ? alone
    : [...alone, facetKey(undefined, niche), ...facets.map((facet) => facetKey(facet, niche))];
}

/** True when creators share the budget and every slot is taken. */
export function isFull(campaign: Campaign): boolean {
  return freeSlots(campaign) === 0;
}

/** Returns the number of creators that can still be approved; null when it is not limited. Pure. */
export function freeSlots({ payoutModel, creatorSlots, counts }: Campaign): number | null {
  return payoutModel === 'budget_share' ? Math.max(0, creatorSlots - counts.approvedApplications) : null;
}

export function deriveCampaignFields(campaign: Campaign): Pick<Campaign, 'search' | 'budgetBand' | 'full' | 'spent'> {
  return {
    search: searchEntry(searchedTexts(campaign), facetKeys(campaign)),
    budgetBand: budgetBandOf(campaign.budgetCents),
    full: isFull(campaign),
    spent: campaign.counts.paidOutCents >= campaign.budgetCents,
  };
}
