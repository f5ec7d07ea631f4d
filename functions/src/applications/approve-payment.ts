import type * as operations from '@doubloon/contract/applications/operations.ts';
import { toPayoutView } from '../payments/statements/payout-view.ts';
import type { Handler } from '../platform/operation-route.ts';
import { viewApplication } from './application-view.ts';
import { getReceivedApplication } from './get-application.ts';
import { payForApplication } from './pay-application.ts';

/**
 * Pays what is due to an application to one of the caller's campaigns and completes it, see `payForApplication`; repeating it pays
 * nothing twice. Throws `illegal_state` before its content is approved, while a treasure waits, or while money is in flight.
 */
export const approvePayment: Handler<typeof operations.approvePayment> = async (call, { params, body }) => {
  const received = await getReceivedApplication(call.db, params.id, call.caller);
  const { application, payout } = await payForApplication(call, {
    application: received,
    feedback: body.feedback || null,
  });
  return { ...(await viewApplication(call.db, application)), payout: payout && toPayoutView(payout) };
};
