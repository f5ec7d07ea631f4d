import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationEffects, Told } from '../api/queries/mutation-effects.ts';
import { PAYMENT_SHOWN_MS } from '../text/payouts.ts';
import { formatCents } from '../ui/figures/numbers.tsx';
import { paymentFailureOf, type PaidThing } from './payment-failure.ts';

interface Choice<Decision extends string> {
  decision: Decision;
  feedback: string;
}

interface PaidDecisionOptions<Decision extends string, Answer> extends Pick<
  MutationEffects,
  'shows' | 'invalidates' | 'invalidatesAfterFailure'
> {
  paid: PaidThing;
  send: (decision: Decision, feedback: string) => Promise<Answer>;
  /** Text shown once the decision is made. */
  success: (decision: Decision, answer: Answer) => Told;
  /** Text shown when the decision failed for another reason than its payment. */
  failed: (decision: Decision, error: Error) => string;
  /** Gets the payout when money was sent. */
  onDecided: (paid: PayoutView | null) => void;
}

/** A decision that may pay a creator: takes one at a time and says how it went; `failure` is why it could not be paid the last time. */
export function usePaidDecision<Decision extends string, Answer extends { payout: PayoutView | null }>({
  paid,
  send,
  success,
  failed,
  onDecided,
  ...effects
}: PaidDecisionOptions<Decision, Answer>) {
  const deciding = useMutation({
    mutationFn: ({ decision, feedback }: Choice<Decision>) => send(decision, feedback),
    meta: {
      ...effects,
      success: (answer: Answer, { decision }: Choice<Decision>) => success(decision, answer),
      failure: (error, { decision }: Choice<Decision>) => {
        const news = paymentFailureOf(error, paid);
        return news ? { text: news.text, ms: PAYMENT_SHOWN_MS.failed } : failed(decision, error);
      },
    },
    onSuccess: ({ payout }) => onDecided(payout?.status === 'paid' ? payout : null),
  });
  return {
    decide: (decision: Decision, feedback: string) => deciding.mutate({ decision, feedback }),
    /** The decision that is being sent. */
    busy: deciding.isPending ? deciding.variables.decision : undefined,
    failure: paymentFailureOf(deciding.error, paid),
  };
}

export interface AcceptedTexts {
  paid: (amount: string) => string;
  beingConfirmed: (amount: string) => string;
  acceptedUnpaid: (amount: string) => string;
}

/**
 * Toast for an owner who has accepted something. Money counts as sent only once its payout is paid; until then the work stays undecided and
 * the payment is being confirmed.
 */
export function acceptedNews(
  texts: AcceptedTexts,
  isAccepted: boolean,
  payout: Pick<PayoutView, 'status' | 'amount'> | null,
): Told {
  const ms = PAYMENT_SHOWN_MS.confirmed;
  if (payout?.status === 'paid') return { text: texts.paid(formatCents(payout.amount)), ms };
  if (payout && !isAccepted) return { text: texts.beingConfirmed(formatCents(payout.amount)), ms };
  return { text: texts.acceptedUnpaid(formatCents(0)), ms };
}
