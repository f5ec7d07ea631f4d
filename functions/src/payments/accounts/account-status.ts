import type { ConnectedAccountStatus } from '@doubloon/contract/payments/connected-account.ts';
import type { Account } from '../provider/stripe-objects.ts';

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
