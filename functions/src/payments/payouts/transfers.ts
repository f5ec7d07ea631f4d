import type Stripe from 'stripe';
import type { FullPayout, Payout } from '@doubloon/contract/payments/payout.ts';
import { payoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { renewAccount } from '../accounts/connected-account.ts';
import { askProvider } from '../attempts/ask-provider.ts';
import type { Attempt } from '../attempts/attempt.ts';
import {
  isAccountNotReady,
  isBusy,
  isShortOfBalance,
  isTurnedAway,
  isWithoutAccount,
} from '../provider/provider-error.ts';
import { Transfer } from '../provider/stripe-objects.ts';
import {
  ACCOUNT_NOT_READY,
  NO_ACCOUNT,
  PLATFORM_BALANCE,
  PROVIDER_BUSY,
  type PaymentFailure,
} from '../statements/payment-refusal.ts';
import type { PayoutProvider, TransferSource } from './payable.ts';
import { illegalState } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { bookFreed } from '../ledger/freed-money.ts';
import { move } from '../ledger/ledger.ts';
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
  if (isWithoutAccount(error)) return NO_ACCOUNT;
  if (isBusy(error)) return PROVIDER_BUSY;
  // Problems with the platform's own credentials are not shown to people; the log has them.
  const details = isTurnedAway(error)
    ? 'The payment provider refused the platform. Please contact support.'
    : error.message;
  return { reason: error.code ?? error.type, details };
}

/**
 * Books the reversal of a payout's transfer: it repays the platform's losses in the campaign, the rest is available again, and the creator is not paid it again
 * automatically. `amount_reversed` counts up over all reversals, so an older or repeated message changes nothing. Throws `illegal_state` while the payout is
 * not known to be paid, so that the provider tells again later. Reads 4, writes up to 7.
 */
async function reversePayout(tx: Tx, transfer: Transfer, now: Date): Promise<Payout | null> {
  const payout = await tx.payouts.find(transfer.metadata['payout_id'] ?? '-');
  if (!payout) return null;
  if (payout.transferId !== transfer.id) throw illegalState(`The transfer ${transfer.id} is not booked yet`);
  const cents = transfer.amount_reversed - payout.reversedCents;
  if (cents <= 0) return payout;
  const campaignFunds = await tx.campaignFunds.get(payout.campaignId);
  const applicationFunds = await tx.applicationFunds.find(payout.applicationId);
  if (!applicationFunds) throw new Error(`The payout ${payout.id} was paid without funds of its application`);
  const group = `${payout.id}_reversed_${transfer.amount_reversed}`;
  const event = { event: group, subjectId: transfer.id, entries: move('paid', 'available', cents) };
  const booked = tx.ledgerGroups.post(campaignFunds, event, now);
  const returned = { ...booked, takenBackCents: booked.takenBackCents + cents };
  const freed = { event: group, subjectId: payout.id };
  tx.campaignFunds.put(bookFreed(tx, returned, freed, now));
  tx.applicationFunds.put({
    ...applicationFunds,
    paidCents: applicationFunds.paidCents - cents,
    reversedCents: applicationFunds.reversedCents + cents,
    updatedAt: now,
  });
  const reversed: FullPayout = {
    ...payout,
    reversedCents: transfer.amount_reversed,
    ...(transfer.amount_reversed >= payout.amountCents && payoutLife.move(payout, 'reverse')),
    updatedAt: now,
  };
  tx.payouts.put(reversed);
  return reversed;
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

/** Money of a transfer has been taken back. */
export const transferReversed: EventHandler = ({ clock }, event) => {
  const transfer = objectOf(event, Transfer);
  if (!transfer.metadata['payout_id']) return Promise.resolve(null);
  return Promise.resolve(async (tx) => {
    await reversePayout(tx, transfer, clock.now());
  });
};
