import type { PayoutView } from '@doubloon/contract/payments/payout.ts';

export type PaidViews = Pick<PayoutView, 'status' | 'application_id' | 'counted_views' | 'counted_before'>;

/**
 * Returns the views that counted before a payout, by what it says itself or else by the payment before it, where that is among `all`; null if unknown.
 * Payments of an application count more views each, so the one before has the most of those with fewer.
 */
export function viewsBefore(payout: PaidViews, all: readonly PaidViews[]): number | null {
  if (payout.counted_before !== null) return payout.counted_before;
  const fewer = all.filter(
    ({ status, application_id: id, counted_views: views }) =>
      status === 'paid' && id === payout.application_id && views < payout.counted_views,
  );
  return fewer.length > 0 ? Math.max(...fewer.map(({ counted_views: views }) => views)) : null;
}
