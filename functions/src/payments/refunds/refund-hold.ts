import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundHold } from '@doubloon/contract/payments/refund-request.ts';
import { mayAppealReopen } from '../../cases/cases.ts';
import type { Tx } from '../../platform/database/database.ts';
import { hasOpenDispute } from '../ledger/freed-money.ts';
import { findOpenClaim, hasUnpaidClaims } from './open-claims.ts';
import type { Payables } from '../payouts/payable.ts';

/** True for what is left of a payment that may be fraud: it belongs to the cardholder, and nobody knows whether that is who has paid. */
export const isOwedToCardholder = ({
  fraudWarnedAt,
  warnedLateAt,
}: Pick<CampaignFunds, 'fraudWarnedAt' | 'warnedLateAt'>): boolean => fraudWarnedAt !== null || warnedLateAt !== null;

/** Returns the reason why the money of a payment for a closed campaign cannot be refunded now; null when it can. No work is paid for by one that may be fraud, or that goes back whole. Reads up to 13. */
export async function findRefundHold(
  tx: Tx,
  payables: Payables,
  funds: CampaignFunds,
  now: Date,
): Promise<RefundHold | null> {
  const { campaignId, balances } = funds;
  if (balances.reserved > 0) return 'payout';
  if (hasOpenDispute(funds)) return 'dispute';
  if (funds.fraudWarnedAt || funds.goesBack) return null;
  const open = await findOpenClaim(tx, payables, campaignId, now);
  if (open) return open;
  if (await hasUnpaidClaims(tx, payables, campaignId, now)) return 'unpaid';
  return (await mayAppealReopen(tx, campaignId, now)) ? 'appeal' : null;
}
