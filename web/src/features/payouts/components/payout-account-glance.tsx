import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { accountStanding, hasDashboard } from '../account-standing.ts';
import { OpenDashboard } from './open-dashboard.tsx';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { Card, chakra, Hint, SectionTitle } from '../../../shared/style/chakra.tsx';
import { accountMarks, payoutsText } from '../../../shared/text/payouts.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const Facts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2', marginTop: '2' },
});
const Ways = chakra('div', {
  base: { display: 'grid', gap: '3', marginTop: '4', justifyItems: 'center', '& > button': { width: 'full' } },
});

/** A payout account that can be paid, in short, with the ways to where it is kept. */
export function PayoutAccountGlance({ uid }: { uid: string }) {
  const account = useQuery(queryOf(getConnectedAccount, { params: { id: uid } }));
  return (
    <Card aria-label={payoutsText.title}>
      <QueryView query={account} problem="Failed to load your payment account" pending={<Skeleton height="28" />}>
        {(shown) => {
          const standing = accountStanding(shown);
          const asksForMore = shown.due.length > 0;
          return (
            <>
              <SectionTitle>{payoutsText.title}</SectionTitle>
              <Facts>
                <Badge colorPalette={standing === 'ready' ? 'sea' : 'gold'}>{accountMarks[standing]}</Badge>
                <Hint overflowWrap="anywhere">
                  {asksForMore ? 'Stripe asks for more details.' : shown.stripe_account_id}
                </Hint>
              </Facts>
              <Ways>
                {hasDashboard(shown) && <OpenDashboard uid={uid} />}
                {asksForMore ? (
                  <ButtonLink wide to={paths.payoutAccount}>
                    Account settings
                  </ButtonLink>
                ) : (
                  <TextLink to={paths.payoutAccount} paddingY="2.5" marginBottom="-2.5">
                    Account settings
                  </TextLink>
                )}
              </Ways>
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
