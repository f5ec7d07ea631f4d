import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { ByUid, Uid } from '../shared/values.ts';
import { anyone, anyoneKnown, defineOperation, onlyRoles, signedIn } from '../calls/define-operation.ts';
import { PageQuery, MAX_SEARCH_READS, SearchText } from '../calls/paging.ts';
import { UPLOADS } from '../calls/operation.ts';
import { Username } from '../users/user.ts';
import { PICTURE_UPLOAD } from '../media/picture-upload.ts';
import { StoreSettingsChanges, StoreSettingsView, WallpaperView } from './store-settings.ts';
import { FEATURED_CREATORS, FeaturedCreatorView } from './featured-creator.ts';
import { CreatorCard, CreatorCategory, StoreProfileChanges, StoreView } from './store.ts';

/** Path parameter of a store, which is also found by its creator's username. */
const ByIdOrUsername = z.object({ id: z.union([Uid, Username]) });

/** Settings in the form of an answer, so that they can be sent back; the wallpaper is ignored, because calls of its own change it. */
const SavedSettings = StoreSettingsChanges.extend({ wallpaper: WallpaperView.optional() });

const editing = [{ bucket: 'store-edits', per: 'user', max: 60, windowSeconds: 600 }] as const;

export const CREATOR_SORTS = ['featured', 'followers', 'rating', 'newest'] as const;
export type CreatorSort = (typeof CREATOR_SORTS)[number];

export const getStore = defineOperation('GET /stores/{id}', {
  id: 'getStore',
  summary:
    "A creator's public profile; `id` is the creator's uid or username. What stands in a section that the creator has switched off is empty for others",
  access: anyoneKnown,
  input: { params: ByIdOrUsername },
  output: StoreView,
  errors: ['not_found'],
  cost: { reads: 8, writes: 0 },
});

export const updateStore = defineOperation('PUT /stores/{id}', {
  id: 'updateStore',
  summary: "Change parts of the caller's own creator profile; name, picture and links belong to the user",
  access: onlyRoles('content_creator'),
  self: 'params.id',
  input: { params: ByUid, body: StoreProfileChanges },
  rateLimits: editing,
  output: StoreView,
  errors: ['not_found'],
  cost: { reads: 3, writes: 1 },
});

export const getStoreSettings = defineOperation('GET /stores/{id}/settings', {
  id: 'getStoreSettings',
  summary: "How a creator's store looks; defaults when nothing was ever saved",
  access: anyone,
  input: { params: ByUid },
  output: StoreSettingsView,
  errors: ['not_found'],
  cost: { reads: 3, writes: 0 },
});

export const updateStoreSettings = defineOperation('PUT /stores/{id}/settings', {
  id: 'updateStoreSettings',
  summary: "Save how the caller's own store looks; images are uploaded apart, null removes one",
  access: onlyRoles('content_creator'),
  self: 'params.id',
  input: { params: ByUid, body: SavedSettings },
  rateLimits: editing,
  output: StoreSettingsView,
  errors: ['not_found'],
  cost: { reads: 3, writes: 6 },
});

export const resetStoreSettings = defineOperation('DELETE /stores/{id}/settings', {
  id: 'resetStoreSettings',
  summary: "Give the caller's own store its first look again; the wallpaper stays",
  access: onlyRoles('content_creator'),
  self: 'params.id',
  input: { params: ByUid },
  rateLimits: editing,
  output: StoreSettingsView,
  errors: ['not_found'],
  cost: { reads: 3, writes: 6 },
});

export const uploadStoreImage = defineOperation('POST /stores/{id}/images', {
  id: 'uploadStoreImage',
  summary: "Put an image into the hero or the logo of the caller's own store, in the place of the one before",
  access: onlyRoles('content_creator'),
  self: 'params.id',
  input: { params: ByUid, body: z.object({ slot: z.enum(['hero', 'logo']) }) },
  upload: PICTURE_UPLOAD,
  rateLimits: [UPLOADS],
  output: StoreSettingsView,
  errors: ['not_found'],
  cost: { reads: 3, writes: 6 },
});

/** Records that are read for the landing page: some of their stores are closed, or their posts are on platforms that are not read. */
export const FEATURED_AMONG = 8;

export const listFeaturedCreators = defineOperation('GET /featured-creators', {
  id: 'listFeaturedCreators',
  summary:
    'Creators who have completed most loots, with the views that platforms gave, at a glance, for the landing page',
  access: anyone,
  output: z.array(FeaturedCreatorView).max(FEATURED_CREATORS),
  cost: { reads: 2 * FEATURED_AMONG, writes: 0 },
});

export const listCreators = defineOperation('GET /creators', {
  id: 'listCreators',
  summary:
    'Creators with a store; `search` finds words, and parts of them from three letters on, in name, username, category, shown specialties, location and description. ' +
    'A page of a search of several words may be shorter than asked for and still have a next one. ' +
    `A search sorted by followers sorts the ${MAX_SEARCH_READS} best placed stores that have its longest word, and finds no others`,
  access: signedIn,
  input: {
    query: PageQuery.extend({
      search: SearchText.optional(),
      category: CreatorCategory.optional(),
      sort: z.enum(CREATOR_SORTS).optional(),
    }),
  },
  pageOf: CreatorCard,
  cost: { reads: MAX_SEARCH_READS + 3 * MAX_PAGE_SIZE + 1, writes: 0 },
});
