import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import Stripe from 'stripe';
import type { Attempt } from '../attempts/attempt.ts';
import type { Step } from '../attempts/take-step.ts';
import { Transfer } from '../provider/stripe-objects.ts';
import {
  ACCOUNT_NOT_READY,
  NO_ACCOUNT,
  PLATFORM_BALANCE,
  PROVIDER_BUSY,
  type PaymentFailure,
} from '../statements/payment-refusal.ts';
import type { PayoutDependencies } from './payable.ts';
import type { FullPayout } from './payouts.store.ts';
import type { TransferSource } from './reserve-payout.ts';
import { settlePayout, type Settled } from './settle-payout.ts';

/** The step that asks the provider for a payout's transfer, `payout` being as it is stored, and settles what it answers. */
export function askForTransfer(
  deps: PayoutDependencies,
  kind: 'send' | 'replay' | 'look',
  payout: FullPayout,
  source: TransferSource,
): Step<Settled, Transfer> {
  return {
    kind,
    attempt: transferAttempt(deps, payout, source),
    settle: (tx, outcome) => settlePayout(tx, deps, { sent: payout, outcome, now: deps.clock.now() }),
  };
}

function transferAttempt(
  { stripe }: PayoutDependencies,
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
  // What is wrong with the platform's own credentials is nobody else's business; the log has it.
  const details = isOurs ? 'The payment provider refused the platform. Please contact support.' : error.message;
  return { reason: error.code ?? error.type, details };
}
