import { Media } from '@doubloon/contract/media/media.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';

export class MediaStore extends storeOf('media', Media, ({ id }) => id, { of: 'creatorId' }) {
  /** Counts a creator's pictures and videos. Reads 1. */
  countOf(creatorId: string): Promise<number> {
    return this.count(this.of(creatorId));
  }

  /** A page of a creator's pictures and videos, newest first. Reads one document more than the page. */
  page(creatorId: string, page: PageWanted): Promise<Page<Media>> {
    return newestFirst(this.of(creatorId), page);
  }

  /** The newest picture of a creator; null when they have none. Reads 1. */
  newestPictureOf(creatorId: string): Promise<Media | null> {
    const pictures = this.of(creatorId).where('mediaType', '==', 'image');
    return this.first(pictures.orderBy('createdAt', 'desc'));
  }
}
