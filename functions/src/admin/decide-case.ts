import type { AdminAction } from '@doubloon/contract/admin/audit.ts';
import type { decideCase as operation } from '@doubloon/contract/admin/operations.ts';
import { toCaseView } from '../cases/case-view.ts';
import { flagCase, getOpenCase, settleCase } from '../cases/settle-case.ts';
import { prepareRefundDecision } from '../payments/decide-refund.ts';
import type { Verb } from '../platform/operation-route.ts';
import { recordAction } from './record-action.ts';

const ACTIONS = { granted: 'case_granted', refused: 'case_refused', flagged: 'case_flagged' } as const satisfies Record<
  string,
  AdminAction
>;

/** Decides a refund, a dispute or an appeal, or flags it. It is written down; a granted refund is sent by the schedule. */
export const decideCase: Verb<typeof operation> = async (call, { params, body }) => {
  const { db, clock, caller } = call;
  const { decision, reason } = body;
  const decided = await db.runTransaction(async (transaction) => {
    const now = clock.now();
    const open = await getOpenCase(transaction, db, params.id);
    const decideRefund =
      open.kind === 'refund' ? await prepareRefundDecision(transaction, db, open, { decision, reason, now }) : null;
    const by = { adminId: caller.uid, reason };
    const changed =
      decision === 'flagged'
        ? flagCase(transaction, db, open, { ...by, flaggedAt: now })
        : settleCase(transaction, db, open, { ...by, status: decision, decidedAt: now });
    decideRefund?.();
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
