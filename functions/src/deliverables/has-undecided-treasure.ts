import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { findUndecidedTreasure } from './undecided-treasures.store.ts';

/** Whether a creator has a treasure on a platform that nobody has decided on for good, in a transaction. Reads at most 1. */
export async function hasUndecidedTreasure(
  transaction: Transaction,
  db: Firestore,
  creatorId: string,
  platform: PlatformId,
): Promise<boolean> {
  return (await findUndecidedTreasure(transaction, db, creatorId, platform)) !== null;
}
