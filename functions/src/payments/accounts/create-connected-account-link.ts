import type * as operations from '@doubloon/contract/payments/operations.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { providerUnavailable } from '../provider/provider-error.ts';

/** A fresh link to the provider's onboarding of the caller's account. Throws `not_found` when there is no account yet. */
export const createConnectedAccountLink: Handler<typeof operations.createConnectedAccountLink> = async ({
  db,
  stripe,
  config,
  caller,
}) => {
  const stored = await db.connectedAccounts.find(caller.uid);
  if (!stored || stored.accessEndedAt) throw notFound('Payout account');
  if (stored.status === 'rejected') {
    throw new AppError('illegal_state', 'The payment provider has rejected this account. Please contact support.');
  }
  try {
    const { url, expires_at } = await stripe.accountLinks.create({
      account: stored.accountId,
      type: 'account_onboarding',
      refresh_url: `${config.siteOrigin}/profile?stripe_refresh=true`,
      return_url: `${config.siteOrigin}/api/payments/stripe-connect/return?stripe_account_id=${stored.accountId}`,
    });
    return { url, expires_at };
  } catch (error) {
    throw providerUnavailable(error);
  }
};
