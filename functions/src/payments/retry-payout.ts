import type { retryPayout as operation } from '@doubloon/contract/payments/operations.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { getOwnPayout } from './get-own-payout.ts';
import { payForApproval } from './pay-for-approval.ts';
import { subjectRefOf } from './payout-subject.ts';
import { toPayoutView } from './payout-view.ts';

/**
 * Tries a failed payout from one of the caller's campaigns again, as a new attempt with the amount due now. Throws `illegal_state` unless it
 * has failed, and the refusal when it cannot be paid this time either.
 */
export const retryPayout: Verb<typeof operation> = async (call, { params }) => {
  const failed = await getOwnPayout(call, params.id);
  if (failed.status !== 'failed') {
    throw new AppError('illegal_state', `This payment is ${failed.status}; only a failed one can be tried again`);
  }
  const { creatorId, feedback } = failed;
  const { payout } = await payForApproval(call, { subject: subjectRefOf(failed), creatorId, feedback });
  return toPayoutView(payout ?? failed);
};
