import {
  PAYMENT_GRANTED,
  PAYMENT_TRIED_FOR_DAYS,
  type PaymentProblem,
} from '@doubloon/contract/payments/statements/payment-problem.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import {
  isLackingForGood,
  type PaymentFailure,
  PaymentRefused,
  waitsForRuling,
} from '../statements/payment-refusal.ts';
import { findPayable, type Payable, type PayableRef } from './payable.ts';

/** An owner's acceptance of a payable's count, and when; nothing when silence has accepted the work only. */
export type OwnersAcceptance = Pick<PaymentProblem, 'acceptedViews' | 'acceptedAt'>;

export const acceptanceOf = ({ acceptedViews, acceptedAt }: OwnersAcceptance): OwnersAcceptance => ({
  acceptedViews,
  acceptedAt,
});

/**
 * Records with a payable why it could not be paid and until when that is tried again, so that its creator is told, too. A refusal for the same reason as before
 * changes no more than its words, any other error nothing; no reason gives more time, unless a bank or an admin has to decide first, or it had been given up and was accepted anew. Reads up to 2, writes up to
 * 1.
 */
export async function recordRefusal(
  { db, clock, payables }: Pick<Dependencies, 'db' | 'clock' | 'payables'>,
  approval: { readonly ref: PayableRef } & OwnersAcceptance,
  error: unknown,
): Promise<void> {
  if (!(error instanceof PaymentRefused)) return;
  await unitOfWork({ db }, async (tx) => {
    recordFailure(tx, await findPayable(payables, tx, approval.ref), error.failure, {
      now: clock.now(),
      ofPayout: false,
      ...acceptanceOf(approval),
    });
  });
}

/** Records why a payable could not be paid, as `recordRefusal` does; returns until when that is tried again by itself, null when it is not. Writes up to 1. */
export function recordFailure(
  tx: Tx,
  payable: Payable | null,
  { reason, details }: PaymentFailure,
  {
    now,
    ofPayout,
    acceptedViews: accepted,
    acceptedAt: decidedAt,
  }: Pick<PaymentProblem, 'ofPayout'> & OwnersAcceptance & { readonly now: Date },
): Date | null {
  if (!payable || payable.isApproved) return null;
  const known = payable.paymentProblem;
  // Somebody has accepted it anew when it had been given up.
  const going = known?.endedAt ? null : known;
  // A count that its owner has accepted stays accepted when the schedule tries again.
  const acceptedViews = accepted ?? known?.acceptedViews ?? null;
  // Its moment, too, although its owner may say so again.
  const isSaidAgain = known?.acceptedAt && known.acceptedViews === acceptedViews;
  const acceptedAt = isSaidAgain ? known.acceptedAt : decidedAt;
  const triedUntil = triedUntilOf(going?.triedUntil ?? null, payable.decideBy, { reason, now });
  if (going?.reason === reason) {
    const isLonger = triedUntil.getTime() !== going.triedUntil?.getTime();
    const isNew = isLonger || acceptedViews !== going.acceptedViews || details !== going.details;
    if (isNew) payable.recordProblem(tx, { ...going, details, acceptedViews, acceptedAt, triedUntil });
    return triedUntil;
  }
  const holdsRefund = !isLackingForGood({ reason });
  payable.recordProblem(tx, {
    reason,
    details,
    acceptedViews,
    acceptedAt,
    since: now,
    triedUntil,
    holdsRefund,
    ofPayout,
    endedAt: null,
  });
  return triedUntil;
}

/** End of the retries after a refusal. While a bank or an admin has to decide it moves on, a day or more at a time: else an owner could dispute a payment until nothing is due any more. */
function triedUntilOf(
  known: Date | null,
  decideBy: Date | null,
  { reason, now }: Pick<PaymentFailure, 'reason'> & { readonly now: Date },
): Date {
  const anew = addDays(laterOf(decideBy, now), PAYMENT_TRIED_FOR_DAYS);
  if (!known) return anew;
  return waitsForRuling({ reason }) && addDays(known, 1) <= anew ? anew : known;
}

/**
 * Tries a refused payment again once an appeal against it was granted, for as long as any payment that could not be made. The refund of its campaign waits
 * meanwhile, and its application is no longer doubted. Writes 2.
 */
export function tryRefusedAnew(tx: Tx, payable: Payable, refused: PaymentProblem, now: Date): void {
  const triedUntil = addDays(now, PAYMENT_TRIED_FOR_DAYS);
  const details = 'Our team has granted the appeal. This payment is made within hours.';
  const again = { reason: PAYMENT_GRANTED, details, since: now, triedUntil, holdsRefund: true, endedAt: null };
  payable.recordProblem(tx, { ...refused, ...again });
  tx.applicationFunds.update(payable.facts.applicationId, { doubtedBy: null });
}

const laterOf = (date: Date | null, other: Date): Date => (date && date > other ? date : other);

/**
 * Ends the automatic retries of a payment. Returns false, and changes nothing, while it has time left or its money is in flight. Its owner can still approve it
 * for as long as there is money. Reads up to 3, writes up to 1.
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
