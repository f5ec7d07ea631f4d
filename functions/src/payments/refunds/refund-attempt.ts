import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import type Stripe from 'stripe';
import type { Dependencies } from '../../platform/dependencies.ts';
import { askProvider } from '../attempts/ask-provider.ts';
import type { Attempt } from '../attempts/attempt.ts';
import type { Asking, Step } from '../attempts/take-step.ts';
import { isTurnedAway } from '../provider/provider-error.ts';
import { Refund } from '../provider/stripe-objects.ts';
import type { PaymentFailure } from '../statements/payment-refusal.ts';
import { attemptOf } from './refund-request.ts';
import { settleRefund } from './settle-refund.ts';

export type RefundDependencies = Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log' | 'payables'>;

/** The step that asks the provider for a campaign's refund, `request` being as it is stored, and settles what it answers. */
export function askForRefund(
  deps: RefundDependencies,
  kind: Asking,
  request: RefundRequest,
  { campaignId, chargeId }: Pick<CampaignFunds, 'campaignId' | 'chargeId'>,
): Step<'rest' | 'again', Refund> {
  return {
    kind: 'ask',
    ask: () => askProvider(deps, kind, refundAttempt(deps, request, chargeId)),
    settle: async (tx, outcome) => {
      await settleRefund(tx, { campaignId, sent: request, outcome, now: deps.clock.now() });
      return 'again';
    },
  };
}

function refundAttempt({ stripe }: RefundDependencies, request: RefundRequest, charge: string): Attempt<Refund> {
  const amount = request.budgetCents + request.feeCents;
  const refund = { charge, amount, reason: 'requested_by_customer' } as const;
  return {
    key: `refund:${attemptOf(request)}`,
    metadata: { refund_request: request.id, attempt: String(request.attempt) },
    madeId: request.refundId,
    lastSentAt: request.lastSentAt,
    schema: Refund,
    create: (metadata, options) => stripe.refunds.create({ ...refund, metadata }, options),
    list: () => stripe.refunds.list({ charge, limit: 100 }),
    failureOf,
  };
}

function failureOf(error: Stripe.errors.StripeError): PaymentFailure {
  // Problems with the platform's own credentials are not shown to people; the log has them.
  const details = isTurnedAway(error) ? 'The payment provider did not take the refund. We try again.' : error.message;
  return { reason: error.code ?? error.type, details };
}
