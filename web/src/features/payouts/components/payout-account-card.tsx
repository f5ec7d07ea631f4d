import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api-error.ts';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { usePageShownAgain } from '../../../shared/state/use-page-shown-again.ts';
import { payoutsText, unfinishedSetupTexts } from '../../../shared/text/payouts.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { accountStanding } from '../account-standing.ts';
import { connectAccount } from '../api/connect-account.ts';
import { connectedAccountQuery } from '../api/connected-account-query.ts';
import { useFreshStripeLink } from '../use-fresh-stripe-link.ts';
import { useReturnFromStripe } from '../use-return-from-stripe.ts';

/** Connects a creator's payout account at the payment provider, and says where it stands. */
export function PayoutAccountCard({ user }: { user: SessionUser }) {
  const account = useQuery(connectedAccountQuery(user.uid));
  const connecting = useMutation({
    mutationFn: () => connectAccount(user),
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => toastError(payoutsText.connectFailed(messageOf(error, payoutsText.unknownError))),
  });
  const standing = account.data && accountStanding(account.data);
  const ready = standing && standing === 'ready';
  const begun = account.data?.connected === true;
  useReturnFromStripe(ready);
  useFreshStripeLink(ready, connecting.mutate);
  usePageShownAgain(connecting.reset);

  return (
    <Card>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" marginBottom="3">
        <chakra.h2 fontSize="xl">{payoutsText.title}</chakra.h2>
        {account.data && (
          <Badge tone={ready ? 'sea' : 'gold'}>
            {ready ? 'Connected' : begun ? 'Needs verification' : 'Not connected'}
          </Badge>
        )}
      </chakra.div>
      {account.isPending && <Skeleton height="20" />}
      {account.isError && (
        <QueryProblem title={payoutsText.accountUnknown} error={account.error} onRetry={() => void account.refetch()} />
      )}
      {account.data && (
        <>
          <chakra.p color="muted" marginBottom="5">
            {ready
              ? 'Approved treasures are paid out to this account.'
              : standing && standing !== 'none'
                ? unfinishedSetupTexts[standing]
                : 'Approved treasures are paid out through Stripe. Setting it up takes a few minutes.'}
          </chakra.p>
          {begun && (
            <chakra.div marginBottom="5">
              <Facts
                long
                facts={[
                  ['Account', account.data.stripe_account_id],
                  ['Currency', account.data.currency.toUpperCase()],
                ]}
              />
            </chakra.div>
          )}
          {!ready && standing !== 'rejected' && (
            <Button
              busy={connecting.isPending || connecting.isSuccess}
              busyLabel="Going to Stripe..."
              onClick={() => connecting.mutate()}
            >
              {begun ? 'Continue Stripe setup' : payoutsText.connect}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
