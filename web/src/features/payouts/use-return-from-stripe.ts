import { ONBOARDING_MESSAGES, OnboardingFailure } from '@doubloon/contract/payments/onboarding-operations.ts';
import { useEffect, useRef } from 'react';
import { withReason } from '../../shared/api/api-error.ts';
import { toastError, toastSuccess } from '../../shared/state/toasts.ts';
import { useSearchFields } from '../../shared/state/use-search.ts';
import { payoutsText, unfinishedSetupTexts } from '../../shared/text/payouts.ts';
import { canGoOn, type AccountStanding } from './account-standing.ts';

const RETURN_FIELDS = ['stripe_connected', 'stripe_error', 'stripe_account_id', 'message'];

/**
 * Says how connecting the payout account went, once, and takes the answer out of the address. That it is connected is
 * not believed to the address: `standing` is what the account itself says, undefined while that is not known. Nor is the
 * `message` of a failure, which anybody can write into a link: its code says it. A whole page about the account (`isPage`) says
 * itself what is missing.
 */
export function useReturnFromStripe(standing: AccountStanding | undefined, { isPage = false } = {}): void {
  const [search, change] = useSearchFields();
  const connected = search.get('stripe_connected') === 'true';
  const failed = search.has('stripe_error');
  const failure = OnboardingFailure.safeParse(search.get('stripe_error')).data;
  const reason = failure ? ONBOARDING_MESSAGES[failure] : 'Unknown error';

  // The address changes a little later than it is asked to, and what the account says may arrive in between.
  const said = useRef(false);

  useEffect(() => {
    if (!failed && !connected) said.current = false;
    if (said.current) return;
    if (failed) toastError(withReason(payoutsText.connectFailed, reason));
    else if (!connected || standing === undefined) return;
    else if (standing === 'ready') toastSuccess(payoutsText.connected);
    else if (!isPage) sayWhatIsMissing(standing);
    said.current = true;
    change((fields) => RETURN_FIELDS.forEach((name) => fields.delete(name)));
  }, [connected, failed, reason, standing, isPage, change]);
}

function sayWhatIsMissing(standing: Exclude<AccountStanding, 'ready'>): void {
  const missing = unfinishedSetupTexts[standing];
  if (standing === 'checking') toastSuccess(missing);
  else toastError(canGoOn(standing) ? `${missing} Go on under “Payment Account”.` : missing);
}
