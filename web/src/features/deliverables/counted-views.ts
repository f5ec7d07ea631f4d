import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';

/** The views of a treasure's post that are paid for: what it had before the approval does not count. */
export function countedViews({
  view_count,
  baseline_views,
}: Pick<DeliverableView, 'view_count' | 'baseline_views'>): number {
  return Math.max(0, view_count - baseline_views);
}
