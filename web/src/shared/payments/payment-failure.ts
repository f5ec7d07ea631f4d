import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { PAYMENT_AUTHORIZATION_FAILED } from '@doubloon/contract/shared/error-types.ts';
import { ApiError } from '../api/api-error.ts';

/** A payment that did not come about, for the owner who wanted it. */
export interface PaymentFailureNews {
  /** In the words of the specification. */
  text: string;
  /** Who has to do something, and what. */
  whoActs: string;
  /** When it is tried again. */
  next: string;
}

/** Subject of a payment; determines when a failed payment is retried. */
export type PaidThing = 'treasure' | 'proof' | 'application';

const REFUSED = 'Nothing was paid. Approve again once that is done.';
const FROM_DEADLINE = 'from its deadline on for two weeks.';
const BY_ITSELF: Record<PaidThing, string> = {
  treasure: FROM_DEADLINE,
  proof: FROM_DEADLINE,
  application: 'from now on for two weeks.',
};
/** Nothing was tried yet. */
const AHEAD: Record<PaidThing, string> = {
  treasure: `As long as that is so, approving pays nothing. Accepted or left undecided, it is tried by itself, ${FROM_DEADLINE}`,
  proof: `As long as that is so, verifying pays nothing. Once you have accepted it, it is tried by itself, ${FROM_DEADLINE}`,
  application:
    'As long as that is so, approving pays nothing. Once you have approved it, it is tried again by itself, for two weeks.',
};

const FAILURES = [
  {
    sign: 'no connected Stripe account',
    text: 'The creator has not connected their payment account. Please ask them to connect it in their profile.',
    whoActs: 'The creator connects a payment account under Profile.',
  },
  {
    sign: 'account needs verification',
    text: "The creator's account needs verification and setup.",
    whoActs: 'The creator finishes the setup with Stripe, from their profile.',
  },
  {
    sign: "creator's account is suspended",
    whoActs: 'Our team decides about the account; you need to do nothing.',
  },
  {
    sign: 'Our team looks at this payment',
    saysAll: true,
    whoActs: 'Our team decides; you and the creator need to do nothing.',
  },
  {
    sign: 'Insufficient platform balance',
    text: 'The platform has insufficient funds. Please contact support.',
    whoActs: 'Our team adds funds; you and the creator need to do nothing but tell us.',
  },
  {
    sign: 'Insufficient campaign budget',
    text: 'The campaign budget is insufficient.',
    whoActs: 'You decide: reject it, or ask for a revision. What other payments set aside may come free again.',
  },
  {
    sign: 'disputed at the bank',
    whoActs: 'Our team answers the dispute and the bank decides; the creator needs to do nothing.',
  },
] as const;

/** Explains a failed payment by its details: what happened, who must act, and when it is retried. Unknown details are quoted. */
export function paymentFailureNews(details: string, paid: PaidThing): PaymentFailureNews {
  return newsOf(details, `${REFUSED} It is also tried again by itself, ${BY_ITSELF[paid]}`);
}

/** Explains a payment that failed for the creator's account, which is ready by now. */
export function mendedPaymentNews(paid: PaidThing): PaymentFailureNews {
  return {
    text: 'It could not be paid while the creator’s payment account was not ready. It is ready now.',
    whoActs: 'You can retry it.',
    next: `It is also tried again by itself, ${BY_ITSELF[paid]}`,
  };
}

/** Explains what currently blocks a payment that has not been attempted. */
export function paymentObstacleNews(details: string, paid: PaidThing): PaymentFailureNews {
  return newsOf(details, AHEAD[paid]);
}

function newsOf(details: string, next: string): PaymentFailureNews {
  const known = FAILURES.find(({ sign }) => details.includes(sign));
  return {
    text:
      (known && 'text' in known && known.text) ||
      (known && 'saysAll' in known ? details : `Payment Failed: ${details}`),
    whoActs: known?.whoActs ?? 'You try again in a few minutes; our team helps when it keeps failing.',
    next,
  };
}

/** Explains a call that failed because its payment failed; undefined for other errors. */
export function paymentFailureOf(error: unknown, paid: PaidThing): PaymentFailureNews | undefined {
  if (!(error instanceof ApiError) || error.errorType !== PAYMENT_AUTHORIZATION_FAILED) return undefined;
  return paymentFailureNews(typeof error.details === 'string' ? error.details : error.message, paid);
}

/** Returns the subject of a payout. */
export function paidThingOf({ treasure_id, proof_id }: Pick<PayoutView, 'treasure_id' | 'proof_id'>): PaidThing {
  if (proof_id !== null) return 'proof';
  return treasure_id !== null ? 'treasure' : 'application';
}
