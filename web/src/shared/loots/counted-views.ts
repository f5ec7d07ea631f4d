import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { countedViewsOf } from '@doubloon/contract/payments/counted-posts.ts';

/** The views of a treasure's post as they are known now: what its latest verified proof says, else what was reported first. */
export function latestViews({
  view_count,
  proven_view_count,
}: Pick<DeliverableView, 'view_count' | 'proven_view_count'>): number {
  return proven_view_count ?? view_count;
}

/** The views of a treasure's post that count once it is approved: those it had before the approval do not. */
export function countedViews(
  deliverable: Pick<DeliverableView, 'view_count' | 'proven_view_count' | 'baseline_views'>,
): number {
  return countedViewsOf({ views: latestViews(deliverable), baselineViews: deliverable.baseline_views });
}
