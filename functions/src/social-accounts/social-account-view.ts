import type { SocialAccount, SocialAccountView } from '@doubloon/contract/social-accounts/operations.ts';

/** A linked account as its owner sees it. */
export function toSocialAccountView({ platform, handle, url, verifiedAt }: SocialAccount): SocialAccountView {
  return { platform, username: handle, url, verified: true, verified_at: verifiedAt };
}
