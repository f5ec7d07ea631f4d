import { accountHandle } from '@doubloon/contract/links/account-url.ts';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import {
  type SocialAccount,
  socialAccountId,
  type SocialAccountView,
  type VerificationCode,
} from '@doubloon/contract/social-accounts/operations.ts';
import { notFound } from '../platform/app-error.ts';
import type { Documents } from '../platform/database/database.ts';
import type { Handler, Caller } from '../platform/dependencies.ts';

/** The caller's account on a platform and its code; at least one of the two. */
interface OwnAccount {
  readonly linked: SocialAccount | null;
  readonly issued: VerificationCode | null;
}

/** The caller's account with this id. Throws `not_found` for none and for anybody else's. Reads 2. */
export async function getOwnAccount(
  documents: Documents,
  { uid }: Pick<Caller, 'uid'>,
  id: string,
): Promise<OwnAccount> {
  const platform = PLATFORM_IDS.find((known) => socialAccountId(uid, known) === id);
  if (!platform) throw notFound('Account');
  const linked = await documents.socialAccounts.findOf(uid, platform);
  const issued = await documents.verificationCodes.findOf(uid, platform);
  if (!linked && !issued) throw notFound('Account');
  return { linked, issued };
}

/** An account as its owner sees it: linked, waiting for its code, or both. */
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

/** The caller's accounts, linked and about to be, in the order in which platforms are always listed. */
export const listSocialAccounts: Handler<'listSocialAccounts'> = async ({ db, caller }) => {
  const [linked, issued, grants] = await Promise.all([
    db.socialAccounts.findAllOf(caller.uid),
    db.verificationCodes.findAllOf(caller.uid),
    db.socialGrants.findAllOf(caller.uid),
  ]);
  return PLATFORM_IDS.flatMap((platform) => {
    const account = linked.find((known) => known.platform === platform) ?? null;
    const code = issued.find((known) => known.platform === platform) ?? null;
    const grant = grants.find((known) => known.platform === platform && known.handle === account?.handle);
    const reads_views = grant !== undefined && grant.endedAt === null;
    return account || code ? [{ ...toSocialAccountView(account, code), reads_views }] : [];
  });
};
