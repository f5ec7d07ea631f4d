import { APPEAL_HOLDS_DAYS, HOLD_DOUBTED_DAYS } from '../cases/case.ts';
import { DELIVERABLE_DECISION_DAYS, USUAL_VALIDATION_DAYS } from '../shared/constants.ts';
import { addBusinessDays, addDays, dayInSingapore, endOfDayInSingapore } from '../shared/days.ts';
import type { CalendarDay } from '../shared/values.ts';
import { MAX_RUN_DAYS } from './campaign-dates.ts';
import { REFUND_REVIEW_BUSINESS_DAYS } from './refund-request.ts';
import { PAYMENT_TRIED_FOR_DAYS } from './statements/payment-problem.ts';

/** The ways in which a loot can be paid for. */
export const PAYMENT_METHODS = ['card', 'paynow'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * Days after a payment in which it can be refunded, according to the payment provider's documentation; null if unlimited. Cards:
 * https://docs.stripe.com/refunds names no limit. PayNow: "up to 90 days after the original payment" (https://docs.stripe.com/payments/paynow).
 */
const REFUND_DAYS: Readonly<Record<PaymentMethod, number | null>> = { card: null, paynow: 90 };

/**
 * Returns the days after a loot's end in which its money can still be claimed, as the sum of consecutive periods: the last treasure is decided on, corrected
 * once and decided on again; a refusal is appealed against; a platform's count is validated; an admin who doubts the payment holds it; and it is retried for as
 * long as its creator cannot be paid.
 */
const claimDays = (validationDays: number): number =>
  3 * DELIVERABLE_DECISION_DAYS + APPEAL_HOLDS_DAYS + validationDays + HOLD_DOUBTED_DAYS + PAYMENT_TRIED_FOR_DAYS;

/** Days in which a granted refund is sent, including the pauses between attempts. */
const SENDING_DAYS = 1;

/**
 * Returns the latest moment at which a loot paid for at `paidAt` is refunded, if nobody exceeds the periods of the rules. An admin who flags a refund or
 * confirms an author may exceed them, and so may a dispute.
 */
export function latestRefundAt(
  { endDate }: { readonly endDate?: CalendarDay | null | undefined },
  paidAt: Date,
  validationDays = USUAL_VALIDATION_DAYS,
): Date {
  const longest = addDays(paidAt, MAX_RUN_DAYS);
  const planned = endDate ? endOfDayInSingapore(endDate) : longest;
  const endsAt = planned < longest ? planned : longest;
  return addDays(
    addBusinessDays(addDays(endsAt, claimDays(validationDays)), REFUND_REVIEW_BUSINESS_DAYS),
    SENDING_DAYS,
  );
}

/**
 * Returns the last day on which a loot paid for at `paidAt` can end, given the longest run and the refund time of each of `methods`; null if even the day of
 * its payment is too late for one of them.
 */
export function latestEndDate(
  paidAt: Date,
  methods: readonly PaymentMethod[],
  validationDays = USUAL_VALIDATION_DAYS,
): CalendarDay | null {
  for (let days = MAX_RUN_DAYS; days >= 0; days -= 1) {
    const endDate = dayInSingapore(addDays(paidAt, days));
    if (paymentMethodsOf({ endDate }, paidAt, methods, validationDays).length === methods.length) return endDate;
  }
  return null;
}

/** Returns those of the `allowed` methods by which a loot paid for at `paidAt` can be refunded whenever a refund is due. */
export function paymentMethodsOf(
  dates: Parameters<typeof latestRefundAt>[0],
  paidAt: Date,
  allowed: readonly PaymentMethod[] = PAYMENT_METHODS,
  validationDays = USUAL_VALIDATION_DAYS,
): PaymentMethod[] {
  const latest = latestRefundAt(dates, paidAt, validationDays);
  return allowed.filter((method) => {
    const days = REFUND_DAYS[method];
    return days === null || latest <= addDays(paidAt, days);
  });
}
