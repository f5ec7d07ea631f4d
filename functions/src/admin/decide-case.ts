import type { decideCase as operation } from '@doubloon/contract/admin/operations.ts';
import { toCaseView } from '../cases/case-view.ts';
import { settleCase } from '../cases/settle-case.ts';
import type { Verb } from '../platform/operation-route.ts';
import { recordAction } from './record-action.ts';

/** Decides a refund, a dispute or an appeal. It is written down; money moves where the case was opened. */
export const decideCase: Verb<typeof operation> = async (call, { params, body }) => {
  const { decision: status, reason } = body;
  const decided = await call.db.runTransaction(async (transaction) => {
    const by = { adminId: call.caller.uid, reason, decidedAt: call.clock.now() };
    const settled = await settleCase(transaction, call.db, params.id, { status, ...by });
    recordAction(transaction, call, {
      action: status === 'granted' ? 'case_granted' : 'case_refused',
      subject: { kind: 'case', id: params.id },
      before: { status: 'open' },
      after: { status, kind: settled.kind, campaignId: settled.campaignId },
      reason,
    });
    return settled;
  });
  return toCaseView(decided);
};
