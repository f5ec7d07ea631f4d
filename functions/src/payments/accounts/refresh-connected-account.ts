import type { ConnectedAccount, ConnectedAccountStatus } from '@doubloon/contract/payments/connected-account.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { isMissing } from '../provider/provider-error.ts';
import { Account } from '../provider/stripe-objects.ts';
import { updateConnectedAccount } from './connected-accounts.store.ts';

/**
 * Where a connected account stands, from the provider's account alone: `rejected` for good, `active` when it can be sent money and pay it
 * out, `pending` while its person has not finished or the provider is still checking, else `restricted`. It follows the provider: from any
 * status it can come to any other (decision 004).
 */
export function accountStatus(account: Account): ConnectedAccountStatus {
  const { disabled_reason: disabled, currently_due: due, pending_verification: pending } = account.requirements ?? {};
  if (disabled?.startsWith('rejected.')) return 'rejected';
  if (account.capabilities?.transfers === 'active' && account.payouts_enabled) return 'active';
  if (!account.details_submitted) return 'pending';
  const isBeingChecked = (due ?? []).length === 0 && (pending ?? []).length > 0;
  return isBeingChecked ? 'pending' : 'restricted';
}

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
