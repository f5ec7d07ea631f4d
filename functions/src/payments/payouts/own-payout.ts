import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Call, Handler } from '../../platform/dependencies.ts';
import { providerUnavailable } from '../provider/provider-error.ts';
import { toPayoutView } from '../statements/show-payouts.ts';
import { payForApproval } from './decide-payable.ts';
import { payableOf } from './payable.ts';
import { requireFailed } from './reserve-payout.ts';
import { resolvePayout } from './resolve-payout.ts';

/** A payout from one of the caller's campaigns. Throws `not_found` for anybody else's. Reads 2. */
async function getOwnPayout({ db, caller }: Call, id: string): Promise<FullPayout> {
  const payout = await db.payouts.find(id);
  if (payout?.ownerId !== caller.uid) throw notFound('Payout');
  return payout;
}

/** Resolves a payout from one of the caller's campaigns; a settled one comes back as it is. */
export const resolveOwnPayout: Handler<'resolveOwnPayout'> = async (call, { params }) => {
  const { id } = await getOwnPayout(call, params.id);
  try {
    return toPayoutView(await resolvePayout(call, id));
  } catch (error) {
    throw providerUnavailable(error);
  }
};

/**
 * Tries a failed payout from one of the caller's campaigns again, as a new attempt with the amount due now. Throws `illegal_state` unless it has failed and its
 * payable has not changed since, and the refusal when it cannot be paid this time either.
 */
export const retryPayout: Handler<'retryPayout'> = async (call, { params }) => {
  const failed = await getOwnPayout(call, params.id);
  requireFailed(failed, failed);
  const { creatorId, feedback, acceptedViews, acceptedAt } = failed;
  const approval = { ref: payableOf(failed), creatorId, feedback, acceptedViews, acceptedAt, retryOf: failed };
  const { payout } = await payForApproval(call, approval);
  return toPayoutView(payout ?? failed);
};
