import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import Stripe from 'stripe';
import type { Dependencies } from '../../platform/dependencies.ts';
import { renewAccount } from '../accounts/refresh-connected-account.ts';
import { askProvider } from '../attempts/ask-provider.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { Transfer } from '../provider/stripe-objects.ts';
import {
  ACCOUNT_NOT_READY,
  NO_ACCOUNT,
  PLATFORM_BALANCE,
  PROVIDER_BUSY,
  type PaymentFailure,
} from '../statements/payment-refusal.ts';
import type { PayoutProvider, TransferSource } from './payable.ts';

/** The payment provider as payouts know it. */
export const payoutProvider: PayoutProvider = {
  askForTransfer: (deps, kind, payout, source) => askProvider(deps, kind, transferAttempt(deps, payout, source)),
  renewAccount,
};

function transferAttempt(
  { stripe }: Pick<Dependencies, 'stripe'>,
  { id, attempt, amountCents, destination, fromBalance, transferId, lastSentAt }: FullPayout,
  { chargeId, transferGroup }: TransferSource,
): Attempt<Transfer> {
  const transfer = {
    amount: amountCents,
    currency: CURRENCY,
    destination,
    ...(!fromBalance && { source_transaction: chargeId }),
    transfer_group: transferGroup,
  };
  return {
    key: `${id}:${attempt}`,
    metadata: { payout_id: id, attempt: String(attempt) },
    madeId: transferId,
    lastSentAt,
    schema: Transfer,
    create: (metadata, options) => stripe.transfers.create({ ...transfer, metadata }, options),
    list: () => stripe.transfers.list({ transfer_group: transferGroup, destination, limit: 100 }),
    failureOf,
  };
}

function failureOf(error: Stripe.errors.StripeError): PaymentFailure {
  switch (error.code) {
    case 'balance_insufficient':
      return PLATFORM_BALANCE;
    case 'insufficient_capabilities_for_transfer':
      return ACCOUNT_NOT_READY;
    case 'account_invalid':
      return NO_ACCOUNT;
    case 'resource_missing':
      if (error.param === 'destination') return NO_ACCOUNT;
  }
  if (error instanceof Stripe.errors.StripeRateLimitError) return PROVIDER_BUSY;
  const isOurs =
    error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;
  // Problems with the platform's own credentials are not shown to people; the log has them.
  const details = isOurs ? 'The payment provider refused the platform. Please contact support.' : error.message;
  return { reason: error.code ?? error.type, details };
}
