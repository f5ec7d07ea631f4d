import { z } from 'zod';
import { SearchText } from '../calls/paging.ts';
import { NICHES } from '../shared/constants.ts';
import { readableLine } from '../shared/readable-text.ts';
import { DocumentId, named, Uid, WireDate } from '../shared/values.ts';
import { LootName, MAX_LOOTS_NAMED } from './loot-name.ts';
import { CampaignFacet, CampaignSort } from './campaign-search.ts';

/** Maximum number of searches that a creator can have saved at once. */
export const MAX_SAVED_SEARCHES = 10;
/** The latest loots of which a saved search remembers that it has told its creator. */
export const MAX_LOOTS_TOLD = 100;
/** Maximum length of the name of a saved search. */
export const MAX_SEARCH_NAME_LENGTH = 40;

export const SearchName = readableLine(MAX_SEARCH_NAME_LENGTH);

const WholeDollars = z.int().min(0).max(999_999_999);

/** Filters of the marketplace as they are saved; null is one that is not set. */
export const SavedFilters = z.object({
  search: SearchText.nullable(),
  platform: CampaignFacet.nullable(),
  niche: z.enum(NICHES).nullable(),
  minBudget: WholeDollars.nullable(),
  maxBudget: WholeDollars.nullable(),
  sort: CampaignSort,
  /** True to show loots whose creator slots are all taken, too. */
  full: z.boolean(),
});
export type SavedFilters = z.infer<typeof SavedFilters>;

/** A creator's search of the marketplace, saved under a name that is unique among theirs, `savedSearches/{id}`. */
export const SavedSearch = z.object({
  id: DocumentId,
  uid: Uid,
  name: SearchName,
  filters: SavedFilters,
  createdAt: z.date(),
  /** When new loots are looked for next; null while its creator wants to hear of none. */
  lookAt: z.date().nullable().default(null),
  /** Loots that opened before this moment are not new; null before the first look. */
  lookedAt: z.date().nullable().default(null),
  /** When it last found a new loot. */
  matchedAt: z.date().nullable().default(null),
  /** The latest loots that its creator was told of. */
  toldIds: z.array(DocumentId).max(MAX_LOOTS_TOLD).default([]),
  /** The last notice to its creator, about all of their searches at that moment; other searches of theirs may hold earlier ones. */
  notice: z
    .object({ at: z.date(), loots: z.array(LootName).min(1).max(MAX_LOOTS_NAMED), total: z.int() })
    .nullable()
    .default(null),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchView = named('SavedSearch', {
  id: DocumentId,
  name: z.string(),
  filters: SavedFilters,
  created_at: WireDate,
  /** True if its creator is told of new loots that match it. */
  tells: z.boolean(),
  /** When it last found a new loot. */
  matched_at: WireDate.nullable(),
});
export type SavedSearchView = z.infer<typeof SavedSearchView>;
