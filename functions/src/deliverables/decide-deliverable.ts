import type * as operations from '@doubloon/contract/deliverables/operations.ts';
import { decidePayable } from '../payments/payouts/decide-payable.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toDeliverableView } from './deliverable-view.ts';

/** Decides on a submitted treasure of one of the caller's campaigns, see `decidePayable`. Throws `illegal_state` when it shows another count than the caller approves. */
export const decideDeliverable: Handler<typeof operations.decideDeliverable> = async (call, { params, body }) => {
  const { status, feedback, view_count: seenViewCount } = body;
  const ref = { kind: 'deliverable', id: params.id } as const;
  const { document, payout } = await decidePayable(call, ref, { status, feedback, seenViewCount });
  return { ...toDeliverableView(document), payout };
};
