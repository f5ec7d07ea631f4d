import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { deliverablesOfApplication } from './deliverables.store.ts';
import { revisedUntil } from './revised-until.ts';

/** Every treasure of an application, in the transaction; that the caller may see them was checked before. Reads at most 100. */
export function readTreasures(transaction: Transaction, db: Firestore, applicationId: string): Promise<Deliverable[]> {
  return deliverablesOfApplication(transaction, db, applicationId);
}

/** Whether a treasure can still be approved: it waits for its owner, or for its creator who has the time to submit it again. */
export function canStillBeApproved(treasure: Deliverable, { closed, now }: { closed: boolean; now: Date }): boolean {
  if (treasure.status === 'submitted') return true;
  return treasure.status === 'revision_requested' && (!closed || revisedUntil(treasure) > now);
}
