import type { ConnectedAccountView } from '@doubloon/contract/payments/connected-account.ts';
import { disconnectAccount, getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import type { OutputOf } from '@doubloon/contract/calls/operation.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountStanding, hasDashboard, type AccountStanding } from '../account-standing.ts';
import { CheckAgain, useConnectAccount } from '../use-connect-account.tsx';
import { useReturnFromStripe } from '../use-return-from-stripe.ts';
import { DueDetails } from './due-details.tsx';
import { OpenDashboard } from './open-dashboard.tsx';
import { messageOf, needsSignIn } from '../../../shared/api/api-error.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { SignInAgain } from '../../../shared/form/sign-in-again.tsx';
import { paths } from '../../../shared/paths.ts';
import { ProofOffer } from '../../../shared/proven-email/proof-offer.tsx';
import { type SessionUser, useSession } from '../../../shared/state/session.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { usePageShownAgain } from '../../../shared/state/use-page-shown-again.ts';
import { useSearchFields } from '../../../shared/state/use-search.ts';
import { chakra, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { accountMarks, payoutsText, unfinishedSetupTexts } from '../../../shared/text/payouts.ts';
import { Actions, Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const PALETTES = {
  none: 'plain',
  unfinished: 'gold',
  checking: 'gold',
  restricted: 'coral',
  rejected: 'coral',
  unreachable: 'gold',
  ready: 'sea',
} as const satisfies Record<AccountStanding, string>;

/** Connects and disconnects a creator's payout account at the payment provider, and says where it stands. */
export function PayoutAccountCard({ user }: { user: SessionUser }) {
  const account = useQuery(queryOf(getConnectedAccount, { params: { id: user.uid } }));
  const { button, mutate, signInAgain, reset } = useConnectAccount(user);
  const standing = account.data && accountStanding(account.data);
  const asksForMore = standing === 'ready' && (account.data?.due.length ?? 0) > 0;
  useReturnFromStripe(standing);
  useFreshStripeLink(standing && standing === 'ready' && !asksForMore, mutate);
  usePageShownAgain(reset);

  return (
    <SettingsSection
      title={payoutsText.title}
      intro="Where approved treasures are paid to, through Stripe. We never see your bank details."
      mark={standing && <Badge colorPalette={PALETTES[standing]}>{accountMarks[standing]}</Badge>}
    >
      <QueryView query={account} problem="Failed to load your payment account" pending={<Skeleton height="20" />}>
        {(shown) =>
          standing && (
            <>
              <Standing account={shown} standing={standing} />
              {!user.emailVerified && (
                <chakra.div marginBottom="5" maxWidth="prose">
                  <ProofOffer email={user.email} why={payoutsText.proofFirst} />
                </chakra.div>
              )}
              <Wrap gap="3">
                {button(standing, { asksForMore })}
                {standing !== 'none' && hasDashboard(shown) && <OpenDashboard uid={user.uid} />}
                {(standing === 'checking' || standing === 'unreachable') && <CheckAgain account={account} />}
                {standing !== 'none' && <DisconnectAccount user={user} />}
                {signInAgain}
              </Wrap>
            </>
          )
        }
      </QueryView>
    </SettingsSection>
  );
}

function Standing({ account, standing }: { account: ConnectedAccountView; standing: AccountStanding }) {
  return (
    <Stack gap="5" marginBottom="5">
      <chakra.p maxWidth="prose">
        {standing === 'ready'
          ? 'Approved treasures are paid out to this account.'
          : standing === 'none'
            ? 'Approved treasures are paid out through Stripe. Setting it up takes a few minutes.'
            : unfinishedSetupTexts[standing]}
      </chakra.p>
      <DueDetails account={account} />
      {standing !== 'none' && (
        <Facts
          long
          facts={[
            ['Account', <chakra.span key="id" overflowWrap="anywhere" children={account.stripe_account_id} />],
            ['Currency', account.currency.toUpperCase()],
          ]}
        />
      )}
    </Stack>
  );
}

/** Says why somebody who is no creator has no payout account here, and where owners find their payments. */
export function NoPayoutAccount({ role }: { role: Role }) {
  const pays = role === 'business_owner';
  return (
    <SettingsSection title={payoutsText.title}>
      <Stack gap="4" justifyItems="start">
        <p>
          {pays
            ? 'You pay for each loot at its checkout, so there is no account to connect.'
            : 'Payment accounts are for content creators, who are paid through them.'}
        </p>
        {pays && (
          <ButtonLink variant="outline" to={paths.lootManagement}>
            See what your loots have paid
          </ButtonLink>
        )}
      </Stack>
    </SettingsSection>
  );
}

/**
 * Goes on with the setup when the payment provider sent somebody back because its link had run out (`stripe_refresh`).
 * `ready`: whether the account needs no setup any more, undefined while that is not known.
 */
function useFreshStripeLink(ready: boolean | undefined, goOn: () => void): void {
  const [search, change] = useSearchFields();
  const asked = search.get('stripe_refresh') === 'true';

  useEffect(() => {
    if (!asked || ready === undefined) return;
    change((fields) => fields.delete('stripe_refresh'));
    if (!ready) goOn();
  }, [asked, ready, goOn, change]);
}

/** Disconnects a creator's payout account, after saying what that means and, where it is needed, a new sign-in; refused, it says why. */
function DisconnectAccount({ user: { uid, email } }: { user: SessionUser }) {
  const [asking, setAsking] = useState(false);
  const disconnecting = useMutation({
    mutationFn: () => request(disconnectAccount, {}),
    meta: {
      shows: (client, account: OutputOf<typeof disconnectAccount>) =>
        client.setQueryData(queryOf(getConnectedAccount, { params: { id: uid } }).queryKey, account),
      success: payoutsText.disconnected,
      failure: (error) => (needsSignIn(error) ? undefined : payoutsText.disconnectFailed),
    },
    onSuccess: () => setAsking(false),
  });
  const open = () => {
    disconnecting.reset();
    if (useSession.getState().token) setAsking(true);
    else toastError(payoutsText.loginFirst);
  };
  const { isPending, error, mutate } = disconnecting;
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="dangerQuiet" onClick={open}>
        Disconnect
      </Button>
      {asking && needsSignIn(error) && (
        <SignInAgain email={email} submit="Disconnect" onSignedIn={mutate} onClose={close} />
      )}
      {asking && !needsSignIn(error) && (
        <Dialog title="Disconnect your Stripe account?" onClose={isPending ? undefined : close} width="30rem">
          <p>
            Treasures that are approved from then on cannot be paid until you connect an account again. The account
            itself, with all that was paid to it, stays yours at Stripe.
          </p>
          <FormProblem text={error ? messageOf(error, payoutsText.disconnectFailed) : undefined} />
          <Actions>
            <Button variant="quiet" disabled={isPending} onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" loading={isPending} loadingText="Disconnecting..." onClick={() => mutate()}>
              Disconnect
            </Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}
