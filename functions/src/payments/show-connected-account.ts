import type { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toConnectedAccountView } from './connected-account-view.ts';
import { findConnectedAccount } from './connected-accounts.store.ts';
import { providerUnavailable } from './provider-error.ts';
import { refreshConnectedAccount } from './refresh-connected-account.ts';

/** The caller's connected account as the provider sees it now. */
export const showConnectedAccount: Verb<typeof getConnectedAccount> = async (call, { params }) => {
  const stored = await findConnectedAccount(call.db, params.id);
  if (!stored || stored.accessEndedAt) return toConnectedAccountView(null);
  try {
    return toConnectedAccountView(await refreshConnectedAccount(call, stored));
  } catch (error) {
    throw providerUnavailable(error);
  }
};
