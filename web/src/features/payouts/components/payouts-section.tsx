import { wasPaid } from '@doubloon/contract/payments/lifecycle.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { Download, ReceiptText } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { PagesQuery } from '../../../shared/api/queries/query.ts';
import type { CsvList } from '../../../shared/api/files/csv-file.ts';
import { moneyTones } from '../../../shared/payments/money-tones.ts';
import { chakra, HStack, List, Muted } from '../../../shared/style/chakra.tsx';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { MoreActions } from '../../../shared/ui/buttons/more-actions.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import type { Narrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { useToolsPlace } from '../../../shared/ui/lists/list-tools.tsx';
import { DownloadCsv, PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import type { Sorting } from '../../../shared/ui/lists/sorting.tsx';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';
import { payoutCsv } from '../payout-csv.ts';
import { payoutsByMonth } from '../payouts-by-month.ts';
import { viewsBefore } from '../views-before.ts';
import { PayoutRow } from './payout-row.tsx';

const ReceiptDialog = lazyPart(async () => (await import('../../../shared/payments/receipt-dialog.tsx')).ReceiptDialog);

/** The line of a month: its name, and what was paid in it, above the sums of its payouts. */
const MonthLine = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '3',
    paddingX: '3',
    paddingY: '1.5',
    borderRadius: 'md',
    bg: 'chip',
    fontSize: 'sm',
  },
});
const Month = chakra('h3', { base: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'semibold', color: 'muted' } });
/** The line below the name of the month is enough. */
const Rows = chakra(List, { base: { '& > li:first-of-type': { borderTopWidth: '0' } } });

const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    width: '8',
    height: '8',
    borderRadius: 'full',
    bg: 'chip',
    color: 'text',
    '& svg': { width: '1.125rem', height: '1.125rem' },
  },
});

interface PayoutsSectionProps extends Omit<ComponentProps<typeof Section>, 'title' | 'actions'> {
  list: ComponentProps<typeof PagedList<PayoutView>>['list'];
  /** The query that `list` is the answer to. */
  query: PagesQuery<PayoutView>;
  narrowing: Narrowing;
  sorting: Sorting<PayoutView>;
  pending: ReactNode;
  /** Text above the list. */
  lead?: ReactNode;
  /** Text shown when there are no payouts at all. */
  empty: string;
  reader: 'owner' | 'creator';
  titleOf: (payout: PayoutView) => string;
  /** The payouts of a year as files, for the list of a whole page: they are in one menu with the file of the list, and the list is parted by months. */
  statement?: ReactNode;
  /** Buttons of a payout beside the one for its receipt. */
  actionOf?: (payout: PayoutView) => ReactNode;
}

/** Payouts, narrowed to what is looked for, each with its receipt or, where nothing was paid, with how its amount comes about. */
export function PayoutsSection(props: PayoutsSectionProps) {
  const { list, query, narrowing, sorting, pending, lead, empty, reader, titleOf, actionOf, statement, ...card } =
    props;
  const [receiptOf, setReceiptOf] = useState<PayoutView>();
  const { place, putTools } = useToolsPlace();
  const file: CsvList<PayoutView> = { of: 'payouts', columns: payoutCsv, query };
  const nameOf = (payout: PayoutView) => `payout ${reader === 'owner' ? 'to' : 'for'} ${titleOf(payout)}`;
  const rowsOf = (payouts: readonly PayoutView[], all: readonly PayoutView[]) =>
    payouts.map((payout) => (
      <PayoutRow
        key={payout.id}
        payout={payout}
        title={titleOf(payout)}
        reader={reader}
        lead={statement ? <PaidFor payout={payout} /> : undefined}
        before={viewsBefore(payout, all)}
        action={
          <>
            {actionOf?.(payout)}
            <ReceiptButton isPaid={wasPaid(payout.status)} of={nameOf(payout)} onOpen={() => setReceiptOf(payout)} />
          </>
        }
      />
    ));
  const isByTime = sorting.compare === undefined || sorting.selected === 'oldest';
  return (
    <Section
      {...card}
      title="Payouts"
      actions={
        <HStack gap="2">
          {place}
          {statement && (
            <MoreActions
              label="Export payouts"
              shows={
                <>
                  <Download aria-hidden />
                  Export
                </>
              }
            >
              {list.data?.pages.some(({ items }) => items.length > 0) && (
                <DownloadCsv inWords list={file} compare={sorting.compare} />
              )}
              {statement}
            </MoreActions>
          )}
        </HStack>
      }
    >
      {lead}
      <PagedList
        isCalm={statement ? 'always' : !lead}
        list={list}
        narrowing={narrowing}
        sorting={sorting}
        download={statement ? undefined : file}
        problem={payoutsText.fetchFailed}
        pending={pending}
        drawing="chest"
        noneFound="No payouts match"
        empty={<Muted>{empty}</Muted>}
      >
        {(payouts, tools) => (
          <>
            {putTools(tools)}
            {statement && isByTime ? (
              payoutsByMonth(payouts, list.hasNextPage).map(({ name, payouts: ofMonth, paid }) => (
                <section key={name} aria-label={name}>
                  <MonthLine>
                    <Month>{name}</Month>
                    {paid !== null && paid > 0 && (
                      <span>
                        Paid <Money cents={paid} fontWeight="semibold" color={moneyTones.paid.text} />
                      </span>
                    )}
                  </MonthLine>
                  <Rows>{rowsOf(ofMonth, payouts)}</Rows>
                </section>
              ))
            ) : (
              <List>{rowsOf(payouts, payouts)}</List>
            )}
          </>
        )}
      </PagedList>
      {receiptOf && (
        <ReceiptDialog payoutId={receiptOf.id} status={receiptOf.status} onClose={() => setReceiptOf(undefined)} />
      )}
    </Section>
  );
}

/** The platform whose views a payout is for, or the sign of a receipt. */
function PaidFor({ payout: { counted_from: from } }: { payout: PayoutView }) {
  if (from?.platform) return <PlatformIcon platform={from.platform} />;
  return (
    <Sign aria-hidden>
      <ReceiptText />
    </Sign>
  );
}

interface ReceiptButtonProps {
  isPaid: boolean;
  /** Which payout, such as "payout to Ada". */
  of: string;
  onOpen: () => void;
}

/** Opens the receipt of a payout or, where nothing was paid, how its amount comes about. */
export function ReceiptButton({ isPaid, of, onOpen }: ReceiptButtonProps) {
  return (
    <Button
      variant="quiet"
      paddingX="0"
      color="seaText"
      textDecoration="underline"
      textDecorationThickness="1px"
      textUnderlineOffset="0.2em"
      _hover={{ textDecorationThickness: '2px' }}
      aria-label={isPaid ? `Receipt of the ${of}` : `Why this amount? Of the ${of}`}
      onClick={onOpen}
    >
      {isPaid ? 'Receipt' : 'Why this amount?'}
    </Button>
  );
}
