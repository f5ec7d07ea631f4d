import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';

/** The views of a treasure's post as they are known now: what its latest verified proof says, else what was reported first. */
export function latestViews({
  view_count,
  proven_view_count,
}: Pick<DeliverableView, 'view_count' | 'proven_view_count'>): number {
  return proven_view_count ?? view_count;
}

/** The views of a treasure's post that are paid for: what it had before the approval does not count. */
export function countedViews(
  treasure: Pick<DeliverableView, 'view_count' | 'proven_view_count' | 'baseline_views'>,
): number {
  return Math.max(0, latestViews(treasure) - treasure.baseline_views);
}
