import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import type Stripe from 'stripe';
import { illegalState } from '../../platform/app-error.ts';
import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/ids.ts';
import {
  isKept,
  isRefused,
  isShortOfBalance,
  isTakenBack,
  isUnknownToProvider,
  providerUnavailable,
} from '../provider/provider-error.ts';
import { AvailableCents, Transfer } from '../provider/stripe-objects.ts';
import { bookReversal } from './reverse-payout.ts';

type Needs = Pick<Dependencies, 'db' | 'stripe' | 'clock'>;

/** How a transfer and its creator's balance at the provider stand. */
interface TransferNow {
  readonly transfer: Transfer;
  /** Cents that can be taken out of the balance; null where the provider does not show it, and only says whether it has enough. */
  readonly availableCents: number | null;
}

/** A part of a transfer that is asked back. */
interface AskedBack {
  readonly transferId: string;
  readonly payoutId: string;
  /** Request to the provider; null when that much has come back already. */
  readonly asked: FullPayout['askedBack'];
  /** The cents of it that are taken back in the end. */
  readonly reversedCents: number;
}

/** The transfer of a payout that was paid and that its creator still has some of. Throws `illegal_state` for any other. */
function requireReversible({ status, transferId, amountCents, reversedCents }: FullPayout): string {
  if (status !== 'paid' || transferId === null || reversedCents >= amountCents)
    throw illegalState('Nothing of this payment can be taken back');
  return transferId;
}

/** Looks at the transfer of a payout and at what its creator's balance has. Throws `illegal_state` for one that cannot be taken back; `provider_unavailable` when the provider does not answer. */
export async function lookAtTransfer({ stripe }: Pick<Needs, 'stripe'>, payout: FullPayout): Promise<TransferNow> {
  const transferId = requireReversible(payout);
  try {
    const transfer = Transfer.parse(await stripe.transfers.retrieve(transferId));
    return { transfer, availableCents: await findAvailableCents(stripe, payout.destination) };
  } catch (error) {
    throw providerUnavailable(error);
  }
}

/** Cents that an account has available (https://docs.stripe.com/api/balance/balance_retrieve), which is all that can be taken back; null for one that is not open to the platform any more. */
async function findAvailableCents(stripe: Stripe, stripeAccount: string): Promise<number | null> {
  try {
    return Math.max(0, AvailableCents.parse(await stripe.balance.retrieve({}, { stripeAccount })));
  } catch (error) {
    if (isUnknownToProvider(error)) return null;
    throw error;
  }
}

/**
 * Decides how much of a payout is asked back: what its creator still has of it, as far as their balance has that (https://docs.stripe.com/api/transfer_reversals).
 * It is stored with its key before it is asked for, and asked for again just so until it was answered. Throws `illegal_state` when there is nothing to take. Writes up to 2.
 */
export function askBack(tx: Tx, payout: FullPayout, { transfer, availableCents }: TransferNow, now: Date): AskedBack {
  const transferId = requireReversible(payout);
  const { id: payoutId, askedBack: known } = payout;
  const { amount, amount_reversed: fromCents } = transfer;
  const about = { transferId, payoutId };
  if (known?.fromCents === fromCents) return { ...about, asked: known, reversedCents: fromCents + known.cents };
  const isNews = fromCents > payout.reversedCents;
  const hasArrived = isNews && known !== null && known.fromCents + known.cents === fromCents;
  const cents = hasArrived ? 0 : Math.min(amount - fromCents, availableCents ?? amount);
  if (cents === 0 && !isNews)
    throw illegalState(
      'The creator’s Stripe balance is empty: the money has not settled there yet, is on its way to a bank, or there',
    );
  const asked = cents === 0 ? null : { key: `reversal:${newId('rev', now)}`, fromCents, cents };
  if (asked) tx.payouts.put({ ...payout, askedBack: asked });
  return { ...about, asked, reversedCents: fromCents + cents };
}

/**
 * Asks the provider for what was decided, and books what has come back by then. Asked twice, it takes nothing twice. Throws `illegal_state` when the creator's
 * balance has less by now, or the provider refuses: the next time is decided anew. Throws `provider_unavailable` when the provider does not answer.
 */
export async function takeBack(deps: Needs, { transferId, payoutId, asked }: AskedBack): Promise<FullPayout | null> {
  const { db, stripe, clock } = deps;
  try {
    if (asked)
      await stripe.transfers.createReversal(transferId, { amount: asked.cents }, { idempotencyKey: asked.key });
  } catch (error) {
    if (asked && (isRefused(error) || isKept(error))) await forget(deps, payoutId, asked.key);
    if (!isTakenBack(error)) throw refusal(error);
  }
  const transfer = await stripe.transfers.retrieve(transferId).catch((error: unknown) => {
    throw providerUnavailable(error);
  });
  return unitOfWork({ db }, (tx) => bookReversal(tx, Transfer.parse(transfer), clock.now()));
}

/** Forgets what was asked back under a key: the provider has answered that it takes nothing. */
function forget({ db }: Needs, payoutId: string, key: string): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    const payout = await tx.payouts.get(payoutId);
    if (payout.askedBack?.key === key) tx.payouts.put({ ...payout, askedBack: null });
  });
}

function refusal(error: unknown): Error {
  if (isShortOfBalance(error))
    return illegalState('The creator’s Stripe balance has less than that by now. Please look again.');
  if (isRefused(error)) return illegalState(`The payment provider does not take this back: ${error.message}`);
  return providerUnavailable(error);
}
