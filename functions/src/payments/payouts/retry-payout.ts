import type * as operations from '@doubloon/contract/payments/operations.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { getOwnPayout } from './get-own-payout.ts';
import { payForApproval } from './pay-for-approval.ts';
import { payableOf } from './payable.ts';
import { toPayoutView } from '../statements/payout-view.ts';
import { requireFailed } from './reserve-payout.ts';

/**
 * Tries a failed payout from one of the caller's campaigns again, as a new attempt with the amount due now. Throws `illegal_state` unless it
 * has failed and what it pays for is still what it was, and the refusal when it cannot be paid this time either.
 */
export const retryPayout: Handler<typeof operations.retryPayout> = async (call, { params }) => {
  const failed = await getOwnPayout(call, params.id);
  requireFailed(failed, failed);
  const { creatorId, feedback } = failed;
  const { payout } = await payForApproval(call, { ref: payableOf(failed), creatorId, feedback, retryOf: failed });
  return toPayoutView(payout ?? failed);
};
