import type * as operations from '@doubloon/contract/applications/operations.ts';
import { approvePayable } from '../payments/payouts/decide-payable.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { viewApplication } from './application-view.ts';

/**
 * Pays what is due to an application to one of the caller's campaigns and completes it, see `approvePayable`. Throws `illegal_state` before
 * its content is approved, while a treasure waits, or while money is in flight.
 */
export const approvePayment: Handler<typeof operations.approvePayment> = async (call, { params, body }) => {
  const ref = { kind: 'application', id: params.id } as const;
  const { document, payout } = await approvePayable(call, ref, body);
  return { ...(await viewApplication(call.db, document)), payout };
};
