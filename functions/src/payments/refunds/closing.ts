import type { Tx } from '../../platform/database/database.ts';
import { campaignPaymentInFlight } from '../statements/payment-refusal.ts';

/**
 * Closes the funds of a campaign that is closed, so that what is left goes back to its owner (`settleRefunds`). Throws `illegal_state` while any of its
 * payouts is reserved, sent or unresolved. Reads 1, writes 1.
 */
export async function closeFunds(tx: Tx, campaignId: string, now: Date): Promise<void> {
  const funds = await tx.campaignFunds.get(campaignId);
  if (funds.balances.reserved > 0) throw campaignPaymentInFlight();
  tx.campaignFunds.put({ ...funds, closedAt: now, refundCheckAt: now, updatedAt: now });
}
