import type { deleteSocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { hasUndecidedTreasure } from '../deliverables/has-undecided-treasure.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { removeSocialLink } from '../users/set-social-link.ts';
import { getOwnAccount } from './own-account.ts';
import { removeSocialAccount } from './social-accounts.store.ts';
import { removeVerificationCode } from './verification-codes.store.ts';

/**
 * Unlinks an account, so that anybody may link it, and ends a check under way. Throws `illegal_state` while a treasure of the platform
 * is undecided: its owner reviews it as this account's post.
 */
export const unlinkSocialAccount: Verb<typeof deleteSocialAccount> = async (call, { params }) => {
  const { db } = call;
  await db.runTransaction(async (transaction) => {
    const { linked, issued } = await getOwnAccount(call, params.id, transaction);
    if (linked && (await hasUndecidedTreasure(transaction, db, linked.uid, linked.platform))) {
      throw new AppError(
        'illegal_state',
        'A treasure on this platform is still under review. Please wait for its decision.',
      );
    }
    if (linked) {
      removeSocialAccount(transaction, db, linked);
      removeSocialLink(transaction, db, linked.uid, linked.platform);
    }
    if (issued) removeVerificationCode(transaction, db, issued);
  });
  return { success: true };
};
