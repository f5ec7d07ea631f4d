import { createConnectedAccount, createConnectedAccountLink } from '@doubloon/contract/payments/operations.ts';
import { DEFAULT_COUNTRY } from '@doubloon/contract/shared/constants.ts';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { failureText, needsSignIn } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { useGoOnOnceProven } from '../../shared/proven-email/use-go-on-once-proven.ts';
import { type SessionUser, useSession } from '../../shared/state/session.ts';
import { toastError } from '../../shared/state/toasts.ts';
import { payoutsText } from '../../shared/text/payouts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { canGoOn, type AccountStanding } from './account-standing.ts';
import { SignInAgain } from '../../shared/form/sign-in-again.tsx';

/** Leads a creator to the payment provider, to set up their account or go on with it: at once (`mutate`), or by the button that an account may need, also one that is ready when the provider asks for more of it. `signInAgain` is the dialog that asks to sign in first where that is needed. */
export function useConnectAccount({ uid, email }: SessionUser) {
  const connecting = useMutation({
    // Opens the payout account when there is none yet; answers where to go to set it up.
    mutationFn: async () => {
      await request(createConnectedAccount, { body: { creatorId: uid, email, country: DEFAULT_COUNTRY } });
      return (await request(createConnectedAccountLink, { body: { creatorId: uid } })).url;
    },
    meta: {
      failure: (error) =>
        needsSignIn(error) ? undefined : failureText(payoutsText.connectFailed, error, 'Unknown error'),
    },
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => onceProven(error),
  });
  const { mutate } = connecting;
  const onceProven = useGoOnOnceProven(mutate);
  const connect = () => (useSession.getState().token ? mutate() : toastError(payoutsText.loginFirst));
  const signInAgain = needsSignIn(connecting.error) && (
    <SignInAgain email={email} submit="Connect Stripe" onSignedIn={mutate} onClose={connecting.reset} />
  );
  const button = (standing: AccountStanding, { asksForMore = false } = {}) =>
    (canGoOn(standing) || asksForMore) && (
      <Button loading={connecting.isPending || connecting.isSuccess} loadingText="Going to Stripe..." onClick={connect}>
        {standing === 'none' ? 'Connect Stripe' : 'Continue Stripe setup'}
      </Button>
    );
  return { button, mutate, signInAgain, reset: connecting.reset };
}

/** Asks again where an account stands. */
export function CheckAgain({ account }: { account: Pick<UseQueryResult, 'isFetching' | 'refetch'> }) {
  return (
    <Button
      variant="outline"
      loading={account.isFetching}
      loadingText="Checking..."
      onClick={() => void account.refetch()}
    >
      Check again
    </Button>
  );
}
