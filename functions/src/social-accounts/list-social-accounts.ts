import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import type * as operations from '@doubloon/contract/social-accounts/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toSocialAccountView } from './social-account-view.ts';

/** The caller's accounts, linked and about to be, in the order in which platforms are always listed. */
export const listSocialAccounts: Handler<typeof operations.listSocialAccounts> = async ({ db, caller }) => {
  const [linked, issued] = await Promise.all([
    db.socialAccounts.findAllOf(caller.uid),
    db.verificationCodes.findAllOf(caller.uid),
  ]);
  return PLATFORM_IDS.flatMap((platform) => {
    const account = linked.find((known) => known.platform === platform) ?? null;
    const code = issued.find((known) => known.platform === platform) ?? null;
    return account || code ? [toSocialAccountView(account, code)] : [];
  });
};
