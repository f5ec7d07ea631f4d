import {
  ACCESS_REFUSED_DAYS,
  MAX_DUE,
  MAX_DUE_NAME,
  MAX_DUE_PROBLEM,
  type ConnectedAccount,
  type ConnectedAccountStatus,
  type DueDetail,
} from '@doubloon/contract/payments/connected-account.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Account } from '../provider/stripe-objects.ts';

/**
 * Returns where a connected account stands, from the provider's account alone: `rejected` for good, `active` when it can be sent money and pay it
 * out, `pending` while its person has not finished or the provider looks at it and asks for nothing (`under_review`, `listed` and the like of
 * https://docs.stripe.com/api/accounts/object#account_object-requirements-disabled_reason), else `restricted`. It follows the provider: from any status it
 * can come to any other (decision 004).
 */
export function accountStatus(account: Account): ConnectedAccountStatus {
  const { disabled_reason: disabled, currently_due: due, past_due: late } = account.requirements ?? {};
  if (disabled?.startsWith('rejected.')) return 'rejected';
  if (account.capabilities?.transfers === 'active' && account.payouts_enabled) return 'active';
  if (!account.details_submitted) return 'pending';
  return [...(due ?? []), ...(late ?? [])].length > 0 ? 'restricted' : 'pending';
}

/** A stored account updated from the provider's; of one whose use has ended nothing is learned any more. */
export function withProviderState(stored: ConnectedAccount, account: Account, now: Date): ConnectedAccount {
  if (stored.accessEndedAt) return stored;
  const status = accountStatus(account);
  const deadline = account.requirements?.current_deadline;
  return {
    ...stored,
    country: account.country,
    status,
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    due: dueDetails(account),
    dueBy: deadline ? new Date(deadline * 1000) : null,
    restrictedAt: status === 'restricted' ? restrictedAt(stored, now) : null,
    cardFingerprints: fingerprintsOf(account, 'card'),
    bankFingerprints: fingerprintsOf(account, 'bank_account'),
    accessRefusedSince: null,
    updatedAt: now,
  };
}

/**
 * Everything that the provider asks for, first what is late: `past_due` disables the account, `currently_due` will at its deadline; `errors` say why what was given
 * does not do (https://docs.stripe.com/connect/handling-api-verification). A long list and long texts are cut off.
 */
function dueDetails({ requirements }: Account): DueDetail[] {
  const { past_due: late, currently_due: due, errors } = requirements ?? {};
  const names = [...new Set([...(late ?? []), ...(due ?? [])])];
  return names.slice(0, MAX_DUE).map((name) => {
    const problem = errors?.find(({ requirement }) => requirement === name)?.reason;
    return { name: name.slice(0, MAX_DUE_NAME), problem: problem ? problem.slice(0, MAX_DUE_PROBLEM) : null };
  });
}

/** The moment at which an account came to be restricted of which nothing had been asked; null where its person was setting it up and knows. */
function restrictedAt({ status, detailsSubmitted, restrictedAt: before }: ConnectedAccount, now: Date): Date | null {
  if (status === 'restricted') return before;
  return detailsSubmitted ? now : null;
}

function fingerprintsOf({ external_accounts: paidTo }: Account, kind: 'card' | 'bank_account'): string[] {
  const fingerprints = paidTo?.data.map(({ object, fingerprint }) => (object === kind ? fingerprint : null)) ?? [];
  return fingerprints.filter((fingerprint) => typeof fingerprint === 'string');
}

/** An account whose use has ended: what only mattered for paying to it is forgotten. */
export function withoutAccess(stored: ConnectedAccount, now: Date): ConnectedAccount {
  return {
    ...stored,
    cardFingerprints: [],
    bankFingerprints: [],
    due: [],
    dueBy: null,
    restrictedAt: null,
    bankRefusals: [],
    accessRefusedSince: null,
    accessEndedAt: stored.accessEndedAt ?? now,
    updatedAt: now,
  };
}

/**
 * An account that the provider has refused once more. One refusal ends nothing: it looks alike whether its person has revoked the access, which an event
 * tells, or something is the matter with the platform's key (https://docs.stripe.com/error-codes#account-invalid).
 */
export function withRefusal(stored: ConnectedAccount, now: Date): ConnectedAccount {
  if (stored.accessEndedAt) return stored;
  const since = stored.accessRefusedSince ?? now;
  if (now >= addDays(since, ACCESS_REFUSED_DAYS)) return withoutAccess(stored, now);
  return { ...stored, accessRefusedSince: since, updatedAt: now };
}
