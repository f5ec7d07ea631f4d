import type { Page } from '@doubloon/contract/calls/paging.ts';
import { MAX_SAVED_LOOTS, SavedLoot, savedLootId } from '@doubloon/contract/campaigns/saved-loot.ts';
import { newestFirst, type PageWanted } from '../../platform/database/collection.ts';
import { storeOf } from '../../platform/database/document-store.ts';

/** The loots that creators have saved. */
export class SavedLoots extends storeOf('savedLoots', SavedLoot, savedLootId, { of: 'uid' }) {
  /** A page of somebody's saved loots, latest first. Reads one document more than the page. */
  page(page: PageWanted, uid: string): Promise<Page<SavedLoot>> {
    return newestFirst(this.of(uid), page);
  }

  /** The loots that somebody has saved, latest first. Reads up to `MAX_SAVED_LOOTS`. */
  findLatest(uid: string): Promise<SavedLoot[]> {
    return this.all(this.of(uid).orderBy('createdAt', 'desc').limit(MAX_SAVED_LOOTS));
  }

  /** Yields those who have saved a loot and were not told yet that it ends soon, or has ended. */
  eachUntold(campaignId: string, notice: 'endsSoon' | 'ended'): AsyncIterable<SavedLoot> {
    return this.each(this.documents.where('campaignId', '==', campaignId).where(notice, '==', null));
  }

  /** Returns how many loots somebody has saved. Reads 1. */
  countOf(uid: string): Promise<number> {
    return this.count(this.of(uid));
  }
}
