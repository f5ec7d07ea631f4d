import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { payoutsText, SETUP_REDIRECT_MS } from '../../shared/text/payouts.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Coin } from '../../shared/ui/logo.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** `/stripe/success`: where setting up the payout account returns to; goes on to the projects by itself. */
export function StripeSuccessRoute() {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.approvedProjects, { replace: true }), SETUP_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <>
      <PageTitle title={payoutsText.setupTitle} />
      <EmptyState
        as="h1"
        drawing={
          <chakra.span animation="flip 1.2s ease-out">
            <Coin size={72} />
          </chakra.span>
        }
        title={payoutsText.setupTitle}
        text={payoutsText.setupText}
        action={<TextLink to={paths.approvedProjects}>Go to My Approved Projects</TextLink>}
      />
    </>
  );
}
