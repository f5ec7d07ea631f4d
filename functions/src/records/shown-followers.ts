import type { KnownCreator } from '@doubloon/contract/records/record.ts';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import { socialAccountId } from '@doubloon/contract/social-accounts/operations.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import type { Documents } from '../platform/database/database.ts';

/** Returns the follower counts of the linked accounts that a creator shows, by platform, where the platform gave one. Reads one per account that is shown. */
export async function findShownFollowers(
  { socialAccounts }: Pick<Documents, 'socialAccounts'>,
  uid: string,
  shown: User['socialLinks'],
): Promise<KnownCreator['followers']> {
  const platforms = PLATFORM_IDS.filter((platform) => shown[platform] !== undefined);
  const accounts = await socialAccounts.findEach(platforms.map((platform) => socialAccountId(uid, platform)));
  return Object.fromEntries(
    accounts.flatMap((account) =>
      account?.followers && account.url === shown[account.platform] ? [[account.platform, account.followers]] : [],
    ),
  );
}
