import type { FullPayout, Payout } from '@doubloon/contract/payments/payout.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { bookFreed } from '../ledger/freed-money.ts';
import { move } from '../ledger/ledger.ts';
import { type EventHandler, objectOf } from '../provider/event-effect.ts';
import { Transfer } from '../provider/stripe-objects.ts';
import { settlePayout } from './settle-payout.ts';

/**
 * Books what has been taken back of a payout's transfer: it repays what the platform has lost of the
 * campaign, the rest is available again, and the creator is not paid it again by itself. `amount_reversed` counts up over all reversals, so an older or repeated message changes nothing. Throws
 * `illegal_state` while the payout is not known to be paid, so that the provider tells again later. Reads 4, writes up to 7.
 */
async function reversePayout(tx: Tx, transfer: Transfer, now: Date): Promise<Payout | null> {
  const payout = await tx.payouts.find(transfer.metadata['payout_id'] ?? '-');
  if (!payout) return null;
  if (payout.transferId !== transfer.id) {
    throw new AppError('illegal_state', `The transfer ${transfer.id} is not booked yet`);
  }
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
    status: transfer.amount_reversed >= payout.amountCents ? 'reversed' : payout.status,
    updatedAt: now,
  };
  tx.payouts.put(reversed);
  return reversed;
}

/** The provider has made a transfer: the payout that asked for it is paid, whether or not its process lived to see the answer. */
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
