import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundHold } from '@doubloon/contract/payments/refund-request.ts';
import { mayAppealReopen } from '../../cases/cases.ts';
import type { Tx } from '../../platform/database/database.ts';
import { hasOpenDispute } from '../ledger/freed-money.ts';
import { hasOpenClaims, hasUnpaidClaims } from './open-claims.ts';
import type { Payables } from '../payouts/payable.ts';

/** Returns the reason why the money of a closed campaign cannot be refunded now; null when it can. Reads up to 10. */
export async function findRefundHold(
  tx: Tx,
  payables: Payables,
  funds: CampaignFunds,
  now: Date,
): Promise<RefundHold | null> {
  const { campaignId, balances } = funds;
  if (balances.reserved > 0) return 'payout';
  if (hasOpenDispute(funds)) return 'dispute';
  if (await hasOpenClaims(tx, payables, campaignId, now)) return 'decisions';
  if (await hasUnpaidClaims(tx, payables, campaignId, now)) return 'unpaid';
  return (await mayAppealReopen(tx, campaignId, now)) ? 'appeal' : null;
}
