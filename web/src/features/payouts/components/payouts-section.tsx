import { wasPaid } from '@doubloon/contract/payments/lifecycle.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { PagesQuery } from '../../../shared/api/queries/query.ts';
import type { CsvList } from '../../../shared/api/files/csv-file.ts';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { chakra, List, Muted, Wrap } from '../../../shared/style/chakra.tsx';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import type { Narrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { ListTools } from '../../../shared/ui/lists/list-tools.tsx';
import { DownloadCsv, PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import type { Sorting } from '../../../shared/ui/lists/sorting.tsx';
import { viewsBefore } from '../views-before.ts';
import { payoutCsv } from '../payout-csv.ts';
import { PayoutRow } from './payout-row.tsx';

const ReceiptDialog = lazyPart(async () => (await import('../../../shared/payments/receipt-dialog.tsx')).ReceiptDialog);

/** Stands in the line of the section's title, where nothing else does. */
const Tools = chakra(ListTools, {
  variants: { inTitle: { true: { position: 'absolute', top: '3', right: { base: '4', md: '6' }, marginBottom: '0' } } },
});

const Files = chakra(Wrap, { base: { alignItems: 'center', gap: '3', marginTop: { base: '4', md: '0' } } });

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
  /** The payouts of a year as files. The file of the list stands with them then: beside the title, on phones below the list. */
  statement?: ReactNode;
  /** Buttons of a payout beside the one for its receipt. */
  actionOf?: (payout: PayoutView) => ReactNode;
}

/** Payouts, narrowed to what is looked for, each with its receipt or, where nothing was paid, with how its amount comes about. */
export function PayoutsSection(props: PayoutsSectionProps) {
  const { list, query, narrowing, sorting, pending, lead, empty, reader, titleOf, actionOf, statement, ...card } =
    props;
  const [receiptOf, setReceiptOf] = useState<PayoutView>();
  const onPhone = useOnPhone();
  const file: CsvList<PayoutView> = { of: 'payouts', columns: payoutCsv, query };
  const files = statement && (
    <Files>
      {list.data?.pages.some(({ items }) => items.length > 0) && (
        <DownloadCsv inWords list={file} compare={sorting.compare} />
      )}
      {statement}
    </Files>
  );
  const nameOf = (payout: PayoutView) => `payout ${reader === 'owner' ? 'to' : 'for'} ${titleOf(payout)}`;
  return (
    <Section {...card} position="relative" title="Payouts" actions={!onPhone && files}>
      {lead}
      <PagedList
        isCalm={!lead}
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
            {tools && <Tools inTitle={onPhone || !statement}>{tools}</Tools>}
            <List>
              {payouts.map((payout) => (
                <PayoutRow
                  key={payout.id}
                  payout={payout}
                  title={titleOf(payout)}
                  reader={reader}
                  before={viewsBefore(payout, payouts)}
                  action={
                    <>
                      {actionOf?.(payout)}
                      <ReceiptButton
                        isPaid={wasPaid(payout.status)}
                        of={nameOf(payout)}
                        onOpen={() => setReceiptOf(payout)}
                      />
                    </>
                  }
                />
              ))}
            </List>
          </>
        )}
      </PagedList>
      {onPhone && files}
      {receiptOf && (
        <ReceiptDialog payoutId={receiptOf.id} status={receiptOf.status} onClose={() => setReceiptOf(undefined)} />
      )}
    </Section>
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
