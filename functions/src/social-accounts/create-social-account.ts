import type * as operations from '@doubloon/contract/social-accounts/operations.ts';
import { AppError } from '../platform/app-error.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { issueCode } from './issue-verification-code.ts';
import { getOwnAccount } from './own-account.ts';
import { toSocialAccountView } from './social-account-view.ts';

/** Begins to link an account of a platform; one that is linked already stays so until the new one is verified. */
export const createSocialAccount: Handler<typeof operations.createSocialAccount> = async (call, { body }) => {
  const issued = await issueCode(call, body);
  return toSocialAccountView(await call.db.socialAccounts.findOf(call.caller.uid, body.platform), issued);
};

/** Names another account in place of a pending one. Throws `illegal_state` when none is pending: what is linked stays what it is. */
export const updateSocialAccount: Handler<typeof operations.updateSocialAccount> = async (call, { params, body }) => {
  const { linked, issued } = await getOwnAccount(call.db, call.caller, params.id);
  if (!issued) {
    throw new AppError('illegal_state', 'This account is verified. Unlink it, or link another one in its place.');
  }
  const { platform } = issued;
  return toSocialAccountView(linked, await issueCode(call, { platform, accountUrl: body.accountUrl }));
};
