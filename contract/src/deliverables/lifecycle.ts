import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';
import { OTHER_VALUES, SHOWN_AS } from '../shared/values.ts';

export const DeliverableStatus = z.enum(['submitted', 'approved', 'rejected', 'revision_requested']);
export type DeliverableStatus = z.infer<typeof DeliverableStatus>;
OTHER_VALUES.set(DeliverableStatus, new Map([['pending', 'submitted']]));
SHOWN_AS.set(DeliverableStatus, 'submitted');

/**
 * The life cycle of a treasure. A treasure with a held payment is rejected by an admin, or when nobody decides in time; an admin also rejects one whose post is
 * not the creator's. `reopen` grants an appeal.
 */
export const deliverableLife = lifeCycle(DeliverableStatus, ['submitted'], {
  approve: { from: ['submitted'], to: 'approved', by: ['owner', 'schedule'], at: 'decideBy' },
  reject: { from: ['submitted'], to: 'rejected', by: ['owner', 'admin', 'schedule'] },
  disown: { from: ['submitted', 'revision_requested'], to: 'rejected', by: ['admin'] },
  sendBack: { from: ['submitted'], to: 'revision_requested', by: ['owner'] },
  resubmit: { from: ['revision_requested'], to: 'submitted', by: ['creator'] },
  reopen: { from: ['rejected'], to: 'submitted', by: ['admin'] },
});

/** Statuses of treasures without a final decision. */
export const UNDECIDED_DELIVERABLE_STATUSES: readonly DeliverableStatus[] = deliverableLife.moves.disown.from;

/** Statuses of treasures that count for their application, or still may. */
export const STANDING_DELIVERABLE_STATUSES: readonly DeliverableStatus[] = [
  'approved',
  ...UNDECIDED_DELIVERABLE_STATUSES,
];
