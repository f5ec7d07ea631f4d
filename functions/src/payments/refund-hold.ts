import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundHold } from '@doubloon/contract/payments/refund-request.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { mayAppealReopen } from '../cases/may-appeal-reopen.ts';
import { hasOpenClaims, hasUnpaidClaims } from './open-claims.ts';

/** What keeps the money of a closed campaign from being refunded now, in the transaction; null when nothing does. Reads up to 10. */
export async function findRefundHold(
  transaction: Transaction,
  db: Firestore,
  { campaignId, balances, disputes }: CampaignFunds,
  now: Date,
): Promise<RefundHold | null> {
  if (balances.reserved > 0) return 'payout';
  if (disputes.some(({ status }) => status === 'open')) return 'dispute';
  if (await hasOpenClaims(transaction, db, campaignId, now)) return 'decisions';
  if (await hasUnpaidClaims(transaction, db, campaignId, now)) return 'unpaid';
  return (await mayAppealReopen(transaction, db, campaignId, now)) ? 'appeal' : null;
}
