import { LIVE_PAYOUT_STATUSES, wasPaid } from '@doubloon/contract/payments/lifecycle.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import type { Counts } from '../../platform/projections/counters.ts';
import { campaignCounters, dashboardCounters } from '../../platform/projections/counter-places.ts';

/**
 * A payout adds what the creator keeps of it to what its creator and campaign have paid, or while it is live to what waits. Its owner's sums follow
 * from the campaign's accounts.
 */
export function countPayout(payout: Payout): Counts[] {
  const { status, amountCents, ownerId, creatorId, campaignId } = payout;
  if (wasPaid(status)) {
    const keptCents = amountCents - payout.reversedCents;
    const count = keptCents > 0 ? 1 : 0;
    return [
      dashboardCounters(ownerId, { 'money.paidOutCount': count }),
      dashboardCounters(creatorId, { 'money.earnedCents': keptCents, 'money.earnedCount': count }),
      campaignCounters(campaignId, { paidOutCents: keptCents }),
    ];
  }
  if (LIVE_PAYOUT_STATUSES.includes(status)) {
    return [
      dashboardCounters(creatorId, { 'money.pendingEarningsCents': amountCents }),
      campaignCounters(campaignId, { committedCents: amountCents }),
    ];
  }
  return [];
}
