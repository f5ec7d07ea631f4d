import { MAX_WAITING_COUNT, type WaitingDetails } from '@doubloon/contract/admin/work-operations.ts';
import type { AdminCase, CaseKind } from '@doubloon/contract/cases/case.ts';
import { STUCK_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
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
    reports,
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
    db.cases.countOpen('report', MAX_WAITING_COUNT),
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
    reports,
    ledger_differences: differences,
  };
};

export const getWaitingDetails: Handler<'getWaitingDetails'> = async ({ db }) => {
  const openCases = async (kind: CaseKind) => detailOf(await db.cases.findOpen(kind, MAX_WAITING_COUNT), amountOfCase);
  const [
    verifications,
    campaigns,
    deliverables,
    payouts,
    refunds,
    disputes,
    appeals,
    holds,
    records,
    settlements,
    reports,
  ] = await Promise.all([
    db.userPrivate.pageOfWaiting({ limit: 1 }),
    db.campaigns.findPending(MAX_WAITING_COUNT),
    db.deliverables.findToConfirm(MAX_WAITING_COUNT),
    db.payouts.findIn(STUCK_PAYOUT_STATUSES, MAX_WAITING_COUNT),
    openCases('refund'),
    openCases('dispute'),
    openCases('appeal'),
    openCases('hold'),
    openCases('figure'),
    openCases('settlement'),
    openCases('report'),
  ]);
  return {
    verification_requests: { since: verifications.items[0]?.verificationRequestedAt ?? null, amount: null },
    campaigns: detailOf(campaigns, ({ budgetCents }) => budgetCents),
    treasures: detailOf(deliverables, () => null),
    payouts: detailOf(payouts, ({ amountCents }) => amountCents),
    ...{ refunds, disputes, appeals, holds, records, settlements, reports },
  };
};

const amountOfCase = ({ amountCents }: AdminCase) => amountCents;

/** Since when the oldest of what was found waits, and the sum of their amounts. Nothing is said of what may not be all: there the oldest can be another. */
function detailOf<T extends { readonly createdAt: Date }>(
  found: readonly T[],
  centsOf: (one: T) => number | null,
): WaitingDetails['campaigns'] {
  if (found.length === 0 || found.length >= MAX_WAITING_COUNT) return { since: null, amount: null };
  const amounts = found.map(centsOf).filter((cents) => cents !== null);
  return {
    since: new Date(Math.min(...found.map(({ createdAt }) => createdAt.getTime()))),
    amount: amounts.length > 0 ? amounts.reduce((sum, cents) => sum + cents, 0) : null,
  };
}
