import {
  PAYMENT_TRIED_FOR_DAYS,
  actingParty,
  type PaymentProblem,
  type PaymentProblemView,
} from '@doubloon/contract/payments/statements/payment-problem.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';

/** Returns why something could not be paid, as both sides read it; `triedFrom` dates the retries of problems stored without their end. */
export function toPaymentProblemView(problem: PaymentProblem | null, triedFrom: Date): PaymentProblemView | null {
  if (!problem) return null;
  const { reason, details, since } = problem;
  const triedUntil = problem.triedUntil ?? addDays(triedFrom, PAYMENT_TRIED_FOR_DAYS);
  return { reason, details, must_act: actingParty(reason), since, tried_until: triedUntil };
}
