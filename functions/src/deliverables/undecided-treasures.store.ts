import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const UNDECIDED: readonly DeliverableStatus[] = ['submitted', 'revision_requested'];

/** Any treasure of a creator on a platform that waits for a decision or a revision, in a transaction. Reads at most 1. */
export async function findUndecidedTreasure(
  transaction: Transaction,
  db: Firestore,
  creatorId: string,
  platform: PlatformId,
): Promise<Deliverable | null> {
  const query = collection(db, COLLECTIONS.deliverables, Deliverable)
    .where('creatorId', '==', creatorId)
    .where('platform', '==', platform)
    .where('status', 'in', UNDECIDED)
    .limit(1);
  return (await transaction.get(query)).docs[0]?.data() ?? null;
}
