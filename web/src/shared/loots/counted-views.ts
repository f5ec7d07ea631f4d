import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { countedViewsOf } from '@doubloon/contract/payments/counted-posts.ts';

/** The views of a treasure's post as they are known now: what its latest verified proof says, else what was reported first. */
export function latestViews({
  view_count,
  proven_view_count,
}: Pick<DeliverableView, 'view_count' | 'proven_view_count'>): number {
  return proven_view_count ?? view_count;
}

/** True when the work of a treasure is paid, and its views wait for a proof, because nobody had decided on them in time. */
export function waitsForProof({
  accepted_by_silence: isSilent,
  proven_view_count: proven,
}: Pick<DeliverableView, 'accepted_by_silence' | 'proven_view_count'>): boolean {
  return isSilent && proven === null;
}

/** The views of a treasure's post that count once it is approved: those it had before the approval do not, nor does what silence has not accepted. */
export function countedViews(
  deliverable: Pick<DeliverableView, 'view_count' | 'proven_view_count' | 'baseline_views' | 'accepted_by_silence'>,
): number {
  if (waitsForProof(deliverable)) return 0;
  return countedViewsOf({ views: latestViews(deliverable), baselineViews: deliverable.baseline_views });
}
