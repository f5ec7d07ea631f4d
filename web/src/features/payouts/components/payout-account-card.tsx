import type { ConnectedAccountView } from '@doubloon/contract/payments/connected-account.ts';
import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/queries/query.ts';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import { ANCHORS } from '../../../shared/state/use-arrival.ts';
import { usePageShownAgain } from '../../../shared/state/use-page-shown-again.ts';
import { chakra, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { accountMarks, payoutsText, unfinishedSetupTexts } from '../../../shared/text/payouts.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { accountStanding, type AccountStanding, canGoOn } from '../account-standing.ts';
import { useConnectAccount } from '../use-connect-account.ts';
import { useReturnFromStripe } from '../use-return-from-stripe.ts';
import { DisconnectAccount } from './disconnect-account.tsx';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useEffect } from 'react';
import { useSearchFields } from '../../../shared/state/use-search.ts';

const TONES = {
  none: 'plain',
  unfinished: 'gold',
  checking: 'gold',
  restricted: 'coral',
  rejected: 'coral',
  ready: 'sea',
} as const satisfies Record<AccountStanding, string>;

/** Connects and disconnects a creator's payout account at the payment provider, and says where it stands. */
export function PayoutAccountCard({ user }: { user: SessionUser }) {
  const account = useQuery(queryOf(getConnectedAccount, { params: { id: user.uid } }));
  const { connect, mutate, reset, busy } = useConnectAccount(user);
  const standing = account.data && accountStanding(account.data);
  const ready = standing && standing === 'ready';
  useReturnFromStripe(standing);
  useFreshStripeLink(ready, mutate);
  usePageShownAgain(reset);

  return (
    <SettingsSection
      title={payoutsText.title}
      anchor={ANCHORS.payoutAccount}
      ready={!account.isPending}
      intro="Where approved treasures are paid to, through Stripe. We never see your bank details."
      mark={standing && <Badge tone={TONES[standing]}>{accountMarks[standing]}</Badge>}
    >
      <QueryView query={account} problem={payoutsText.accountUnknown} pending={<Skeleton height="20" />}>
        {(shown) =>
          standing && (
            <>
              <Standing account={shown} standing={standing} />
              <Wrap gap="3">
                {canGoOn(standing) && (
                  <Button busy={busy} busyLabel={payoutsText.connecting} onClick={connect}>
                    {standing === 'none' ? payoutsText.connect : payoutsText.goOn}
                  </Button>
                )}
                {standing === 'checking' && (
                  <Button
                    look="outline"
                    busy={account.isFetching}
                    busyLabel="Checking..."
                    onClick={() => void account.refetch()}
                  >
                    Check again
                  </Button>
                )}
                {standing !== 'none' && <DisconnectAccount uid={user.uid} />}
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

/** Says why somebody who is no creator has no payout account here. */
export function NoPayoutAccount({ role }: { role: Role }) {
  return (
    <SettingsSection title={payoutsText.title}>
      <p>
        {role === 'business_owner'
          ? 'You pay for each loot by card or PayNow at its checkout, so there is no account to connect.'
          : payoutsText.forCreators}
      </p>
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
