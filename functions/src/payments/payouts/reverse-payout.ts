import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import { payoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import { illegalState } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { bookFreed } from '../ledger/freed-money.ts';
import { move } from '../ledger/ledger.ts';
import { type EventHandler, objectOf } from '../provider/event-effect.ts';
import { Transfer } from '../provider/stripe-objects.ts';

/**
 * Books the reversal of a payout's transfer: it repays the platform's losses in the campaign, the rest is available again, and the creator is not paid it again
 * automatically. `amount_reversed` counts up over all reversals, so an older or repeated message changes nothing. Throws `illegal_state` while the payout is
 * not known to be paid, so that the provider tells again later. Reads 4, writes up to 7.
 */
export async function bookReversal(tx: Tx, transfer: Transfer, now: Date): Promise<FullPayout | null> {
  const payout = await tx.payouts.find(transfer.metadata['payout_id'] ?? '-');
  if (!payout) return null;
  if (payout.transferId !== transfer.id) throw illegalState(`The transfer ${transfer.id} is not booked yet`);
  const cents = transfer.amount_reversed - payout.reversedCents;
  if (cents <= 0) return payout;
  const campaignFunds = await tx.campaignFunds.get(fundsIdOf(payout));
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

/** Money of a transfer has been taken back. */
export const transferReversed: EventHandler = ({ clock }, event) => {
  const transfer = objectOf(event, Transfer);
  if (!transfer.metadata['payout_id']) return Promise.resolve(null);
  return Promise.resolve(async (tx) => {
    await bookReversal(tx, transfer, clock.now());
  });
};
