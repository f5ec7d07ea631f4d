import type * as onboardingOperations from '@doubloon/contract/payments/onboarding-operations.ts';
import type { OnboardingFailure } from '@doubloon/contract/payments/onboarding-operations.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Call } from '../../platform/dependencies.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { refreshConnectedAccount } from './refresh-connected-account.ts';

const MESSAGES: Readonly<Record<OnboardingFailure, string>> = {
  no_account: 'This Stripe account is not connected here.',
  account_rejected: 'Stripe has rejected this account. Please contact support.',
  provider_unavailable: 'Stripe does not answer at the moment. Please try again later.',
};

/** Brings the account that the provider sends its person back from up to date, and leads to the page that says how connecting it went. */
export const returnFromOnboarding: Handler<typeof onboardingOperations.returnFromOnboarding> = async (
  call,
  { query },
) => {
  const accountId = query.stripe_account_id;
  const failure = await failureOf(call, accountId);
  const told: Record<string, string> = failure
    ? { stripe_error: failure, message: MESSAGES[failure] }
    : { stripe_connected: 'true' };
  return `${call.config.siteOrigin}/stripe/success?${new URLSearchParams({ ...told, stripe_account_id: accountId }).toString()}`;
};

async function failureOf(call: Call<null>, accountId: string): Promise<OnboardingFailure | null> {
  const stored = await unitOfWork(call, (tx) => tx.connectedAccounts.findByAccount(accountId));
  if (!stored || stored.accessEndedAt) return 'no_account';
  try {
    const { accessEndedAt, status } = await refreshConnectedAccount(call, stored);
    if (accessEndedAt) return 'no_account';
    return status === 'rejected' ? 'account_rejected' : null;
  } catch (error) {
    call.log.warn({ accountId, err: error }, 'account not looked at');
    return 'provider_unavailable';
  }
}
