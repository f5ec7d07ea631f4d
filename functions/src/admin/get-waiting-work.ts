import { MAX_WAITING_COUNT as most } from '@doubloon/contract/admin/work-operations.ts';
import { lastLedgerDifferences } from '../payments/reconciliation/list-ledger-results.ts';
import type { Handler } from '../platform/dependencies.ts';

export const getWaitingWork: Handler<'getWaitingWork'> = async ({ db }) => {
  const [
    verifications,
    campaigns,
    deliverables,
    failed,
    unresolved,
    refunds,
    disputes,
    appeals,
    holds,
    records,
    differences,
  ] = await Promise.all([
    db.userPrivate.countWaiting(most),
    db.campaigns.countPending(most),
    db.deliverables.countToConfirm(most),
    db.payouts.countIn('failed', most),
    db.payouts.countIn('unresolved', most),
    db.cases.countOpen('refund', most),
    db.cases.countOpen('dispute', most),
    db.cases.countOpen('appeal', most),
    db.cases.countOpen('hold', most),
    db.cases.countOpen('figure', most),
    lastLedgerDifferences(db),
  ]);
  return {
    verification_requests: verifications,
    campaigns,
    treasures: deliverables,
    failed_payouts: failed,
    unresolved_payouts: unresolved,
    refunds,
    disputes,
    appeals,
    holds,
    records,
    ledger_differences: differences,
  };
};
