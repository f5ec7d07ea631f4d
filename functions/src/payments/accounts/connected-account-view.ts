import type { ConnectedAccount, ConnectedAccountView } from '@doubloon/contract/payments/connected-account.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import type { OwnAccounts } from '@doubloon/contract/users/own-accounts.ts';
import type { Database } from '../../platform/database/database.ts';

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

/** Somebody's payout account as it is stored, without asking the provider; null when there is none. Reads 1. */
export async function findPayoutAccount(db: Database, uid: string): Promise<OwnAccounts['stripeAccount']> {
  const { stripe_account_id, currency } = toConnectedAccountView(await db.connectedAccounts.find(uid));
  return stripe_account_id === null ? null : { stripe_account_id, currency };
}
