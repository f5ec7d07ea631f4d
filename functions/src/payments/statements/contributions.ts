import { LIVE_PAYOUT_STATUSES, Payout } from '@doubloon/contract/payments/payout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { campaignCounts } from '../../campaigns/campaign-counts.ts';
import { dashboardNumbers } from '../../dashboard/dashboard-numbers.ts';
import { sumContributions, type Contributions } from '../../platform/contributions.ts';
import type { TallySource } from '../../platform/tally.ts';

/**
 * A payout adds what the creator keeps of it to what its creator and campaign have paid, or while it is live to what waits. Its owner's sums follow
 * from the campaign's accounts.
 */
export function payoutContributions(payout: Payout): Contributions {
  const { status, amountCents, ownerId, creatorId, campaignId } = payout;
  if (status === 'paid' || status === 'reversed') {
    const keptCents = amountCents - payout.reversedCents;
    const count = keptCents > 0 ? 1 : 0;
    return sumContributions([
      dashboardNumbers(ownerId, { 'money.paidOutCount': count }),
      dashboardNumbers(creatorId, { 'money.earnedCents': keptCents, 'money.earnedCount': count }),
      campaignCounts(campaignId, { paidOutCents: keptCents }),
    ]);
  }
  if (LIVE_PAYOUT_STATUSES.includes(status)) {
    return sumContributions([
      dashboardNumbers(creatorId, { 'money.pendingEarningsCents': amountCents }),
      campaignCounts(campaignId, { committedCents: amountCents }),
    ]);
  }
  return {};
}

export const payoutsSource: TallySource<typeof Payout> = {
  collection: COLLECTIONS.payouts,
  schema: Payout,
  contributions: (payouts) => sumContributions(payouts.map(payoutContributions)),
};
