import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refusedByAdmin } from '../statements/payment-refusal.ts';
import { rejectHeld } from './decide-payable.ts';
import { giveBack, heldFailure, isHeldBy } from './held-payout.ts';
import { findPayable, type Hold, payableOf, type Payables, payoutIdOf } from './payable.ts';
import { recordFailure } from './record-refusal.ts';

const REFUSED = {
  reading: refusedByAdmin('Our team has looked at these views. They are not paid.'),
  application: refusedByAdmin('Our team has looked at this payment. It is not made.'),
};

/** An admin's decision on a held payment. */
interface Verdict extends Pick<Hold, 'forPerson'> {
  readonly decision: 'granted' | 'refused' | 'flagged';
  readonly reason: string;
  readonly adminId: string;
  readonly now: Date;
}

/**
 * Carries out an admin's decision on a held payment, in the admin's transaction: a granted one is sent by the resolver at once, a refused one gives its money
 * back and rejects what it is for, a flagged one waits on; after these two, what is held of its application has no day. Nothing when its owner has decided otherwise meanwhile. Reads up to 12, writes up to 11.
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
  const ref = payableOf(payout);
  const payable = await findPayable(payables, tx, ref);
  if (decision === 'flagged') {
    const failure = heldFailure({ forPerson }, null);
    tx.payouts.put({ ...payout, failure: { ...failure, triedUntil: null }, checkAt: null, updatedAt: now });
    recordFailure(tx, payable, failure, { now, ofPayout: true, acceptedViews: payout.acceptedViews });
    return;
  }
  if (ref.kind === 'deliverable' || ref.kind === 'proof') {
    await rejectHeld(tx, payables, { kind: ref.kind, id: ref.id }, { reason, now });
    return;
  }
  await giveBack(tx, payout, now);
  const problem = payable?.paymentProblem;
  // There is nothing that could be rejected, neither views that nobody has accepted nor a payment: it is given up.
  if (problem) payable.recordProblem(tx, { ...problem, ...REFUSED[ref.kind], endedAt: now });
}
