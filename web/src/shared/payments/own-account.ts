import { createContext } from 'react';

/** Whether the payout account of the person who reads is ready; null where that is not known. */
export const OwnAccountReady = createContext<boolean | null>(null);

const ACCOUNT_REASONS: readonly string[] = ['no_account', 'account_not_ready'];

/** Whether what kept a payment back is mended by now: the account that was missing is ready. */
export function isAccountMended({ reason }: { readonly reason: string }, isReady: boolean | null): boolean {
  return isReady === true && ACCOUNT_REASONS.includes(reason);
}
