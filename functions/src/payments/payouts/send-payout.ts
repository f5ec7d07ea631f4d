import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import Stripe from 'stripe';
import type { Dependencies } from '../../platform/dependencies.ts';
import {
  ACCOUNT_NOT_READY,
  NO_ACCOUNT,
  PLATFORM_BALANCE,
  PROVIDER_BUSY,
  type PaymentFailure,
} from '../statements/payment-refusal.ts';
import type { FullPayout } from './payouts.store.ts';
import { isTurnedAway, isUncertain } from '../provider/provider-error.ts';
import { Transfer } from '../provider/stripe-objects.ts';

/** How an attempt ended as far as the provider has told. */
export type SendOutcome =
  | { readonly kind: 'paid'; readonly transferId: string }
  | { readonly kind: 'failed'; readonly failure: PaymentFailure }
  | { readonly kind: 'unresolved' };

/** Where the money of a campaign's payouts comes from. */
export type TransferSource = Pick<CampaignFunds, 'chargeId' | 'transferGroup'>;

/**
 * Asks the provider to transfer an attempt's amount. Asking again for the same attempt moves nothing twice: the key is the attempt's. Never
 * throws what the provider answers; an answer that leaves open what happened is `unresolved`.
 */
export async function sendTransfer(
  { stripe, log }: Pick<Dependencies, 'stripe' | 'log'>,
  payout: FullPayout,
  source: TransferSource,
  { isReplay }: { readonly isReplay: boolean },
): Promise<SendOutcome> {
  try {
    const transfer = await stripe.transfers.create(
      {
        amount: payout.amountCents,
        currency: CURRENCY,
        destination: payout.destination,
        ...(!payout.fromBalance && { source_transaction: source.chargeId }),
        transfer_group: source.transferGroup,
        metadata: { payout_id: payout.id, attempt: String(payout.attempt) },
      },
      { idempotencyKey: `${payout.id}:${payout.attempt}` },
    );
    return { kind: 'paid', transferId: transfer.id };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ payoutId: payout.id, attempt: payout.attempt, err: error }, 'transfer not confirmed');
    // A repeat that is turned away at the door says nothing of what became of the first.
    const isOpen = isUncertain(error) || (isReplay && isTurnedAway(error));
    return isOpen ? { kind: 'unresolved' } : { kind: 'failed', failure: failureOf(error) };
  }
}

/** The transfer the provider made for an attempt, if it shows one. */
export async function findTransfer(
  { stripe }: Pick<Dependencies, 'stripe'>,
  payout: FullPayout,
  source: TransferSource,
): Promise<{ readonly transferId: string } | null> {
  const query = { transfer_group: source.transferGroup, destination: payout.destination, limit: 100 };
  for await (const listed of stripe.transfers.list(query)) {
    const { id, metadata } = Transfer.parse(listed);
    if (metadata['payout_id'] === payout.id && metadata['attempt'] === String(payout.attempt)) {
      return { transferId: id };
    }
  }
  return null;
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
