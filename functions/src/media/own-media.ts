import type { Media } from '@doubloon/contract/media/media.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { notFound } from '../platform/app-error.ts';
import { findMedia } from './media.store.ts';

/** A picture or video of `uid`, in a transaction. Throws `not_found`, also for somebody else's. Reads 1. */
export async function getOwnMedia(transaction: Transaction, db: Firestore, id: string, uid: string): Promise<Media> {
  const media = await findMedia(transaction, db, id);
  if (media?.creatorId !== uid) throw notFound('Media');
  return media;
}
