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

/** The order of a list; `ending` lists campaigns with a future end date, soonest first. */
export const CampaignSort = z.enum(['newest', 'budget_high', 'budget_low', 'ending']);
export type CampaignSort = z.infer<typeof CampaignSort>;

const Dollars = QueryInteger.pipe(z.int().min(0));

/** The filters of the marketplace; a campaign must match all that are given. */
export const CampaignSearch = z.object({
  /**
   * Words, all of which must occur in title, description, platforms or content types, in any order; words of three letters or more also match inside others.
   */
  search: SearchText.optional(),
  platform: CampaignFacet.optional(),
  /** Matches the niche, or one of the platforms and content types. */
  niche: z.enum([...NICHES, ...CampaignFacet.options]).optional(),
  /** Minimum budget in whole dollars, inclusive; `maxBudget` is the maximum. */
  minBudget: Dollars.optional(),
  maxBudget: Dollars.optional(),
  /** `open` if omitted; other values are for admins. */
  status: CampaignStatus.optional(),
  /** Open campaigns without a free creator slot are left out unless this is `include`. */
  full: z.enum(['exclude', 'include']).optional(),
  sort: CampaignSort.optional(),
});
export type CampaignSearch = z.infer<typeof CampaignSearch>;

/** The filters of a list with campaigns of every status: an owner's own, or everybody's for admins. */
export const CampaignListSearch = CampaignSearch.pick({ search: true, status: true });
