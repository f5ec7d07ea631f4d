import type { InvoiceView } from '@doubloon/contract/payments/invoices/invoice.ts';
import { downloadInvoice } from '@doubloon/contract/payments/invoices/invoice-operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { download } from '../../../shared/api/files/download.ts';
import { DownloadButton } from '../../../shared/ui/buttons/download-button.tsx';
import { chakra, Hint, List, Muted, Wrap } from '../../../shared/style/chakra.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { formatCents, Money } from '../../../shared/ui/figures/numbers.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { campaignInvoicesQuery } from '../api/queries.ts';
import { PaymentRow } from './payout-row.tsx';

interface CampaignInvoicesProps {
  campaignId: string;
  ownerId: string;
}

/** Lists the invoices and credit notes about the platform's fee for one loot, each as a file. */
export function CampaignInvoices({ campaignId, ownerId }: CampaignInvoicesProps) {
  const list = useInfiniteQuery(campaignInvoicesQuery(ownerId, campaignId));
  return (
    <Section title="Invoices">
      <PagedList
        list={list}
        problem="Failed to load invoices"
        pending={<Skeleton height="12" />}
        empty={<Muted>No invoices yet. The one for our fee comes soon after the payment.</Muted>}
      >
        {(invoices) => (
          <List>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </List>
        )}
      </PagedList>
    </Section>
  );
}

function InvoiceRow({ invoice: { id, kind, number, amount, gst, created_at: at } }: { invoice: InvoiceView }) {
  const name = kind === 'invoice' ? 'Invoice' : 'Credit note';
  return (
    <PaymentRow>
      <chakra.div flex="1 1 14rem">
        <chakra.p fontWeight="semibold">
          {name} {number}
        </chakra.p>
        <Hint>
          <DateText value={at} /> · {kind === 'invoice' ? 'our fee' : 'our fee given back'}
          {gst > 0 && `, ${formatCents(gst)} GST included`}
        </Hint>
      </chakra.div>
      <Wrap alignItems="center" justifyContent="flex-end" gap="3" marginLeft="auto">
        <Money cents={amount} fontWeight="bold" />
        {number === null ? (
          <chakra.span textStyle="hint">Ready in a few minutes</chakra.span>
        ) : (
          <DownloadButton
            label={`Download ${name} ${number} as PDF`}
            load={() => download(downloadInvoice, { params: { id } }, () => undefined)}
          >
            Download
          </DownloadButton>
        )}
      </Wrap>
    </PaymentRow>
  );
}
