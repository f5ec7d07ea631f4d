import type { requestVerification } from '@doubloon/contract/users/operations.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { getUserDocuments } from './own-profile.ts';
import { patchUser } from './users.store.ts';

/**
 * Puts the caller into the queue of those to be verified, once. `userPrivate.verificationRequestedAt` is the queue, oldest first.
 * Throws `illegal_state` for somebody who is verified.
 */
export const askForVerification: Verb<typeof requestVerification> = async ({ db, clock, caller }) =>
  db.runTransaction(async (transaction) => {
    const { user, priv } = await getUserDocuments(db, caller.uid, transaction);
    if (user.isVerified) throw new AppError('illegal_state', 'Your account is already verified');
    const verificationRequestedAt = priv.verificationRequestedAt ?? clock.now();
    if (!priv.verificationRequestedAt) {
      patchUser(transaction, db, caller.uid, { user: {}, priv: { verificationRequestedAt } });
    }
    return { success: true as const, verificationRequestedAt };
  });
