import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import type { Tx } from '../../platform/database/database.ts';
import { bookFreed } from '../ledger/freed-money.ts';
import { move } from '../ledger/ledger.ts';

/** Books that what was set aside for an attempt is available again, and that nothing is live for its application. Reads 2, writes up to 5. */
export async function bookReleased(
  tx: Tx,
  { id, attempt, amountCents, campaignId, applicationId }: FullPayout,
  now: Date,
): Promise<void> {
  const campaignFunds = await tx.campaignFunds.get(campaignId);
  const applicationFunds = await tx.applicationFunds.find(applicationId);
  if (applicationFunds?.livePayoutId !== id) throw new Error(`The payout ${id} is not the live one of its application`);
  const event = `${id}_${attempt}`;
  const entries = move('reserved', 'available', amountCents);
  const released = tx.ledgerGroups.post(campaignFunds, { event: `${event}_released`, subjectId: id, entries }, now);
  tx.campaignFunds.put(bookFreed(tx, released, { event, subjectId: id }, now));
  tx.applicationFunds.put({ ...applicationFunds, livePayoutId: null, updatedAt: now });
}
