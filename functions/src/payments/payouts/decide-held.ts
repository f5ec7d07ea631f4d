import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { holdEndsAt } from '../../cases/cases.ts';
import type { Tx } from '../../platform/database/database.ts';
import { heldFailure, isHeldBy } from './held-payout.ts';
import { getPayable, type Hold, payableOf, type Payables, payoutIdOf } from './payable.ts';
import { acceptanceOf, recordFailure } from './record-refusal.ts';

/** An admin's decision on a held payment. */
interface Verdict extends Pick<Hold, 'forPerson'> {
  readonly decision: 'granted' | 'refused' | 'flagged';
  readonly reason: string;
  readonly adminId: string;
  readonly now: Date;
}

/**
 * Carries out an admin's decision on a held payment, in the admin's transaction: a granted one is sent by the resolver at once, a refused one gives its money
 * back and rejects what it is for, a flagged one waits on. After a refusal or a flag, no payment of its application that is held is sent by itself. Does nothing when its owner has decided otherwise meanwhile. Reads up to 12, writes up to 11.
 */
export async function decideHeld(
  tx: Tx,
  payables: Payables,
  held: AdminCase,
  { decision, reason, adminId, forPerson, now }: Verdict,
): Promise<void> {
  const payout = await tx.payouts.find(payoutIdOf(held.subjectId));
  if (!isHeldBy(payout, held)) return;
  // Whatever of it comes again afterwards is not paid by silence.
  tx.applicationFunds.update(payout.applicationId, { doubtedBy: decision === 'granted' ? null : adminId });
  if (decision === 'granted') {
    tx.payouts.put({ ...payout, checkAt: now, updatedAt: now });
    return;
  }
  const payable = await getPayable(payables, tx, payableOf(payout));
  if (decision === 'flagged') {
    const decidedBy = holdEndsAt(held.createdAt, true);
    const failure = heldFailure({ forPerson }, { decidedBy, isDoubted: true });
    tx.payouts.put({ ...payout, failure: { ...failure, triedUntil: decidedBy }, checkAt: decidedBy, updatedAt: now });
    recordFailure(tx, payable, failure, { now, ofPayout: true, ...acceptanceOf(payout) });
    return;
  }
  await payable.refuseHeld(tx, payout, { reason, now });
}
