import { accountHandle } from '@doubloon/contract/links/account-url.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type * as operations from '@doubloon/contract/social-accounts/operations.ts';
import type { SocialAccount, VerificationCode } from '@doubloon/contract/social-accounts/operations.ts';
import { AppError } from '../platform/app-error.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { unverifiableAccount } from './link-account.ts';
import { linkByCode } from './verify-social-account.ts';
import { toSocialAccountView } from './show-social-accounts.ts';

/**
 * Links the account whose profile page shows the code issued for it, in place of any other of the platform. Repeating it
 * changes nothing. Throws `illegal_state` without a valid code or when the page does not show it, `provider_unavailable`
 * when the page cannot be read, `already_exists` when somebody else has linked the account.
 */
export const saveSocialLink: Handler<typeof operations.saveSocialLink> = async (call, { body }) => {
  const { platform, accountUrl } = body;
  const { db, caller } = call;
  const issued = await db.verificationCodes.findOf(caller.uid, platform);
  if (!issued) {
    const linked = await db.socialAccounts.findOf(caller.uid, platform);
    if (linked && linked.handle === accountHandle(accountUrl, platform)) return answer(linked);
  }
  const outcome = await linkByCode(call, requireCodeFor(issued, platform, accountUrl));
  if (outcome.status === 'valid') return answer(outcome.account);
  const { status, error, reason } = outcome;
  throw status === 'unverifiable'
    ? unverifiableAccount()
    : new AppError('illegal_state', error, { ...(reason && { details: reason }) });
};

function answer(account: SocialAccount) {
  return { success: true as const, account: toSocialAccountView(account) };
}

function requireCodeFor(issued: VerificationCode | null, platform: PlatformId, accountUrl: string): VerificationCode {
  const isForThisAccount =
    issued?.requestedUrl === accountUrl ||
    (issued && accountHandle(issued.accountUrl, platform) === accountHandle(accountUrl, platform));
  if (!issued || !isForThisAccount) {
    throw new AppError('illegal_state', 'Request a verification code for this account first');
  }
  return issued;
}
