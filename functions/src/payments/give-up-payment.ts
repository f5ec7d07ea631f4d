import type { Dependencies } from '../platform/dependencies.ts';
import { findApplicationFunds } from './application-funds.store.ts';
import { problemOf, putProblem } from './note-refusal.ts';
import { factsOf, isApproved, readSubject, type SubjectRef } from './payout-subject.ts';

/**
 * Notes that what was accepted and could not be paid is not tried again by itself any more, and says whether it did: not while it has time left or
 * money for it is in flight. Its owner can still approve it for as long as there is money. Reads up to 3, writes up to 1.
 */
export function giveUpPayment({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, ref: SubjectRef): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const now = clock.now();
    const subject = await readSubject(transaction, db, ref);
    const problem = subject && problemOf(subject);
    if (!subject || isApproved(subject) || !problem?.triedUntil) return false;
    if (problem.endedAt || problem.triedUntil > now) return false;
    const funds = await findApplicationFunds(transaction, db, factsOf(subject).applicationId);
    if (funds?.livePayoutId) return false;
    putProblem(transaction, db, subject, { ...problem, endedAt: now });
    return true;
  });
}
