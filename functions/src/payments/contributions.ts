import { LIVE_PAYOUT_STATUSES, Payout } from '@doubloon/contract/payments/payout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { campaignCounts } from '../campaigns/campaign-counts.ts';
import { dashboardNumbers } from '../dashboard/dashboard-numbers.ts';
import { sumContributions, type Contributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';

/** A payout adds its amount to what its owner, creator and campaign have paid, or while it is live to what waits. */
export function payoutContributions({ status, amountCents, ownerId, creatorId, campaignId }: Payout): Contributions {
  if (status === 'paid') {
    return sumContributions([
      dashboardNumbers(ownerId, { 'money.paidOutCents': amountCents, 'money.paidOutCount': 1 }),
      dashboardNumbers(creatorId, { 'money.earnedCents': amountCents, 'money.earnedCount': 1 }),
      campaignCounts(campaignId, { paidOutCents: amountCents }),
    ]);
  }
  if (LIVE_PAYOUT_STATUSES.includes(status)) {
    return sumContributions([
      dashboardNumbers(ownerId, { 'money.pendingPayoutCents': amountCents }),
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
