import { createHash } from 'node:crypto';
import {
  AffiliateClick,
  AffiliateLink,
  affiliateLinkId,
  AffiliateSignUp,
} from '@doubloon/contract/affiliates/affiliate-link.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { type Database, unitOfWork } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** One opening of a link: its network, day and moment. */
interface Opened {
  readonly network: string;
  readonly day: string;
  readonly at: Date;
}

export class AffiliateClicks extends storeOf('affiliateClicks', AffiliateClick, undefined, { of: 'linkId' }) {
  /**
   * Records that a network opened a link on a day; the commit fails when it is recorded already. The network is stored as a hash that includes the unguessable
   * code. Writes 1.
   */
  addTo(link: AffiliateLink, opened: Opened): void {
    const id = createHash('sha256').update(`${link.code} ${opened.day} ${opened.network}`).digest('hex');
    this.writing.create(this.ref(id), { linkId: link.id, createdAt: opened.at } satisfies AffiliateClick);
  }
}

export class AffiliateSignUps extends storeOf('affiliateSignUps', AffiliateSignUp, ({ uid }) => uid, {
  of: 'linkId',
}) {}

export class AffiliateLinks extends storeOf('affiliateLinks', AffiliateLink, ({ id }) => id, { of: 'userId' }) {
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
    return newestFirst(this.of(userId), page);
  }

  eachTo(creatorId: string): AsyncIterable<AffiliateLink> {
    return this.each(this.documents.where('creatorId', '==', creatorId));
  }
}

/** Removes a person's referral links, those for their store, their counts, and the record of the person's own referral; in batches. */
export async function removeAffiliatesOf({ db }: { readonly db: Database }, uid: string): Promise<void> {
  for (const links of [db.affiliateLinks.eachOf(uid), db.affiliateLinks.eachTo(uid)]) {
    for await (const { id } of links) {
      await db.affiliateClicks.removeAllOf(id);
      await db.affiliateSignUps.removeAllOf(id);
      await unitOfWork({ db }, (tx) => tx.affiliateLinks.remove(id));
    }
  }
  await unitOfWork({ db }, (tx) => tx.affiliateSignUps.remove(uid));
}
