import type { AdminAction } from '@doubloon/contract/admin/audit.ts';
import type { decideCase as operation } from '@doubloon/contract/admin/operations.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { toCaseView } from '../cases/case-view.ts';
import { prepareAppealGrant } from '../cases/grant-appeal.ts';
import { flagCase, getOpenCase, settleCase } from '../cases/settle-case.ts';
import { prepareRefundDecision } from '../payments/decide-refund.ts';
import type { Verb } from '../platform/operation-route.ts';
import { recordAction } from './record-action.ts';

const ACTIONS = { granted: 'case_granted', refused: 'case_refused', flagged: 'case_flagged' } as const satisfies Record<
  string,
  AdminAction
>;

/** Decides a refund, a dispute or an appeal, or flags it. It is written down; a granted refund is sent by the schedule, a granted appeal lets what was rejected be decided again. */
export const decideCase: Verb<typeof operation> = async (call, { params, body }) => {
  const { db, clock, caller } = call;
  const { decision, reason } = body;
  const decided = await db.runTransaction(async (transaction) => {
    const now = clock.now();
    const open = await getOpenCase(transaction, db, params.id);
    const carryOut = await prepareDecision(transaction, db, open, { decision, reason, now });
    const by = { adminId: caller.uid, reason };
    const changed =
      decision === 'flagged'
        ? flagCase(transaction, db, open, { ...by, flaggedAt: now })
        : settleCase(transaction, db, open, { ...by, status: decision, decidedAt: now });
    carryOut?.();
    recordAction(transaction, call, {
      action: ACTIONS[decision],
      subject: { kind: 'case', id: params.id },
      before: { status: 'open' },
      after: { status: changed.status, kind: changed.kind, campaignId: changed.campaignId },
      reason,
    });
    return changed;
  });
  return toCaseView(decided);
};

/** Reads what a decision changes beside the case; null when that is nothing. */
async function prepareDecision(
  transaction: Transaction,
  db: Firestore,
  open: AdminCase,
  { decision, reason, now }: Parameters<typeof prepareRefundDecision>[3],
): Promise<(() => void) | null> {
  if (open.kind === 'refund') return prepareRefundDecision(transaction, db, open, { decision, reason, now });
  if (open.kind === 'appeal' && decision === 'granted') return prepareAppealGrant(transaction, db, open, now);
  return null;
}
