import type * as operations from '@doubloon/contract/social-accounts/operations.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { getOwnAccount } from './own-account.ts';

/**
 * Unlinks an account, so that anybody may link it, and ends a check under way. Throws `illegal_state` while a treasure of the platform
 * is undecided: its owner reviews it as this account's post.
 */
export const deleteSocialAccount: Handler<typeof operations.deleteSocialAccount> = async (call, { params }) => {
  const { db } = call;
  await unitOfWork({ db }, async (tx) => {
    const { linked, issued } = await getOwnAccount(tx, call.caller, params.id);
    if (linked && (await tx.deliverables.hasUndecided(linked.uid, linked.platform))) {
      throw new AppError(
        'illegal_state',
        'A treasure on this platform is still under review. Please wait for its decision.',
      );
    }
    if (linked) {
      tx.socialAccounts.unlink(linked);
      tx.users.removeSocialLink(linked.uid, linked.platform);
    }
    if (issued) tx.verificationCodes.removeOf(issued);
  });
  return { success: true };
};
