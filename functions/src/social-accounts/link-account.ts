import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';

/** The refusal of an account that somebody else has linked. */
export function linkedBySomebodyElse(): AppError {
  return new AppError('already_exists', 'This account is already linked to another user');
}

/** The refusal of the address of an account. */
export function refusedAccountUrl(message: string): AppError {
  return new AppError('invalid_input', message, { details: [{ field: 'body.accountUrl', message }] });
}

/** The refusal of an account whose platform showed neither that it exists nor that it does not. */
export function unverifiableAccount(): AppError {
  return new AppError('provider_unavailable', 'Unable to verify account', {
    details: 'The platform did not show this profile to us. Make sure that it is public and try again.',
  });
}

/**
 * Links an account that its person has proven to own, in place of `before` and of any check under way. Throws
 * `already_exists` when it is somebody else's. Reads 1, writes up to 5.
 */
export async function linkAccount(tx: Tx, account: SocialAccount, before: SocialAccount | null): Promise<void> {
  const { uid, platform, handle, url } = account;
  const owner = await tx.socialHandles.findOwner(platform, handle);
  if (owner !== null && owner !== uid) throw linkedBySomebodyElse();
  tx.socialAccounts.link(account, before);
  tx.users.putSocialLink(uid, platform, url);
  tx.verificationCodes.removeOf({ uid, platform });
}
