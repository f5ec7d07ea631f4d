import { accountHandle } from '@doubloon/contract/links/account-url.ts';
import {
  socialAccountId,
  type SocialAccount,
  type SocialAccountView,
  type VerificationCode,
} from '@doubloon/contract/social-accounts/operations.ts';

/** An account as its owner sees it: what is linked, what waits for its code, one of them at least. */
export function toSocialAccountView(
  linked: SocialAccount | null,
  issued: VerificationCode | null = null,
): SocialAccountView {
  const known = linked ?? issued;
  if (!known) throw new TypeError('Neither linked nor about to be');
  const { uid, platform } = known;
  const pending = issued && {
    username: accountHandle(issued.accountUrl, platform) ?? issued.accountUrl,
    url: issued.accountUrl,
    code: issued.code,
    expires_at: issued.expiresAt,
  };
  return {
    id: socialAccountId(uid, platform),
    platform,
    username: linked?.handle ?? pending?.username ?? '',
    url: linked?.url ?? pending?.url ?? '',
    verified: linked !== null,
    verified_by: linked?.verifiedBy ?? null,
    verified_at: linked?.verifiedAt ?? null,
    pending,
  };
}
