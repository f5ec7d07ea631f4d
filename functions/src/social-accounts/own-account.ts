import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import {
  socialAccountId,
  type SocialAccount,
  type VerificationCode,
} from '@doubloon/contract/social-accounts/operations.ts';
import type { Transaction } from '@google-cloud/firestore';
import { notFound } from '../platform/app-error.ts';
import type { Call } from '../platform/dependencies.ts';
import { findSocialAccount } from './social-accounts.store.ts';
import { findVerificationCode } from './verification-codes.store.ts';

/** What the caller has of a platform; one of the two at least. */
export interface OwnAccount {
  readonly linked: SocialAccount | null;
  readonly issued: VerificationCode | null;
}

/** The caller's account with this id. Throws `not_found` for none and for anybody else's. Reads 2. */
export async function getOwnAccount(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: string,
  transaction?: Transaction,
): Promise<OwnAccount> {
  const { uid } = caller;
  const platform = PLATFORM_IDS.find((known) => socialAccountId(uid, known) === id);
  if (!platform) throw notFound('Account');
  const linked = await findSocialAccount(db, uid, platform, transaction);
  const issued = await findVerificationCode(db, uid, platform, transaction);
  if (!linked && !issued) throw notFound('Account');
  return { linked, issued };
}
