import type { listMedia } from '@doubloon/contract/media/operations.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { findOpenStore } from '../stores/find-store.ts';
import { toMediaView } from './media-view.ts';
import { pageOfMedia } from './media.store.ts';

/** What a creator shows in their store. Throws `not_found` for somebody without an open store. */
export const showMedia: Verb<typeof listMedia> = async ({ db }, { params, query }) => {
  await findOpenStore(db, params.id);
  return mapPage(await pageOfMedia(db, params.id, query), toMediaView);
};
