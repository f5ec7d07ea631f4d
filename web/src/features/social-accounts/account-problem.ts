import { OAUTH_PLATFORMS } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { ApiError, isUnreadable, messageOf } from '../../shared/api/api-error.ts';
import { socialAccountsText } from '../../shared/text/social-accounts.ts';

/** Why an account could not be linked; `unverifiable` when its platform did not show it, which is neither a yes nor a no. */
export interface AccountProblem {
  text: string;
  /** The cause and the remedy; absent where the text names them. */
  reason?: string;
  unverifiable: boolean;
}

/** An address that the check of accounts did not take. */
export class RefusedAccount extends Error {
  readonly unverifiable: boolean;

  constructor({ text, unverifiable }: AccountProblem) {
    super(text);
    this.unverifiable = unverifiable;
  }
}

/** Returns the problem when an account's address could not be checked, or no code could be issued for it. */
export function checkProblem(error: unknown): AccountProblem {
  if (error instanceof RefusedAccount) {
    const { message: text, unverifiable } = error;
    return { text, unverifiable, ...(unverifiable && { reason: socialAccountsText.notShown }) };
  }
  if (isUnreadable(error)) return { text: socialAccountsText.unreadable, unverifiable: false };
  return toldProblem(error, socialAccountsText.checkFailed);
}

/** Returns the problem when the code was not found, or the link could not be saved. */
export function saveProblem(error: unknown): AccountProblem {
  if (isUnreadable(error)) return { text: socialAccountsText.saveFailed, unverifiable: false };
  return toldProblem(error, socialAccountsText.saveFailed);
}

function toldProblem(error: unknown, fallback: string): AccountProblem {
  const { code, message, details } = error instanceof ApiError ? error : {};
  const unverifiable = code === 'provider_unavailable';
  const reason = typeof details === 'string' ? details : unverifiable ? socialAccountsText.notShown : undefined;
  // Nothing is wrong inside our server that a request id would help to find.
  const text = (unverifiable && message) || messageOf(error, fallback);
  return { text, unverifiable, ...(reason && { reason }) };
}

/** True when an account of the platform can also be linked by signing in there. */
export function hasSignIn(platform: PlatformId): boolean {
  return (OAUTH_PLATFORMS as readonly PlatformId[]).includes(platform);
}
