import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import * as operations from '@doubloon/contract/deliverables/operations.ts';
import { request } from '../../../shared/api/request.ts';

export type DeliverableDecision = 'approved' | 'rejected' | 'revision_requested';

/** Approves (and pays), rejects or sends back a treasure as it was `seen`: what its creator changes meanwhile is not paid for. */
export function decideDeliverable(
  seen: Pick<DeliverableView, 'treasure_id' | 'view_count'>,
  status: DeliverableDecision,
  feedback: string,
) {
  return request(operations.decideDeliverable, {
    params: { id: seen.treasure_id },
    body: {
      status,
      ...(status === 'approved' && { view_count: seen.view_count }),
      ...(feedback.trim() ? { feedback: feedback.trim() } : {}),
    },
  });
}
