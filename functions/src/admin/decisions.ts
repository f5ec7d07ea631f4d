import type { AdminAction } from '@doubloon/contract/admin/audit.ts';
import type * as operations from '@doubloon/contract/admin/operations.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { toCaseView } from '../cases/list-cases.ts';
import { closeCase, flagCase, getOpenCase } from '../cases/cases.ts';
import { grantAppeal } from '../cases/appeals.ts';
import { decideRefund } from '../payments/refunds/decide-refund.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { applyVerification } from '../users/verification.ts';
import { recordAction } from './audit-log.ts';
import { toAdminUser } from './show-users.ts';

const ACTIONS = { granted: 'case_granted', refused: 'case_refused', flagged: 'case_flagged' } as const satisfies Record<
  string,
  AdminAction
>;

/** Decides a refund, a dispute or an appeal, or flags it. It is written down; a granted refund is sent by the schedule, a granted appeal lets what was rejected be decided again. */
export const decideCase: Handler<typeof operations.decideCase> = async (call, { params, body }) => {
  const { db, clock, caller } = call;
  const { decision, reason } = body;
  const decided = await unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const open = await getOpenCase(tx, params.id);
    const by = { adminId: caller.uid, reason };
    const changed =
      decision === 'flagged'
        ? flagCase(tx, open, { ...by, flaggedAt: now })
        : closeCase(tx, open, { ...by, status: decision, decidedAt: now });
    await carryOut(tx, call, open, { decision, reason, now });
    recordAction(tx, call, {
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

/** Changes what a decision changes beside the case. */
async function carryOut(
  tx: Tx,
  { reopenings }: Pick<Call, 'reopenings'>,
  open: AdminCase,
  { decision, reason, now }: Parameters<typeof decideRefund>[2],
): Promise<void> {
  if (open.kind === 'refund') await decideRefund(tx, open, { decision, reason, now });
  if (open.kind === 'appeal' && decision === 'granted') await grantAppeal(tx, reopenings, open, now);
}

/** Grants or refuses the verification somebody asked for. */
export const decideVerification: Handler<typeof operations.decideVerification> = async (call, { params, body }) => {
  const { granted, reason } = body;
  const person = await unitOfWork(call, async (tx) => {
    const { before, after } = await applyVerification(tx, params.id, granted, call.clock.now());
    recordAction(tx, call, {
      action: granted ? 'verification_granted' : 'verification_refused',
      subject: { kind: 'user', id: params.id },
      before: { isVerified: before.user.isVerified },
      after: { isVerified: after.user.isVerified },
      reason,
    });
    return after;
  });
  return toAdminUser(call, person);
};
