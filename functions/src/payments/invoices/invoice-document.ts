import type { Invoice, IssuedInvoice } from '@doubloon/contract/payments/invoices/invoice.ts';
import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import { dayText } from '@doubloon/contract/shared/days.ts';
import type { Column, PrintedDocument } from '../../platform/files/pdf.ts';
import { amountText } from '../../platform/files/amount-text.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Description', share: 0.75 },
  { title: 'Amount in SGD', share: 0.25, align: 'right' },
];

/**
 * Returns an invoice or a credit note as it is printed: of a platform with a GST number all that the tax office asks for
 * (https://www.iras.gov.sg/taxes/goods-services-tax-(gst)/basics-of-gst/invoicing-price-display-and-record-keeping/invoicing-customers), of another the same
 * without tax.
 */
export function invoiceDocument(invoice: Invoice & { readonly issued: IssuedInvoice }): PrintedDocument {
  const { issued, amountCents, kind } = invoice;
  const { number, issuedAt, seller, buyer, gstCents, corrects } = issued;
  const { gstNumber, gstPercent } = seller;
  const isCredit = kind === 'credit_note';
  const total = isCredit ? 'Total credited' : 'Total';
  const netCents = amountCents - gstCents;
  const name = isCredit ? 'Credit note' : gstNumber === null ? 'Invoice' : 'Tax invoice';
  return {
    title: `${name} ${number}`,
    at: issuedAt,
    blocks: [
      { kind: 'heading', text: name },
      {
        kind: 'pairs',
        pairs: [
          ['Number', number],
          ['Date of issue', dayText(issuedAt)],
          ...(corrects === null ? [] : [['For invoice', corrects] as const]),
        ],
      },
      {
        kind: 'pairs',
        pairs: [
          ['From', seller.name],
          ['Address', seller.address],
          ...(gstNumber === null ? [] : [['GST registration number', gstNumber] as const]),
        ],
      },
      {
        kind: 'pairs',
        pairs: [['Billed to', buyer.name], ...(buyer.address === null ? [] : [['Address', buyer.address] as const])],
      },
      {
        kind: 'table',
        columns: COLUMNS,
        rows: [[`${reasonOf(invoice)} for the loot “${invoice.campaignTitle}”`, amountText(netCents)]],
        sums:
          gstNumber === null
            ? [[total, amountText(amountCents)]]
            : [
                [`${total} without GST`, amountText(netCents)],
                [`GST at ${gstPercent}%`, amountText(gstCents)],
                [`${total} with GST`, amountText(amountCents)],
              ],
      },
      ...(gstNumber === null
        ? [{ kind: 'note', text: `${seller.name} is not registered for GST, and charges none.` } as const]
        : []),
      {
        kind: 'note',
        text: isCredit ? 'Given back with what the payer got back.' : 'Paid with the budget of the loot.',
      },
    ],
  };
}

function reasonOf({ kind, issued }: Invoice): string {
  if (kind === 'credit_note') return 'Platform fee given back';
  if (issued?.corrects) return 'Platform fee charged again, because it was not given back after all,';
  return `Platform fee (${PLATFORM_FEE_PERCENT}% of the budget)`;
}
