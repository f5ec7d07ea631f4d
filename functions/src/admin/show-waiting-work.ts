import { MAX_WAITING_COUNT as most, type getWaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { countCampaignsToModerate } from '../campaigns/show-all-campaigns.ts';
import { countCases } from '../cases/show-cases.ts';
import { countTreasuresToConfirm } from '../deliverables/show-deliverables.ts';
import { lastLedgerDifferences } from '../payments/show-ledger-results.ts';
import { countPayouts } from '../payments/show-payouts-needing-attention.ts';
import type { Verb } from '../platform/operation-route.ts';
import { countWaitingForVerification } from '../users/find-people.ts';

/** How much of everything waits for an admin. */
export const showWaitingWork: Verb<typeof getWaitingWork> = async ({ db }) => {
  const [verifications, campaigns, treasures, failed, unresolved, refunds, disputes, appeals, differences] =
    await Promise.all([
      countWaitingForVerification(db, most),
      countCampaignsToModerate(db, most),
      countTreasuresToConfirm(db, most),
      countPayouts(db, 'failed', most),
      countPayouts(db, 'unresolved', most),
      countCases(db, 'refund', most),
      countCases(db, 'dispute', most),
      countCases(db, 'appeal', most),
      lastLedgerDifferences(db),
    ]);
  return {
    verification_requests: verifications,
    campaigns,
    treasures,
    failed_payouts: failed,
    unresolved_payouts: unresolved,
    refunds,
    disputes,
    appeals,
    ledger_differences: differences,
  };
};
