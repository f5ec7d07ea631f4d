import { caseLife } from '@doubloon/contract/cases/lifecycle.ts';
import { type AdminCase, HOLD_DOUBTED_DAYS, HOLD_REVIEW_BUSINESS_DAYS } from '@doubloon/contract/cases/case.ts';
import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { payoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import { PAYMENT_WAITS } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import { dayText } from '@doubloon/contract/shared/days.ts';
import { caseIdOf, closeCase, holdEndsAt, isDoubted, openCase } from '../../cases/cases.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bookReleased } from '../ledger/freed-money.ts';
import {
  OTHER_PAYMENT_HELD,
  paymentHeld,
  refusedByAdmin,
  type PaymentFailure,
  type PaymentWait,
} from '../statements/payment-refusal.ts';
import { payableOf, type Hold, type Payable } from './payable.ts';

/** Returns until when a payment waits for an admin, and why in words for both sides. */
export function waitForAdmin(hold: Hold, paid: Pick<ApplicationFunds, 'doubtedBy'>, now: Date): PaymentWait {
  const isDoubted = silenceRefuses(hold, paid);
  const until = holdEndsAt(now, isDoubted);
  return { until, failure: heldFailure(hold, { decidedBy: until, isDoubted }) };
}

/** Returns why a payment is not made yet, in words for both sides, and by which day it is decided. */
export function heldFailure(
  { forPerson }: Pick<Hold, 'forPerson'>,
  { decidedBy, isDoubted }: { readonly decidedBy: Date; readonly isDoubted: boolean },
): PaymentFailure {
  const day = dayText(decidedBy);
  const until = isDoubted
    ? `They take a closer look and decide by ${day} at the latest; if they have not released it by then, it is not made.`
    : `They decide by ${day} at the latest.`;
  return paymentHeld(`Our team looks at this payment before it is made. ${forPerson} ${until}`);
}

/** Returns why a payment would not be made at once when it is accepted now, in words for its owner. */
export function foreseenFailure(
  hold: Pick<Hold, 'forPerson' | 'isRiskyPayment'>,
  paid: Pick<ApplicationFunds, 'doubtedBy'>,
): PaymentFailure {
  const { forPerson } = hold;
  const within = !silenceRefuses(hold, paid)
    ? `${HOLD_REVIEW_BUSINESS_DAYS} business days`
    : `${HOLD_DOUBTED_DAYS} days`;
  return paymentHeld(
    `Our team will look at this payment before it is made, within ${within}. ${forPerson} Its money is set aside when you approve.`,
  );
}

/** Returns why nothing can be set aside for a payable while a payment of its application is held: this one, or another; null when none is. Reads up to 2. */
export async function findHeld(
  tx: Tx,
  { livePayoutId }: Pick<ApplicationFunds, 'livePayoutId'>,
  payoutId: string,
): Promise<PaymentFailure | null> {
  const live = livePayoutId === null ? null : await tx.payouts.find(livePayoutId);
  if (live?.status !== 'held') return null;
  // All payments of an application wait for the same days.
  const isSaid = live.id === payoutId || live.failure?.reason === PAYMENT_WAITS;
  return isSaid && live.failure ? live.failure : OTHER_PAYMENT_HELD;
}

/** True when a payment that has to wait is refused if nobody decides: somebody has doubted its project, or the payment for its loot is risky. */
function silenceRefuses(
  { isRiskyPayment }: Pick<Hold, 'isRiskyPayment'>,
  { doubtedBy }: Pick<ApplicationFunds, 'doubtedBy'>,
): boolean {
  return isRiskyPayment || doubtedBy !== null;
}

/** The id of the case about a held attempt. */
export const caseIdOfHeld = (payout: FullPayout): string => caseIdOf('hold', payableOf(payout).id, payout.attempt);

const DOUBTED_BEFORE = 'A payment of this project was refused or flagged before';

/** Puts a held payment before the admins; flagged where one of them has refused or flagged a payment of its project before. Writes 1. */
export function openHoldCase(
  tx: Tx,
  payout: FullPayout,
  {
    hold,
    caseSubject: subjectType,
    doubtedBy,
    now,
  }: Pick<ApplicationFunds, 'doubtedBy'> & Pick<Payable, 'caseSubject'> & { readonly hold: Hold; readonly now: Date },
): void {
  const { deliverableId, summary, found, isRiskyPayment } = hold;
  const { campaignId, ownerId, amountCents, attempt } = payout;
  const { id: subjectId } = payableOf(payout);
  openCase(
    tx,
    {
      kind: 'hold',
      ...{ campaignId, ownerId, deliverableId, subjectId, subjectType, summary, found, amountCents },
      openedBy: null,
      silenceRefuses: isRiskyPayment,
      flag: doubtedBy === null ? null : { adminId: doubtedBy, reason: DOUBTED_BEFORE, flaggedAt: now },
      createdAt: now,
    },
    attempt,
  );
}

/** The case about this attempt of a payout, decided or not; null when it was never put before the admins. Reads 1. */
export const findCase = (tx: Tx, payout: FullPayout): Promise<AdminCase | null> => tx.cases.find(caseIdOfHeld(payout));

/** The case about a held payout while nobody has decided it, or null. Reads 1. */
async function findOpenCase(tx: Tx, payout: FullPayout): Promise<AdminCase | null> {
  const found = await findCase(tx, payout);
  return found && !caseLife.isFinal(found.status) ? found : null;
}

/**
 * True when a payment would be held for something that its case is not about: one of the heaviest reasons is none of those that the case names, or the payment for its
 * loot has become risky since. A case of before they were stored names none.
 */
export const isFoundAnew = (
  now: Pick<Hold, 'found' | 'isRiskyPayment'>,
  known: Pick<AdminCase, 'found' | 'silenceRefuses'>,
): boolean =>
  (now.isRiskyPayment && !known.silenceRefuses) || now.found.flags.some((name) => !known.found?.flags.includes(name));

/** True when the evidence for a held payment matters for how it ends: neither its funds were warned of nor is it doubted, so that it may be sent. Reads 2. */
export async function maySend({ db }: Pick<Dependencies, 'db'>, held: FullPayout): Promise<boolean> {
  if ((await db.campaignFunds.find(fundsIdOf(held)))?.fraudWarnedAt) return false;
  const known = await db.cases.find(caseIdOfHeld(held));
  return known === null || caseLife.isFinal(known.status) || !isDoubted(known);
}

/** True when a payout is held, and it is this case that decides on it. */
export function isHeldBy(payout: FullPayout | null, { id }: Pick<AdminCase, 'id'>): payout is FullPayout {
  return payout?.status === 'held' && caseIdOfHeld(payout) === id;
}

const NOT_WANTED = 'What this payment was for was decided otherwise, changed or taken back';

/** Gives the money of a held payout back to its campaign, and closes its case unless that was decided. Reads 3, writes up to 7. */
export async function giveBack(tx: Tx, held: FullPayout, now: Date): Promise<void> {
  await bookReleased(tx, held, now);
  const given = payoutLife.move(held, 'giveBack');
  tx.payouts.put({ ...held, ...given, failure: null, checkAt: null, updatedAt: now });
  const open = await findOpenCase(tx, held);
  if (open) closeCase(tx, open, 'refused', { adminId: null, reason: NOT_WANTED, decidedAt: now });
}

/** Gives up the payment of a payable where nothing can be rejected, neither views that nobody has accepted nor a payment: its money is given back, and both sides read why. Reads 3, writes up to 8. */
export async function giveUpHeld(
  tx: Tx,
  payable: Pick<Payable, 'paymentProblem' | 'recordProblem'>,
  held: FullPayout,
  { details, now }: { readonly details: string; readonly now: Date },
): Promise<void> {
  await giveBack(tx, held, now);
  const problem = payable.paymentProblem;
  if (problem) payable.recordProblem(tx, { ...problem, ...refusedByAdmin(details), endedAt: now });
}
