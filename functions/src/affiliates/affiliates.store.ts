import { createHash } from 'node:crypto';
import {
  AffiliateClick,
  AffiliateLink,
  affiliateLinkId,
  AffiliateSignUp,
} from '@doubloon/contract/affiliates/affiliate-link.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { DocumentReference, Firestore, Transaction } from '@google-cloud/firestore';
import { collection, newestFirst } from '../platform/collection.ts';

const links = (db: Firestore) => collection(db, COLLECTIONS.affiliateLinks, AffiliateLink);

/** A person's link for a creator, or null, in a transaction. Reads 1. */
export async function readLink(
  db: Firestore,
  userId: string,
  creatorId: string,
  transaction: Transaction,
): Promise<AffiliateLink | null> {
  return (await transaction.get(links(db).doc(affiliateLinkId(userId, creatorId)))).data() ?? null;
}

/** The link with a code, or null. Reads 1 at most. */
export async function findLinkByCode(db: Firestore, code: string): Promise<AffiliateLink | null> {
  const { docs } = await links(db).where('code', '==', code).limit(1).get();
  return docs[0]?.data() ?? null;
}

/** A page of somebody's links. Reads one document more than the page. */
export function pageOfLinks(
  db: Firestore,
  page: Parameters<typeof newestFirst>[1],
  userId: string,
): Promise<Page<AffiliateLink>> {
  return newestFirst(links(db).where('userId', '==', userId), page);
}

/** Stores a link that the transaction has found missing. Writes 1. */
export function putLink(transaction: Transaction, db: Firestore, link: AffiliateLink): void {
  transaction.set(links(db).doc(link.id), link);
}

/**
 * Stores that a network opened a link on a day, unless that is stored already. What is kept of the network is a hash that the
 * unguessable code is part of. Writes 1.
 */
export async function addClick(
  db: Firestore,
  link: AffiliateLink,
  opened: { readonly network: string; readonly day: string; readonly at: Date },
): Promise<void> {
  const id = createHash('sha256').update(`${link.code} ${opened.day} ${opened.network}`).digest('hex');
  const clicks = collection(db, COLLECTIONS.affiliateClicks, AffiliateClick);
  await createOnce(clicks.doc(id), { linkId: link.id, createdAt: opened.at });
}

/** Stores over which link somebody registered, unless that is stored already. Writes 1. */
export async function addSignUp(db: Firestore, signUp: AffiliateSignUp): Promise<void> {
  await createOnce(collection(db, COLLECTIONS.affiliateSignUps, AffiliateSignUp).doc(signUp.uid), signUp);
}

async function createOnce<T>(ref: DocumentReference<T>, document: T): Promise<void> {
  try {
    await ref.create(document);
  } catch (error) {
    // gRPC status 6, ALREADY_EXISTS.
    if ((error as { code?: unknown }).code !== 6) throw error;
  }
}
