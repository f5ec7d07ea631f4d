import {
  PAYMENT_REFUSED,
  PAYMENT_TRIED_FOR_DAYS,
  actingParty,
  type PaymentProblem,
  type PaymentProblemView,
} from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';

/** Returns why something could not be paid, as both sides read it; `triedFrom` dates the retries of problems stored without their end, `subject` is what a refusal can be appealed against by. */
export function toPaymentProblemView(
  problem: PaymentProblem | null,
  triedFrom: Date,
  subject: AppealSubject | null = null,
): PaymentProblemView | null {
  if (!problem) return null;
  const { reason, details, since } = problem;
  const triedUntil = problem.triedUntil ?? addDays(triedFrom, PAYMENT_TRIED_FOR_DAYS);
  const appeal = reason === PAYMENT_REFUSED ? subject : null;
  return { reason, details, must_act: actingParty(reason), since, tried_until: triedUntil, appeal };
}
