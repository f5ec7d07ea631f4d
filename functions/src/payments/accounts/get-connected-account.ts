import type * as operations from '@doubloon/contract/payments/operations.ts';
import type { Call } from '../../platform/dependencies.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { toConnectedAccountView } from './connected-account-view.ts';
import { providerUnavailable } from '../provider/provider-error.ts';
import { refreshConnectedAccount } from './refresh-connected-account.ts';

/** The caller's connected account as the provider sees it now. */
export const getConnectedAccount: Handler<typeof operations.getConnectedAccount> = (call) => showOwn(call);

export const getOwnConnectedAccount: Handler<typeof operations.getOwnConnectedAccount> = (call) => showOwn(call);

async function showOwn(call: Call) {
  const stored = await call.db.connectedAccounts.find(call.caller.uid);
  if (!stored || stored.accessEndedAt) return toConnectedAccountView(null);
  try {
    return toConnectedAccountView(await refreshConnectedAccount(call, stored));
  } catch (error) {
    throw providerUnavailable(error);
  }
}
