import type * as operations from '@doubloon/contract/social-accounts/operations.ts';
import type { SocialAccount, VerificationCode } from '@doubloon/contract/social-accounts/operations.ts';
import { findCodeOnProfile } from '../links/check-account.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { linkAccount } from './link-account.ts';
import { getOwnAccount, toSocialAccountView } from './show-social-accounts.ts';

/** Result of linking: the linked account, or the message for the person. */
type LinkOutcome =
  | { readonly status: 'valid'; readonly account: SocialAccount }
  | { readonly status: 'invalid' | 'unverifiable'; readonly error: string; readonly reason?: string };

const FAILED = 'Verification failed. Please try again.';

/**
 * Looks for an issued code on its profile page and links the account when it is there, in place of any other of the platform. Throws
 * `illegal_state` for a code that has expired, `already_exists` when somebody else has linked the account. Reads 3, writes up to 5.
 */
export async function linkByCode(
  { db, clock, safeFetch }: Pick<Dependencies, 'db' | 'clock' | 'safeFetch'>,
  issued: VerificationCode,
): Promise<LinkOutcome> {
  const { uid, platform, code } = issued;
  if (issued.expiresAt <= clock.now()) {
    throw new AppError('illegal_state', 'Your verification code has expired. Please request a new one.');
  }
  const found = await findCodeOnProfile(safeFetch, issued.accountUrl, platform, code);
  const { status, handle, profileUrl, error = FAILED, reason } = found;
  if (status === 'unverifiable') return { status, error: 'Unable to verify account' };
  if (status === 'invalid' || !handle || !profileUrl) return { status: 'invalid', error, ...(reason && { reason }) };
  const verifiedAt = clock.now();
  const account: SocialAccount = { uid, platform, handle, url: profileUrl, verifiedBy: 'code', verifiedAt };
  return unitOfWork({ db }, async (tx): Promise<LinkOutcome> => {
    const before = await tx.socialAccounts.findOf(uid, platform);
    const stillIssued = await tx.verificationCodes.findOf(uid, platform);
    if (stillIssued?.code !== code) {
      // Another request at the same time has linked it.
      return before?.handle === handle ? { status: 'valid', account: before } : { status: 'invalid', error: FAILED };
    }
    await linkAccount(tx, account, before);
    return { status: 'valid', account };
  });
}

/** Looks for the code of the caller's pending account; one that is linked already, with nothing pending, is answered as it is. */
export const verifySocialAccount: Handler<typeof operations.verifySocialAccount> = async (call, { params }) => {
  const { linked, issued } = await getOwnAccount(call.db, call.caller, params.id);
  if (!issued) return { status: 'valid', error: null, account: toSocialAccountView(linked) };
  const outcome = await linkByCode(call, issued);
  if (outcome.status === 'valid') {
    return { status: 'valid', error: null, account: toSocialAccountView(outcome.account) };
  }
  const { status, error } = outcome;
  return { status, error, account: toSocialAccountView(linked, issued) };
};
