import type * as operations from '@doubloon/contract/admin/operations.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { applyVerification } from '../users/apply-verification.ts';
import { recordAction } from './record-action.ts';
import { toAdminUser } from './show-users.ts';

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
