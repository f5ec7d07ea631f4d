import { divideRounding } from '../shared/money.ts';

/**
 * Stripe's prices in Singapore, used for decisions and estimates; the fees that it really keeps are booked as it reports them.
 * docs/decisions/016-the-providers-fee.md gives the source of each. A hundredth of a percent is a basis point.
 */
const PAYMENT_PRICES = {
  domestic_card: { basisPoints: 340, fixedCents: 50 },
  international_card: { basisPoints: 390, fixedCents: 50 },
  paynow: { basisPoints: 130, fixedCents: 0 },
} as const;

/** Prices for creators' accounts, which the provider bills to the platform per month, not per payment. */
const CONNECT_PRICES = { accountMonthCents: 200, payoutBasisPoints: 25, payoutCents: 50 } as const;

const partOf = (cents: number, basisPoints: number) => divideRounding(BigInt(cents) * BigInt(basisPoints), 10_000n);

/** Returns the fee that the provider keeps of a payment, in cents; a refund returns none of it. */
export function paymentFeeCents(paidCents: number, method: keyof typeof PAYMENT_PRICES): number {
  const { basisPoints, fixedCents } = PAYMENT_PRICES[method];
  return partOf(paidCents, basisPoints) + fixedCents;
}

/**
 * Estimates the Connect fees for a campaign's payments to creators, in cents: for each creator one month of their account and one payout to their bank. They
 * are lower for creators who are paid for other campaigns in the same month, and higher for those who are paid in several months.
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

/** Default minimum budget in cents: with it, the platform loses nothing if a domestic card pays and one creator gets the maximum. */
export const USUAL_MIN_BUDGET_CENTS = 43_000;

/** The provider's fee for a disputed payment, won or lost. */
export const DISPUTE_FEE_CENTS = 1_500;
