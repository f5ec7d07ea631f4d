import type { requestRefund as operation } from '@doubloon/contract/payments/refund-operations.ts';
import { getOwnCampaign } from '../campaigns/get-campaign.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { getCampaignFunds, putCampaignFunds } from './campaign-funds.store.ts';
import { openRefundCase } from './refund-case.ts';
import { newRefundRequest } from './refund-request.ts';
import { toRefundView } from './refund-view.ts';

/** Asks for what is left of a closed campaign of the caller's again. Throws `illegal_state` unless its last refund failed and something is left. */
export const requestRefund: Verb<typeof operation> = async ({ db, clock, caller }, { params }) =>
  toRefundView(
    await db.runTransaction(async (transaction) => {
      const { id } = await getOwnCampaign(transaction, db, params.id, caller);
      const funds = await getCampaignFunds(transaction, db, id);
      if (funds.refundRequest?.status !== 'failed') {
        throw new AppError('illegal_state', 'A refund can be asked for again when the last one failed');
      }
      if (funds.balances.available === 0) throw new AppError('illegal_state', 'Nothing is left to refund');
      const now = clock.now();
      const refundRequest = newRefundRequest(funds, now);
      openRefundCase(transaction, db, funds, refundRequest, now);
      const asked = {
        ...funds,
        refundRequest,
        refundHold: null,
        refundCheckAt: refundRequest.reviewBy,
        updatedAt: now,
      };
      putCampaignFunds(transaction, db, asked);
      return asked;
    }),
  );
