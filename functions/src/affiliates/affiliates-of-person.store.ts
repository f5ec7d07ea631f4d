import { AffiliateClick, AffiliateLink, AffiliateSignUp } from '@doubloon/contract/affiliates/affiliate-link.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { deleteDocuments, eachData } from '../platform/each-document.ts';

const links = (db: Firestore) => collection(db, COLLECTIONS.affiliateLinks, AffiliateLink);
const clicks = (db: Firestore) => collection(db, COLLECTIONS.affiliateClicks, AffiliateClick);
const signUps = (db: Firestore) => collection(db, COLLECTIONS.affiliateSignUps, AffiliateSignUp);

/** A person's referral links, read in pages as they are asked for. */
export function eachLinkOf(db: Firestore, userId: string): AsyncIterable<AffiliateLink> {
  return eachData(links(db).where('userId', '==', userId));
}

/**
 * Removes a person's referral links and those for their store, with what was counted for them, and which link they came over; in
 * batches.
 */
export async function removeAffiliatesOf(db: Firestore, uid: string): Promise<void> {
  for (const whose of ['userId', 'creatorId']) {
    for await (const { id } of eachData(links(db).where(whose, '==', uid))) {
      await deleteDocuments(db, clicks(db).where('linkId', '==', id));
      await deleteDocuments(db, signUps(db).where('linkId', '==', id));
      await links(db).doc(id).delete();
    }
  }
  await signUps(db).doc(uid).delete();
}
