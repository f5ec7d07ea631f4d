import { z } from 'zod';
import { NICHES } from '../shared/constants.ts';
import { CONTENT_TYPE_IDS } from '../shared/content-types.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { SearchText } from '../calls/paging.ts';
import { QueryInteger } from '../shared/values.ts';
import { CampaignStatus } from './lifecycle.ts';

/** Values of the platform filter: a platform, or a content type that a campaign asks for. */
export const CampaignFacet = z.enum([...PLATFORM_IDS, ...CONTENT_TYPE_IDS]);
export type CampaignFacet = z.infer<typeof CampaignFacet>;

/** `ending` lists campaigns with an end date to come, soonest first. */
export const CampaignSort = z.enum(['newest', 'budget_high', 'budget_low', 'ending']);
export type CampaignSort = z.infer<typeof CampaignSort>;

const Dollars = QueryInteger.pipe(z.int().min(0));

/** The filters of the marketplace; a campaign has to pass all that are given. */
export const CampaignSearch = z.object({
  /** Words that stand in title, description, platforms or content types, from three letters on inside others, too; all of them, in any order. */
  search: SearchText.optional(),
  platform: CampaignFacet.optional(),
  /** Matches the niche, or the platforms and content types. */
  niche: z.enum([...NICHES, ...CampaignFacet.options]).optional(),
  /** The least budget, in whole dollars, itself included; `maxBudget` is the most. */
  minBudget: Dollars.optional(),
  maxBudget: Dollars.optional(),
  /** `open` when left out; any other is for admins. */
  status: CampaignStatus.optional(),
  /** Open campaigns whose creator slots are all taken are left out unless they are asked for. */
  full: z.enum(['exclude', 'include']).optional(),
  sort: CampaignSort.optional(),
});
export type CampaignSearch = z.infer<typeof CampaignSearch>;

/** The filters of a list that holds campaigns of every status: an owner's own, or everybody's for admins. */
export const CampaignListSearch = CampaignSearch.pick({ search: true, status: true });
