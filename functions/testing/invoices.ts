import type { Invoice, IssuedInvoice } from '@doubloon/contract/payments/invoices/invoice.ts';

const AT = new Date('2026-11-20T08:00:00Z');

/** An invoice for the fee of a loot of SGD 1,000, with its number and without GST. */
export function invoiceSample(
  fields: Partial<Invoice> = {},
  issued: Partial<IssuedInvoice> = {},
): Invoice & { readonly issued: IssuedInvoice } {
  return {
    id: 'cko_1_paid',
    kind: 'invoice',
    campaignId: 'cmp_1',
    fundsId: null,
    campaignTitle: 'Durian fair',
    ownerId: 'owner',
    amountCents: 5000,
    createdAt: AT,
    issueAt: null,
    ...fields,
    issued: {
      number: 'INV-2026-000001',
      issuedAt: AT,
      seller: { name: 'Doubloon Pte. Ltd.', address: 'Singapore', gstNumber: null, gstPercent: 0 },
      buyer: { name: '陈美玲', address: null },
      gstCents: 0,
      corrects: null,
      ...issued,
    },
  };
}
