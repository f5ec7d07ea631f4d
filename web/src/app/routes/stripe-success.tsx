import { useLocation } from 'react-router-dom';
import { PayoutSetup } from '../../features/payouts/components/payout-setup.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { payoutsText } from '../../shared/text/payouts.ts';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { EmptyState, PageSkeleton } from '../../shared/ui/lists/query-view.tsx';
import { PageTitle } from '../../shared/ui/layout/page-title.tsx';

/**
 * `/stripe/success`: where setting up the payout account returns to. Open to everybody; whose account it is, and how far, only its
 * creator is told.
 */
export function StripeSuccessRoute() {
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  const location = useLocation();
  if (status === 'restoring') return <PageSkeleton />;
  if (user?.role === 'content_creator') return <PayoutSetup user={user} />;
  return (
    <>
      <PageTitle title={payoutsText.title} />
      {user ? (
        <EmptyState
          as="h1"
          drawing="bottle"
          title={payoutsText.title}
          text="Payment accounts are for content creators, who are paid through them."
          action={<ButtonLink to={paths.home}>Back to the home page</ButtonLink>}
        />
      ) : (
        <EmptyState
          as="h1"
          drawing="bottle"
          title={payoutsText.loginFirst}
          text="Then we can see how far the setup of your payment account is."
          action={
            <ButtonLink to={paths.login} state={{ from: location }}>
              Sign In
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
