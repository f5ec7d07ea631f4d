import { accountHandle } from '@doubloon/contract/links/account-url.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { saveSocialLink, SocialAccount, VerificationCode } from '@doubloon/contract/social-accounts/operations.ts';
import { findCodeOnProfile } from '../links/check-account.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { setSocialLink } from '../users/set-social-link.ts';
import { linkedBySomebodyElse, unverifiableAccount } from './account-refusals.ts';
import { toSocialAccountView } from './social-account-view.ts';
import { findHandleOwner, findSocialAccount, putSocialAccount } from './social-accounts.store.ts';
import { findVerificationCode, removeVerificationCode } from './verification-codes.store.ts';

/**
 * Links the account whose profile page shows the code issued for it, in place of any other of the platform. Repeating it
 * changes nothing. Throws `illegal_state` without a valid code or when the page does not show it, `provider_unavailable`
 * when the page cannot be read, `already_exists` when somebody else has linked the account.
 */
export const linkSocialAccount: Verb<typeof saveSocialLink> = async ({ db, clock, caller, safeFetch }, { body }) => {
  const { platform, accountUrl } = body;
  const { uid } = caller;
  const issued = await findVerificationCode(db, uid, platform);
  if (!issued) {
    const linked = await findSocialAccount(db, uid, platform);
    if (linked && linked.handle === accountHandle(accountUrl, platform)) return answer(linked);
  }
  const { code, accountUrl: profile } = requireCodeFor(issued, platform, accountUrl, clock.now());
  const { status, handle, profileUrl, error } = await findCodeOnProfile(safeFetch, profile, platform, code);
  if (status === 'unverifiable') throw unverifiableAccount();
  if (status === 'invalid' || !handle || !profileUrl) throw verificationFailed(error);

  const account: SocialAccount = {
    uid,
    platform,
    handle,
    url: profileUrl,
    verifiedBy: 'code',
    verifiedAt: clock.now(),
  };
  const linked = await db.runTransaction(async (transaction) => {
    const before = await findSocialAccount(db, uid, platform, transaction);
    const stillIssued = await findVerificationCode(db, uid, platform, transaction);
    if (stillIssued?.code !== code) {
      if (before?.handle === handle) return before;
      throw verificationFailed();
    }
    const owner = await findHandleOwner(db, platform, handle, transaction);
    if (owner !== null && owner !== uid) throw linkedBySomebodyElse();
    putSocialAccount(transaction, db, account, before);
    setSocialLink(transaction, db, uid, platform, profileUrl);
    removeVerificationCode(transaction, db, stillIssued);
    return account;
  });
  return answer(linked);
};

function answer(account: SocialAccount) {
  return { success: true as const, account: toSocialAccountView(account) };
}

function verificationFailed(message = 'Verification failed. Please try again.'): AppError {
  return new AppError('illegal_state', message);
}

function requireCodeFor(
  issued: VerificationCode | null,
  platform: PlatformId,
  accountUrl: string,
  now: Date,
): VerificationCode {
  const isForThisAccount =
    issued?.requestedUrl === accountUrl ||
    (issued && accountHandle(issued.accountUrl, platform) === accountHandle(accountUrl, platform));
  if (!issued || !isForThisAccount) {
    throw new AppError('illegal_state', 'Request a verification code for this account first');
  }
  if (issued.expiresAt <= now) {
    throw new AppError('illegal_state', 'Your verification code has expired. Please request a new one.');
  }
  return issued;
}
