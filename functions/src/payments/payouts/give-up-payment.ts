import { unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findPayable, type PayableRef } from './payable.ts';

/**
 * Records that what was accepted and could not be paid is not tried again by itself any more. Returns false, and records nothing, while it
 * has time left or money for it is in flight. Its owner can still approve it for as long as there is money. Reads up to 3, writes up to 1.
 */
export function giveUpPayment(
  { db, clock, payables }: Pick<Dependencies, 'db' | 'clock' | 'payables'>,
  ref: PayableRef,
): Promise<boolean> {
  return unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const payable = await findPayable(payables, tx, ref);
    const problem = payable?.paymentProblem;
    if (!payable || payable.isApproved || !problem?.triedUntil) return false;
    if (problem.endedAt || problem.triedUntil > now) return false;
    const funds = await tx.applicationFunds.find(payable.facts.applicationId);
    if (funds?.livePayoutId) return false;
    payable.recordProblem(tx, { ...problem, endedAt: now });
    return true;
  });
}
