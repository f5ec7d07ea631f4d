import { divideRounding } from '../shared/money.ts';

/**
 * Stripe's prices in Singapore, with which decisions are made and costs are estimated; what it really keeps is booked as it says so. Where each is from is in
 * docs/decisions/016-the-providers-fee.md. A hundredth of a percent is a basis point.
 */
const PAYMENT_PRICES = {
  domestic_card: { basisPoints: 340, fixedCents: 50 },
  international_card: { basisPoints: 390, fixedCents: 50 },
  paynow: { basisPoints: 130, fixedCents: 0 },
} as const;

/** Prices for the accounts of creators, which the provider bills to the platform by the month and not by the payment. */
const CONNECT_PRICES = { accountMonthCents: 200, payoutBasisPoints: 25, payoutCents: 50 } as const;

const partOf = (cents: number, basisPoints: number) => divideRounding(BigInt(cents) * BigInt(basisPoints), 10_000n);

/** Returns what the provider keeps of a payment, in cents; a refund gives none of it back. */
export function paymentFeeCents(paidCents: number, method: keyof typeof PAYMENT_PRICES): number {
  const { basisPoints, fixedCents } = PAYMENT_PRICES[method];
  return partOf(paidCents, basisPoints) + fixedCents;
}

/**
 * Estimates the Connect fees for what creators were paid of one campaign, in cents: for each creator one month of their account and one payout to their bank. It
 * is less where they are paid for other campaigns in the same month, and more where they are paid in several.
 */
export function estimateConnectFeesCents({
  paidCents,
  creators,
}: {
  readonly paidCents: number;
  readonly creators: number;
}): number {
  const { accountMonthCents, payoutBasisPoints, payoutCents } = CONNECT_PRICES;
  return creators * (accountMonthCents + payoutCents) + partOf(paidCents, payoutBasisPoints);
}

/** Smallest budget of a deployment that sets none, in cents: the platform does not lose on it when a domestic card pays and one creator gets the most that one can. */
export const USUAL_MIN_BUDGET_CENTS = 43_000;

/** The provider's fee for a payment that a bank wants back, won or lost. */
export const DISPUTE_FEE_CENTS = 1_500;
