import type { decideVerification as operation } from '@doubloon/contract/admin/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { settleVerification } from '../users/settle-verification.ts';
import { recordAction } from './record-action.ts';
import { toAdminUser } from './show-users.ts';

/** Grants or refuses the verification somebody asked for. */
export const decideVerification: Verb<typeof operation> = async (call, { params, body }) => {
  const { granted, reason } = body;
  const person = await call.db.runTransaction(async (transaction) => {
    const { before, after } = await settleVerification(transaction, call.db, params.id, granted, call.clock.now());
    recordAction(transaction, call, {
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
