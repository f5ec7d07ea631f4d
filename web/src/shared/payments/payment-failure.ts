import {
  actingParty,
  isPaymentReason,
  isNoFailure,
  PAYMENT_REASONS,
  paymentMessage,
  type PaymentProblemView,
  type PaymentReason,
} from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { PAYMENT_AUTHORIZATION_FAILED } from '@doubloon/contract/calls/error-types.ts';
import type { ActingParty } from '@doubloon/contract/calls/errors.ts';
import { ApiError } from '../api/api-error.ts';

/** A payment that did not come about, for the owner who wanted it. */
export interface PaymentFailureNews {
  /** In the words of the specification. */
  text: string;
  /** Says who has to act, and what they have to do. */
  whoActs: string;
  /** Says when the payment is tried again; null where nothing has failed. */
  next: string | null;
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

interface Words {
  /** Text shown instead of the details. */
  text?: string;
  /** Says who has to do what; begins with the party that `actingParty` names. */
  whoActs: string;
  /** Part of the details by which the specification recognises it in an answer without a reason. */
  sign?: string;
}

const TRY_AGAIN = 'You try again in a few minutes; our team helps when it keeps failing.';
const FUNDS = 'Our team adds funds; you and the creator need to do nothing but tell us.';

const WORDS: Readonly<Record<PaymentReason, Words>> = {
  no_account: {
    sign: 'no connected Stripe account',
    text: 'The creator has not connected their payment account. Please ask them to connect it in their profile.',
    whoActs: 'The creator connects a payment account under Profile.',
  },
  account_not_ready: {
    sign: 'account needs verification',
    text: "The creator's account needs verification and setup.",
    whoActs: 'The creator finishes the setup with Stripe, from their profile.',
  },
  email_not_proven: {
    text: 'The creator has not verified their email address.',
    whoActs: 'The creator verifies it under Profile.',
  },
  account_held: { whoActs: 'Our team decides about the account; you need to do nothing.' },
  account_unreachable: {
    whoActs: 'Our team looks into it if it lasts; you and the creator need to do nothing.',
  },
  payment_waits: { whoActs: 'Our team has nothing to decide; you and the creator need to do nothing.' },
  payment_held: { whoActs: 'Our team decides; you and the creator need to do nothing.' },
  payment_refused: { whoActs: 'Our team has decided; the creator can appeal.' },
  payment_granted: { whoActs: 'Our team has decided; you and the creator need to do nothing.' },
  not_payable: { whoActs: 'The creator brings back what is missing; you need to do nothing.' },
  project_not_payable: { whoActs: 'You decide what is left to decide.' },
  platform_balance: {
    sign: 'Insufficient platform balance',
    text: 'The platform has insufficient funds. Please contact support.',
    whoActs: FUNDS,
  },
  balance_insufficient: { whoActs: FUNDS },
  campaign_budget: {
    sign: 'Insufficient campaign budget',
    text: 'The campaign budget is insufficient.',
    whoActs: 'You decide: reject it, or ask for a revision. What other payments set aside may come free again.',
  },
  campaign_disputed: {
    whoActs: 'Our team answers the dispute and the bank decides; the creator needs to do nothing.',
  },
  campaign_warned: {
    whoActs: 'Our team sends what is left back to where it was paid from; you and the creator need to do nothing.',
  },
  provider_busy: { whoActs: TRY_AGAIN },
  interrupted: { whoActs: TRY_AGAIN },
  not_received: { whoActs: TRY_AGAIN },
};

/** Who has to do what, for a reason that is not the product's own. */
const OTHERWISE: Readonly<Record<ActingParty, string>> = {
  creator: 'The creator has to act; you need to do nothing.',
  owner: TRY_AGAIN,
  platform: 'Our team has to act; you need to do nothing.',
};

type Problem = Pick<PaymentProblemView, 'reason' | 'details' | 'must_act'>;

/** Returns what is said of a payment that was refused, and who has to do what. */
export function paymentProblemWords(problem: Problem): Pick<PaymentFailureNews, 'text' | 'whoActs'> {
  const { reason, must_act: party } = problem;
  const words: Words = isPaymentReason(reason) ? WORDS[reason] : { whoActs: OTHERWISE[party] };
  return { text: words.text ?? paymentMessage(problem), whoActs: words.whoActs };
}

const newsOf = (problem: Problem, next: string): PaymentFailureNews => ({
  ...paymentProblemWords(problem),
  next: isNoFailure(problem.reason) ? null : next,
});

/** Explains a payment that was tried: what happened, who must act, and when it is tried again. */
export function paymentFailureNews(problem: Problem, paid: PaidThing): PaymentFailureNews {
  return newsOf(problem, `${REFUSED} It is also tried again by itself, ${BY_ITSELF[paid]}`);
}

/** Explains what stands in the way of a payment that has not been tried. */
export function paymentObstacleNews(problem: Problem, paid: PaidThing): PaymentFailureNews {
  return newsOf(problem, AHEAD[paid]);
}
/** Explains a payment that failed for the creator's account, which is ready by now. */
export function mendedPaymentNews(paid: PaidThing): PaymentFailureNews {
  return {
    text: 'It could not be paid while the creator’s payment account was not ready. It is ready now.',
    whoActs: 'You can retry it.',
    next: `It is also tried again by itself, ${BY_ITSELF[paid]}`,
  };
}

/** Explains a call that failed because its payment was refused; undefined for other errors. */
export function paymentFailureOf(error: unknown, paid: PaidThing): PaymentFailureNews | undefined {
  if (!(error instanceof ApiError) || error.errorType !== PAYMENT_AUTHORIZATION_FAILED) return undefined;
  const details = typeof error.details === 'string' ? error.details : error.message;
  return paymentFailureNews({ details, ...(error.refusedPayment ?? refusedPaymentBy(details)) }, paid);
}

/** Returns the reason that the specification reads from these details. */
function refusedPaymentBy(details: string): Pick<Problem, 'reason' | 'must_act'> {
  const reason = PAYMENT_REASONS.find((one) => {
    const { sign }: Words = WORDS[one];
    return sign !== undefined && details.includes(sign);
  });
  return { reason: reason ?? '', must_act: actingParty(reason ?? '') };
}

/** Returns the subject of a payout. */
export function paidThingOf({ treasure_id, proof_id }: Pick<PayoutView, 'treasure_id' | 'proof_id'>): PaidThing {
  if (proof_id !== null) return 'proof';
  return treasure_id !== null ? 'treasure' : 'application';
}
