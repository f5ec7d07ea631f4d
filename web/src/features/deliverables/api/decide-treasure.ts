import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { request } from '../../../shared/api/request.ts';

export type TreasureDecision = 'approved' | 'rejected' | 'revision_requested';

/** Approves (and pays), rejects or sends back a treasure. */
export function decideTreasure(id: string, status: TreasureDecision, feedback: string) {
  return request(decideDeliverable, {
    params: { id },
    body: { status, ...(feedback.trim() ? { feedback: feedback.trim() } : {}) },
  });
}
