import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';

/** Whether a treasure that was sent back can be submitted again at `now`: always while its loot runs, for a while once that is closed. */
export function mayBeRevised(
  { revise_until: until }: Pick<DeliverableView, 'revise_until'>,
  closed: boolean,
  now: Date,
): boolean {
  return !closed || (until !== null && until > now);
}
