import { listMedia } from '@doubloon/contract/media/operations.ts';
import { GALLERY_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { pagesOf } from '../../../shared/api/queries/query.ts';

/** The pictures and videos of a creator's store, newest first. */
export function mediaQuery(creatorId: string) {
  return pagesOf(listMedia, { params: { id: creatorId }, query: { limit: GALLERY_PAGE_SIZE } });
}
