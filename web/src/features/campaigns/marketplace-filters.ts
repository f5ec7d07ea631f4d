import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { NICHES } from '@doubloon/contract/shared/constants.ts';
import { platformLabel, PLATFORMS, type PlatformId } from '@doubloon/contract/shared/platforms.ts';

/** What the visitor looks for; an empty text means no filter. Budgets are whole dollars. */
export interface MarketplaceFilters {
  search: string;
  platform: string;
  niche: string;
  minBudget: string;
  maxBudget: string;
}

export const noFilters: MarketplaceFilters = { search: '', platform: '', niche: '', minBudget: '', maxBudget: '' };

/** What the platform filter offers, in order. */
export const platformFilterOptions: readonly { value: string; label: string }[] = PLATFORMS.map(({ id, label }) => ({
  value: id,
  label,
}));

export const nicheFilterOptions: readonly string[] = NICHES;

/** The platform the server filters by, when one is chosen. */
export function serverPlatform({ platform }: MarketplaceFilters): PlatformId | undefined {
  return PLATFORMS.find(({ id }) => id === platform)?.id;
}

/** Reads filters out of an address; unknown values and budgets that are no whole numbers count as not set. */
export function filtersFromSearch(search: URLSearchParams): MarketplaceFilters {
  const text = (name: string) => search.get(name) ?? '';
  const oneOf = (name: string, options: readonly string[]) => (options.includes(text(name)) ? text(name) : '');
  const digits = (name: string) => (/^\d{1,9}$/.test(text(name)) ? text(name) : '');
  return {
    search: text('q'),
    platform: oneOf(
      'platform',
      platformFilterOptions.map(({ value }) => value),
    ),
    niche: oneOf('niche', nicheFilterOptions),
    minBudget: digits('min'),
    maxBudget: digits('max'),
  };
}

/** Writes filters as an address has them; those not set are left out. */
export function searchFromFilters(filters: MarketplaceFilters): Record<string, string> {
  const named = {
    q: filters.search,
    platform: filters.platform,
    niche: filters.niche,
    min: filters.minBudget,
    max: filters.maxBudget,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
}

/**
 * Whether a loot passes: the text is looked for in title, description and platforms whatever the case; the niche may be
 * the loot's own or one of its platforms; budgets are inclusive.
 */
export function passesFilters(campaign: CampaignView, filters: MarketplaceFilters): boolean {
  const platforms: string[] = campaign.platforms.flatMap((id) => [id, platformLabel(id)]);
  const wanted = filters.search.trim().toLowerCase();
  const texts = [campaign.title, campaign.description, ...platforms];
  if (wanted && !texts.some((text) => text.toLowerCase().includes(wanted))) return false;
  if (filters.platform && !platforms.includes(filters.platform)) return false;
  if (filters.niche && campaign.niche !== filters.niche && !platforms.includes(filters.niche)) return false;
  if (filters.minBudget && campaign.budget < Number(filters.minBudget) * 100) return false;
  return !filters.maxBudget || campaign.budget <= Number(filters.maxBudget) * 100;
}
