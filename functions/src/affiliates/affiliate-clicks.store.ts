import { createHash } from 'node:crypto';
import { AffiliateClick, type AffiliateLink } from '@doubloon/contract/affiliates/affiliate-link.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { isAlreadyThere } from '../platform/database/grpc-status.ts';

/** One opening of a link: its network, day and moment. */
interface Opened {
  readonly network: string;
  readonly day: string;
  readonly at: Date;
}

export class AffiliateClicks extends storeOf('affiliateClicks', AffiliateClick) {
  /**
   * Records that a network opened a link on a day; the commit fails when it is recorded already. What is kept of the network is a hash that
   * the unguessable code is part of. Writes 1.
   */
  addTo(link: AffiliateLink, opened: Opened): void {
    const id = createHash('sha256').update(`${link.code} ${opened.day} ${opened.network}`).digest('hex');
    this.writing.create(this.ref(id), { linkId: link.id, createdAt: opened.at } satisfies AffiliateClick);
  }

  /** Removes every click on a link. */
  removeAllOn(linkId: string): Promise<void> {
    return this.removeEach(this.documents.where('linkId', '==', linkId));
  }
}

/** Records that a network opened a link on a day, unless it is recorded already. Writes 1. */
export async function addClick({ db }: { readonly db: Database }, link: AffiliateLink, opened: Opened): Promise<void> {
  try {
    await unitOfWork({ db }, (tx) => tx.affiliateClicks.addTo(link, opened));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
