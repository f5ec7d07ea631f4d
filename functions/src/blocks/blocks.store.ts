import { Block, blockId } from '@doubloon/contract/blocks/operations.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';

export class Blocks extends storeOf('blocks', Block, blockId, { of: 'uid' }) {
  /** A page of somebody's blocks, latest first. Reads one document more than the page. */
  page(page: PageWanted, uid: string): Promise<Page<Block>> {
    return newestFirst(this.of(uid), page);
  }

  /** Removes a person's blocks, and those of others against the person. */
  override async removeAllOf(uid: string): Promise<void> {
    await super.removeAllOf(uid);
    await this.removeEach(this.documents.where('blockedUid', '==', uid));
  }
}
