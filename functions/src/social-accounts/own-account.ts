import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import {
  socialAccountId,
  type SocialAccount,
  type VerificationCode,
} from '@doubloon/contract/social-accounts/operations.ts';
import { notFound } from '../platform/app-error.ts';
import type { Caller } from '../platform/identity/caller.ts';
import type { Documents } from '../platform/database/database.ts';

/** The caller's account on a platform and its code; at least one of the two. */
export interface OwnAccount {
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
