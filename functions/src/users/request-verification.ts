import type * as operations from '@doubloon/contract/users/operations.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';

/**
 * Puts the caller into the queue of those to be verified, once. `userPrivate.verificationRequestedAt` is the queue, oldest first.
 * Throws `illegal_state` for somebody who is verified.
 */
export const requestVerification: Handler<typeof operations.requestVerification> = async ({ db, clock, caller }) =>
  unitOfWork({ db }, async (tx) => {
    const { user, priv } = await tx.users.getFull(caller.uid);
    if (user.isVerified) throw new AppError('illegal_state', 'Your account is already verified');
    const verificationRequestedAt = priv.verificationRequestedAt ?? clock.now();
    if (!priv.verificationRequestedAt) {
      tx.users.updateFull(caller.uid, { user: {}, priv: { verificationRequestedAt } });
    }
    return { success: true as const, verificationRequestedAt };
  });
