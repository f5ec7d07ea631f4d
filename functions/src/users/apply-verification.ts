import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';
import type { UserDocuments } from './users.store.ts';

/**
 * Answers somebody's request to be verified, in the admin's transaction, and returns the person before and after. Throws `not_found`,
 * `illegal_state` without a request. Reads 2, writes 2.
 */
export async function applyVerification(
  tx: Tx,
  uid: string,
  granted: boolean,
  now: Date,
): Promise<{ readonly before: UserDocuments; readonly after: UserDocuments }> {
  const before = await tx.users.getFull(uid);
  if (!before.priv.verificationRequestedAt) {
    throw new AppError('illegal_state', 'This person has not asked to be verified, or has been answered');
  }
  const changes = {
    user: granted ? { isVerified: true } : {},
    priv: { verificationRequestedAt: null, verificationDecision: { granted, decidedAt: now } },
  };
  tx.users.updateFull(uid, changes);
  return {
    before,
    after: { user: { ...before.user, ...changes.user }, priv: { ...before.priv, ...changes.priv } },
  };
}
