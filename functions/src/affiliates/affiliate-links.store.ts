import { AffiliateLink, affiliateLinkId } from '@doubloon/contract/affiliates/affiliate-link.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';

export class AffiliateLinks extends storeOf('affiliateLinks', AffiliateLink, ({ id }) => id) {
  /** A person's link for a creator, or null. Reads 1. */
  findOf(userId: string, creatorId: string): Promise<AffiliateLink | null> {
    return this.find(affiliateLinkId(userId, creatorId));
  }

  /** The link with a code, or null. Reads 1 at most. */
  findByCode(code: string): Promise<AffiliateLink | null> {
    return this.first(this.documents.where('code', '==', code));
  }

  /** A page of somebody's links. Reads one document more than the page. */
  page(page: PageWanted, userId: string): Promise<Page<AffiliateLink>> {
    return newestFirst(this.documents.where('userId', '==', userId), page);
  }

  /** A person's links, read in pages as they are asked for. */
  eachOf(userId: string): AsyncIterable<AffiliateLink> {
    return this.each(this.documents.where('userId', '==', userId));
  }

  /** The links for a creator's store, read in pages as they are asked for. */
  eachTo(creatorId: string): AsyncIterable<AffiliateLink> {
    return this.each(this.documents.where('creatorId', '==', creatorId));
  }
}

/**
 * Removes a person's referral links and those for their store, with what was counted for them, and which link they came over; in
 * batches.
 */
export async function removeAffiliatesOf({ db }: { readonly db: Database }, uid: string): Promise<void> {
  for (const links of [db.affiliateLinks.eachOf(uid), db.affiliateLinks.eachTo(uid)]) {
    for await (const { id } of links) {
      await db.affiliateClicks.removeAllOn(id);
      await db.affiliateSignUps.removeAllOver(id);
      await unitOfWork({ db }, (tx) => tx.affiliateLinks.remove(id));
    }
  }
  await unitOfWork({ db }, (tx) => tx.affiliateSignUps.remove(uid));
}
