import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { accountStanding, canGoOn } from '../account-standing.ts';
import { CheckAgain, useConnectAccount } from '../use-connect-account.tsx';
import { useReturnFromStripe } from '../use-return-from-stripe.ts';
import { paths } from '../../../shared/paths.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import { usePageShownAgain } from '../../../shared/state/use-page-shown-again.ts';
import { dueList } from '@doubloon/contract/payments/provider/due-details.ts';
import { payoutsText, SETUP_REDIRECT_MS, unfinishedSetupTexts } from '../../../shared/text/payouts.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { EmptyPage, PageSkeleton, QueryProblem } from '../../../shared/ui/lists/query-view.tsx';
import { Coin } from '../../../shared/ui/pictures/logo.tsx';
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx';

/** Shows a creator who comes back from setting up a payout account how far it is; goes on to the projects by itself when it is done. */
export function PayoutSetup({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const account = useQuery(queryOf(getConnectedAccount, { params: { id: user.uid } }));
  const standing = account.data && accountStanding(account.data);
  const ready = standing && standing === 'ready';
  const { button, signInAgain, reset } = useConnectAccount(user);
  useReturnFromStripe(standing, { isPage: true });
  usePageShownAgain(reset);

  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => void navigate(paths.approvedProjects, { replace: true }), SETUP_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [ready, navigate]);

  if (account.isLoadingError) {
    return (
      <>
        <PageTitle title={payoutsText.title} />
        <QueryProblem title="Failed to load your payment account" query={account} />
      </>
    );
  }
  if (!standing) return <PageSkeleton />;
  if (standing !== 'ready') {
    const asked = canGoOn(standing) && dueList(account.data?.due.map(({ name }) => name) ?? []);
    return (
      <EmptyPage
        drawing="bottle"
        title="Account setup is not complete"
        text={asked ? `${unfinishedSetupTexts[standing]} It asks for: ${asked}.` : unfinishedSetupTexts[standing]}
        action={
          <Wrap justifyContent="center" gap="3">
            {signInAgain}
            {button(standing)}
            <ButtonLink to={paths.payoutAccount} variant={canGoOn(standing) ? 'outline' : 'gold'}>
              Back to your profile
            </ButtonLink>
            <CheckAgain account={account} />
          </Wrap>
        }
      />
    );
  }
  return (
    <EmptyPage
      drawing={
        <chakra.span animation="flip 1.2s ease-out">
          <Coin size={72} />
        </chakra.span>
      }
      title={payoutsText.setupTitle}
      text="Your Stripe account is set up. You can now receive payments for approved deliverables."
      action={<ButtonLink to={paths.approvedProjects}>Go to My Approved Projects</ButtonLink>}
    />
  );
}
