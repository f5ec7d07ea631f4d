import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';

/**
 * True when a treasure that was sent back can be resubmitted at `now`: always while its loot runs, until `revise_until` once it is closed.
 */
export function mayBeRevised(
  { revise_until: until }: Pick<DeliverableView, 'revise_until'>,
  closed: boolean,
  now: Date,
): boolean {
  return !closed || (until !== null && until > now);
}
