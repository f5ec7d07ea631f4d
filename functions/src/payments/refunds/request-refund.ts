import type * as refundOperations from '@doubloon/contract/payments/refund-operations.ts';
import { getOwnCampaign } from '../../campaigns/get-campaign.ts';
import { AppError } from '../../platform/app-error.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { openRefundCase } from './refund-case.ts';
import { leftToAskFor, newRefundRequest } from './refund-request.ts';
import { toRefundView } from './refund-view.ts';

/**
 * Asks for what is left of a closed campaign of the caller's again. What was refused is decided by an admin and never granted by itself. Throws
 * `illegal_state` unless its last refund failed, or some of it was refused, and something is left.
 */
export const requestRefund: Handler<typeof refundOperations.requestRefund> = async (
  { db, clock, caller },
  { params },
) =>
  toRefundView(
    await unitOfWork({ db }, async (tx) => {
      const { id } = await getOwnCampaign(tx, params.id, caller);
      const funds = await tx.campaignFunds.get(id);
      const { refundRequest: last, withheldCents } = funds;
      const isRefused = withheldCents > 0 || last?.status === 'refused';
      const left = leftToAskFor(funds);
      if (!left) {
        throw new AppError('illegal_state', 'A refund can be asked for again when the last one failed or was refused');
      }
      if (left.budgetCents === 0) throw new AppError('illegal_state', 'Nothing is left to refund');
      const now = clock.now();
      const all = { ...funds, withheldCents: 0 };
      const refundRequest = { ...newRefundRequest(all, now), flagged: isRefused };
      openRefundCase(tx, all, refundRequest, now);
      const asked = {
        ...all,
        refundRequest,
        refundHold: null,
        refundCheckAt: isRefused ? null : refundRequest.reviewBy,
        updatedAt: now,
      };
      tx.campaignFunds.put(asked);
      return asked;
    }),
  );
