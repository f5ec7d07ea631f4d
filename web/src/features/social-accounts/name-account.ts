import { verifyAccount } from '@doubloon/contract/links/operations.ts';
import { issueVerificationCode, type SocialAccountView } from '@doubloon/contract/social-accounts/operations.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { request } from '../../shared/api/request.ts';
import { socialAccountsText } from '../../shared/text/social-accounts.ts';
import { RefusedAccount } from './account-problem.ts';

/** An account that exists, and the code its profile has to show until `expiresAt`. */
export interface NamedAccount {
  accountUrl: string;
  code: string;
  expiresAt: Date;
}

/** The account that still waits for the code it was given, if one does. */
export function begunAccount(account: SocialAccountView | undefined): NamedAccount | undefined {
  const pending = account?.pending;
  return pending ? { accountUrl: pending.url, code: pending.code, expiresAt: pending.expires_at } : undefined;
}

/** Checks that an account exists and gets a code for it. Throws `RefusedAccount`, and `ApiError` when a call fails. */
export async function nameAccount(accountUrl: string, platform: PlatformId): Promise<NamedAccount> {
  const check = await request(verifyAccount, { body: { url: accountUrl, platform } });
  if (check.status === 'unverifiable') {
    throw new RefusedAccount({ text: check.error ?? socialAccountsText.unverifiable, unverifiable: true });
  }
  if (!check.isValid)
    throw new RefusedAccount({ text: check.error ?? socialAccountsText.invalid, unverifiable: false });
  const { code, expires_at: expiresAt } = await request(issueVerificationCode, { body: { accountUrl, platform } });
  return { accountUrl, code, expiresAt };
}
