import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';

/**
 * The social links a person shows after these changes. Only linked accounts are shown, so that nobody passes for
 * somebody else; an empty link hides an account that stays linked. Throws `invalid_input` naming every other address. Reads 1
 * per link that is not empty.
 */
export async function shownLinks(
  tx: Tx,
  user: User,
  changes: Partial<Record<PlatformId, string>>,
): Promise<User['socialLinks']> {
  const links = { ...user.socialLinks };
  const refused: PlatformId[] = [];
  for (const [platform, url] of Object.entries(changes) as [PlatformId, string][]) {
    delete links[platform];
    if (!url) continue;
    const linked = await tx.socialAccounts.findOf(user.uid, platform);
    if (linked?.url === url) links[platform] = url;
    else refused.push(platform);
  }
  if (refused.length > 0) {
    const message = 'Link this account first; then its address can be shown';
    throw new AppError('invalid_input', message, {
      details: refused.map((platform) => ({ field: `body.socialLinks.${platform}`, message })),
    });
  }
  return links;
}
