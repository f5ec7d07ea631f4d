import { MAX_WAITING_COUNT } from '@doubloon/contract/admin/work-operations.ts';
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
    settlements,
    differences,
  ] = await Promise.all([
    db.userPrivate.countWaiting(MAX_WAITING_COUNT),
    db.campaigns.countPending(MAX_WAITING_COUNT),
    db.deliverables.countToConfirm(MAX_WAITING_COUNT),
    db.payouts.countIn('failed', MAX_WAITING_COUNT),
    db.payouts.countIn('unresolved', MAX_WAITING_COUNT),
    db.cases.countOpen('refund', MAX_WAITING_COUNT),
    db.cases.countOpen('dispute', MAX_WAITING_COUNT),
    db.cases.countOpen('appeal', MAX_WAITING_COUNT),
    db.cases.countOpen('hold', MAX_WAITING_COUNT),
    db.cases.countOpen('figure', MAX_WAITING_COUNT),
    db.cases.countOpen('settlement', MAX_WAITING_COUNT),
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
    settlements,
    ledger_differences: differences,
  };
};
