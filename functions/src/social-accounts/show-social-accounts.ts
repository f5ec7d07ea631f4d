import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import type { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toSocialAccountView } from './social-account-view.ts';
import { findSocialAccounts } from './social-accounts.store.ts';
import { findVerificationCodes } from './verification-codes.store.ts';

/** The caller's accounts, linked and about to be, in the order in which platforms are always listed. */
export const showSocialAccounts: Verb<typeof listSocialAccounts> = async ({ db, caller }) => {
  const [linked, issued] = await Promise.all([
    findSocialAccounts(db, caller.uid),
    findVerificationCodes(db, caller.uid),
  ]);
  return PLATFORM_IDS.flatMap((platform) => {
    const account = linked.find((known) => known.platform === platform) ?? null;
    const code = issued.find((known) => known.platform === platform) ?? null;
    return account || code ? [toSocialAccountView(account, code)] : [];
  });
};
