import type * as operations from '@doubloon/contract/payments/operations.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { getOwnPayout } from './get-own-payout.ts';
import { toPayoutView } from '../statements/payout-view.ts';
import { providerUnavailable } from '../provider/provider-error.ts';
import { resolvePayout } from './resolve-payout.ts';

/** Finds out what became of a payout from one of the caller's campaigns; one that is settled comes back as it is. */
export const resolveOwnPayout: Handler<typeof operations.resolveOwnPayout> = async (call, { params }) => {
  const { id } = await getOwnPayout(call, params.id);
  try {
    return toPayoutView(await resolvePayout(call, id));
  } catch (error) {
    throw providerUnavailable(error);
  }
};
