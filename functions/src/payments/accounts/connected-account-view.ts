import type { ConnectedAccount, ConnectedAccountView } from '@doubloon/contract/payments/connected-account.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';

/** A connected account as its owner sees it; null, or one the platform has no access to any more, is none. */
export function toConnectedAccountView(account: ConnectedAccount | null): ConnectedAccountView {
  const current = account && !account.accessEndedAt ? account : null;
  return {
    connected: current !== null,
    stripe_account_id: current?.accountId ?? null,
    status: current?.status ?? null,
    currency: CURRENCY,
    payouts_enabled: current?.payoutsEnabled ?? false,
    details_submitted: current?.detailsSubmitted ?? false,
  };
}
