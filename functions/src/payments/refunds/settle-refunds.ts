import { advanceRefund } from './advance-refund.ts';
import type { RefundDependencies } from './refund-attempt.ts';

const AT_MOST = 50;

/** The scheduled job that brings refunds of closed campaigns forward, those longest overdue first. One that cannot be does not keep others waiting. */
export async function settleRefunds(deps: RefundDependencies): Promise<void> {
  for (const campaignId of await deps.db.campaignFunds.findIdsToCheck(deps.clock.now(), AT_MOST)) {
    try {
      await advanceRefund(deps, campaignId);
      deps.log.info({ campaignId }, 'refund looked at');
    } catch (error) {
      deps.log.error({ campaignId, err: error }, 'refund not brought forward');
    }
  }
}
