import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { accountStatus } from './account-status.ts';
import { updateConnectedAccount } from './connected-accounts.store.ts';
import { isMissing } from '../provider/provider-error.ts';
import { Account } from '../provider/stripe-objects.ts';

/** A stored account brought up to date with what the provider says of it now. */
export function withProviderState(stored: ConnectedAccount, account: Account, now: Date): ConnectedAccount {
  return {
    ...stored,
    country: account.country,
    status: accountStatus(account),
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    updatedAt: now,
  };
}

/** A stored account after the platform lost access to it. */
export function withoutAccess(stored: ConnectedAccount, now: Date): ConnectedAccount {
  return { ...stored, accessEndedAt: stored.accessEndedAt ?? now, updatedAt: now };
}

/** The state of a stored account fetched from the provider, not stored yet. Throws what the client throws when it cannot be reached. */
async function fetchProviderState(
  { stripe, clock }: Pick<Dependencies, 'stripe' | 'clock'>,
  stored: ConnectedAccount,
): Promise<ConnectedAccount> {
  try {
    const account = Account.parse(await stripe.accounts.retrieve(stored.accountId));
    return withProviderState(stored, account, clock.now());
  } catch (error) {
    if (isMissing(error)) return withoutAccess(stored, clock.now());
    throw error;
  }
}

/** Stores how an account stands at the provider now; an end of its use that happened meanwhile stays, and so does another account that was opened meanwhile. Reads 1, writes 1. */
export async function refreshConnectedAccount(
  deps: Pick<Dependencies, 'db' | 'stripe' | 'clock'>,
  stored: ConnectedAccount,
): Promise<ConnectedAccount> {
  const fresh = await fetchProviderState(deps, stored);
  const { country, status, chargesEnabled, payoutsEnabled, detailsSubmitted, accessEndedAt, updatedAt } = fresh;
  const current = await updateConnectedAccount(deps, stored, {
    ...{ country, status, chargesEnabled, payoutsEnabled, detailsSubmitted, updatedAt },
    ...(accessEndedAt && { accessEndedAt }),
  });
  return current ?? withoutAccess(fresh, updatedAt);
}

/** Asks for a creator's account afresh when it is not ready, because the news of it may be on its way only. Never throws what the provider answers. */
export async function renewAccount(
  deps: Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log'>,
  creatorId: string,
): Promise<void> {
  const stored = await deps.db.connectedAccounts.find(creatorId);
  if (!stored || stored.accessEndedAt || stored.status === 'active') return;
  try {
    await refreshConnectedAccount(deps, stored);
  } catch (error) {
    deps.log.warn({ err: error, creatorId }, 'connected account not refreshed');
  }
}
