import type * as operations from '@doubloon/contract/account/operations.ts';
import { RECENT_SIGN_IN_MINUTES, RECENT_SIGN_IN_NEEDED } from '@doubloon/contract/account/operations.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { removeUserDocuments } from '../users/remove-user-documents.ts';
import { PERSONAL_DATA } from './account-domains.ts';
import { removeIdentity } from './remove-identity.ts';

/**
 * Ends the caller's account: the user documents and the username go with the record of the deletion, then the identity; a trigger does
 * the rest, and a schedule after a crash. Throws `forbidden` without a recent sign-in, `illegal_state` with the reasons while
 * money is in flight.
 */
export const deleteAccount: Handler<typeof operations.deleteAccount> = async (call, { params }) => {
  requireRecentSignIn(call);
  const reasons = (
    await Promise.all(PERSONAL_DATA.map(async (of) => (await of.findObstacles?.(call, params.id)) ?? []))
  ).flat();
  if (reasons.length > 0) {
    throw new AppError('illegal_state', `Your account cannot be deleted yet. ${reasons.join(' ')}`, {
      details: reasons.join('\n'),
    });
  }
  await closeAccount(call.db, params.id, call.clock.now());
  await removeIdentity(call, params.id);
  return { success: true };
};

function requireRecentSignIn({ caller, clock }: Call): void {
  const ageMs = clock.now().getTime() - caller.signedInAt.getTime();
  if (ageMs <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new AppError('forbidden', 'Please sign in again to delete your account', { errorType: RECENT_SIGN_IN_NEEDED });
}

/** All or nothing: from here on the account has ended, whatever happens. Closed before, it changes nothing. */
async function closeAccount(db: Database, uid: string, now: Date): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    if (await tx.accountDeletions.find(uid)) return;
    if (!(await removeUserDocuments(tx, uid))) throw notFound('User');
    tx.accountDeletions.add({ uid, requestedAt: now, stepsDone: [], resumeAt: now, completedAt: null });
  });
}
