import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import type { Tx } from '../platform/database/database.ts';
import { linkedBySomebodyElse } from './account-refusals.ts';

/**
 * Links an account that its person has proven to own, in place of `before` and of any check under way. Throws
 * `already_exists` when it is somebody else's. Reads 1, writes up to 5.
 */
export async function linkAccount(tx: Tx, account: SocialAccount, before: SocialAccount | null): Promise<void> {
  const { uid, platform, handle, url } = account;
  const owner = await tx.socialHandles.findOwner(platform, handle);
  if (owner !== null && owner !== uid) throw linkedBySomebodyElse();
  tx.socialAccounts.link(account, before);
  tx.users.putSocialLink(uid, platform, url);
  tx.verificationCodes.removeOf({ uid, platform });
}
