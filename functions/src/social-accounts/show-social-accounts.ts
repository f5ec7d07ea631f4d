import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import type { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toSocialAccountView } from './social-account-view.ts';
import { findSocialAccounts } from './social-accounts.store.ts';

/** The caller's linked accounts, in the order in which platforms are always listed. */
export const showSocialAccounts: Verb<typeof listSocialAccounts> = async ({ db, caller }) => {
  const accounts = await findSocialAccounts(db, caller.uid);
  return accounts
    .sort((a, b) => PLATFORM_IDS.indexOf(a.platform) - PLATFORM_IDS.indexOf(b.platform))
    .map(toSocialAccountView);
};
