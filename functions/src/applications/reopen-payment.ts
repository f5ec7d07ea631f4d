import { PAYMENT_REFUSED } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { FindReopening } from '../cases/reopening.ts';
import { tryRefusedAnew } from '../payments/payouts/record-refusal.ts';
import { findPayable, payableOf, type Payables } from '../payments/payouts/payable.ts';
import { getPayingCampaign } from '../payments/refunds/closing.ts';
import { illegalState } from '../platform/app-error.ts';

/**
 * Finds a payment, by the id of its payout, that our team has refused without rejecting anything; null when it is not the appellant's. Granted, it is tried by
 * the schedule like any other that could not be made, and its application is not doubted any more. Throws `illegal_state` when it was not refused, or the money
 * of its campaign is on its way back. Reads up to 5.
 */
export const findPaymentReopening =
  (payables: Payables): FindReopening =>
  async (tx, { id, appellantId, now }) => {
    const payout = await tx.payouts.findShown(id);
    if (payout?.creatorId !== appellantId) return null;
    const payable = await findPayable(payables, tx, payableOf(payout));
    const problem = payable?.paymentProblem;
    if (!payable || payable.isApproved || problem?.reason !== PAYMENT_REFUSED) {
      throw illegalState('This payment was not refused by our team, or was decided again');
    }
    const { campaign, lockMoney } = await getPayingCampaign(tx, payout.campaignId);
    return {
      campaign,
      lock: lockMoney,
      reopen: () => tryRefusedAnew(tx, payable, problem, now),
    };
  };
