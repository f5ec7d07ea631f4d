import type { ConnectedAccountView } from '@doubloon/contract/payments/connected-account.ts';

/** How far a payout account is: only a `ready` one can be paid. */
export type AccountStanding = 'none' | 'unfinished' | 'checking' | 'restricted' | 'rejected' | 'unreachable' | 'ready';

/** Returns where an account stands, as far as its person has to know. */
export function accountStanding(account: ConnectedAccountView): AccountStanding {
  if (!account.connected || account.status === null) return 'none';
  if (account.access_refused_since) return 'unreachable';
  switch (account.status) {
    case 'active':
      return 'ready';
    case 'pending':
      return account.details_submitted ? 'checking' : 'unfinished';
    default:
      return account.status;
  }
}

/** True when the account has a dashboard at the payment provider that can be opened from here. */
export function hasDashboard({
  details_submitted: isFinished,
  access_refused_since: refused,
}: ConnectedAccountView): boolean {
  return isFinished && !refused;
}

/** True when another visit to the payment provider can help. */
export function canGoOn(standing: AccountStanding): boolean {
  return standing === 'none' || standing === 'unfinished' || standing === 'restricted';
}
