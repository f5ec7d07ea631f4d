import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { accountStanding, hasDashboard } from '../account-standing.ts';
import { OpenDashboard } from './open-dashboard.tsx';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { Card, chakra, Hint, SectionTitle } from '../../../shared/style/chakra.tsx';
import { accountMarks, payoutsText } from '../../../shared/text/payouts.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '2' },
});
const Body = chakra('div', { base: { display: 'grid', gap: '2', marginTop: '1' } });
/** Side by side on phones, below each other in a narrow column. */
const Ways = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    gap: '2',
    marginTop: '3',
    '& > *': { paddingX: '3', fontSize: { base: 'sm', lg: 'md' } },
  },
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
              <Head>
                <SectionTitle>{payoutsText.title}</SectionTitle>
                <Badge colorPalette={standing === 'ready' ? 'sea' : 'gold'}>{accountMarks[standing]}</Badge>
              </Head>
              <Body>
                <Hint overflowWrap="anywhere">
                  {asksForMore ? 'Stripe asks for more details.' : `Stripe ${shown.stripe_account_id}`}
                </Hint>
                <Ways>
                  {hasDashboard(shown) && <OpenDashboard uid={uid} />}
                  <ButtonLink variant={asksForMore ? 'gold' : 'outline'} to={paths.payoutAccount}>
                    Account settings
                  </ButtonLink>
                </Ways>
              </Body>
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
