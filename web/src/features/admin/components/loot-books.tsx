import { getCampaignBooks } from '@doubloon/contract/admin/operations.ts';
import type { CampaignBooksView } from '@doubloon/contract/payments/statements/campaign-books.ts';
import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, REFRESH_MS } from '../../../shared/live/live-or-every.ts';
import { chakra, Hint } from '../../../shared/style/chakra.tsx';
import { counted, Money } from '../../../shared/ui/figures/numbers.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', paddingY: '2', '& dd': { marginLeft: 'auto' } },
});

/** The platform's margin of one loot, for admins: as it is booked, and after the Connect fees, which are estimated. */
export function LootBooks({ campaignId }: { campaignId: string }) {
  const books = useQuery(
    queryOf(getCampaignBooks, { params: { id: campaignId } }, liveOrEvery(REFRESH_MS, `campaign/${campaignId}`)),
  );
  return (
    <Section title="Platform margin">
      <QueryView query={books} beside problem="Failed to load the books" pending={<Skeleton height="40" />}>
        {(shown) => <Margin books={shown} />}
      </QueryView>
    </Section>
  );
}

function Margin({ books }: { books: CampaignBooksView }) {
  return (
    <>
      <chakra.dl maxWidth="36rem">
        <Line name={`Platform fee (${PLATFORM_FEE_PERCENT}%)`} cents={books.fee_cents}>
          less what went back
        </Line>
        <Line name="Kept by the payment provider" cents={-books.provider_fees_cents}>
          {!books.payment_fee_booked && 'The fee for the payment is not told yet; that can take an hour.'}
        </Line>
        {books.loss_cents !== 0 && <Line name="Given back out of our own money" cents={-books.loss_cents} />}
        <Line name="Margin, booked" cents={books.margin_cents} {...SUM} />
        <Line name="Connect fees, estimated" cents={-books.estimated_connect_fees_cents}>
          {counted(books.creators_paid, 'creator')} paid
        </Line>
        <Line name="Margin, estimated" cents={books.estimated_margin_cents} {...SUM} />
      </chakra.dl>
      <Hint marginTop="3">
        Before tax. Connect fees are not booked with a loot, because the provider bills them by the month for all
        accounts together. The estimate is one month of an account and one payout for each creator, at the list price.
      </Hint>
      {!books.complete && (
        <Hint marginTop="2">This loot has more entries than are added up here: its figures are not complete.</Hint>
      )}
    </>
  );
}

const SUM = { borderTopWidth: '1px', borderColor: 'controlLine', fontWeight: 'bold' } as const;

interface LineProps extends ComponentProps<typeof Row> {
  name: string;
  cents: number;
  /** Said below the name. */
  children?: ReactNode;
}

function Line({ name, cents, children, ...style }: LineProps) {
  return (
    <Row {...style}>
      <dt>
        {name}
        {children && <Hint as="span" display="block" children={children} />}
      </dt>
      <dd>
        {/* Zero has no sign. */}
        <Money cents={cents === 0 ? 0 : cents} />
      </dd>
    </Row>
  );
}
