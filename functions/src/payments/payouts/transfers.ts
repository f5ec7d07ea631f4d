import type Stripe from 'stripe';
import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { renewAccount } from '../accounts/connected-account.ts';
import { askProvider } from '../attempts/ask-provider.ts';
import type { Attempt } from '../attempts/attempt.ts';
import {
  isAccountNotReady,
  isBusy,
  isOutOfReach,
  isShortOfBalance,
  isTurnedAway,
  isWithoutAccount,
} from '../provider/provider-error.ts';
import { Transfer } from '../provider/stripe-objects.ts';
import {
  ACCOUNT_NOT_READY,
  ACCOUNT_UNREACHABLE,
  NO_ACCOUNT,
  PLATFORM_BALANCE,
  PROVIDER_BUSY,
  type PaymentFailure,
} from '../statements/payment-refusal.ts';
import type { PayoutProvider, TransferSource } from './payable.ts';
import { type EventHandler, objectOf } from '../provider/event-effect.ts';
import { settlePayout } from './settle-payout.ts';

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
    // One from a charge has the charge's group, and may not name any.
    ...(fromBalance ? { transfer_group: transferGroup } : { source_transaction: chargeId }),
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
  if (isShortOfBalance(error)) return PLATFORM_BALANCE;
  if (isAccountNotReady(error)) return ACCOUNT_NOT_READY;
  if (isOutOfReach(error)) return ACCOUNT_UNREACHABLE;
  if (isWithoutAccount(error)) return NO_ACCOUNT;
  if (isBusy(error)) return PROVIDER_BUSY;
  // Problems with the platform's own key are not shown to people; the log has them, with an alarm.
  const details = isTurnedAway(error)
    ? 'The payment provider does not let us pay at the moment. Our team has been told and has to settle it.'
    : error.message;
  return { reason: error.code ?? error.type, details };
}

/** Handles a new transfer of the provider: its payout is paid, even if the process that sent it has died. */
export const transferCreated: EventHandler = ({ log, clock, payables }, event) => {
  const { id, metadata } = objectOf(event, Transfer);
  const { payout_id: payoutId, attempt } = metadata;
  if (!payoutId || !attempt) return Promise.resolve(null);
  return Promise.resolve(async (tx) => {
    if (!(await tx.payouts.find(payoutId))) {
      log.error({ payoutId, transfer: id }, 'a transfer for a payout that does not exist');
      return;
    }
    const sent = { id: payoutId, attempt: Number(attempt), firstSentAt: null, lastSentAt: null };
    await settlePayout(tx, { log, payables }, { sent, outcome: { kind: 'made', made: { id } }, now: clock.now() });
  });
};
