import type { Invoice, IssuedInvoice, Seller } from '@doubloon/contract/payments/invoices/invoice.ts';
import { describe, expect, it } from 'vitest';
import { invoiceSample } from '../../../testing/invoices.ts';
import { invoiceDocument } from './invoice-document.ts';

const AT = new Date('2026-11-20T18:00:00Z');
const REGISTERED: Seller = {
  name: 'Doubloon Pte. Ltd.',
  address: '1 Fusionopolis Way, Singapore 138632',
  gstNumber: '201912345K',
  gstPercent: 9,
};
const UNREGISTERED: Seller = { ...REGISTERED, gstNumber: null, gstPercent: 0 };

function linesOf(fields: Partial<Invoice>, issued: Partial<IssuedInvoice> = {}): string[] {
  const registered = { seller: REGISTERED, gstCents: 413, issuedAt: AT, ...issued };
  const { blocks } = invoiceDocument(invoiceSample(fields, registered));
  return blocks.flatMap((block) => {
    if (block.kind === 'pairs') return block.pairs.map((pair) => pair.join(': '));
    if (block.kind === 'table') return [...block.rows, ...block.sums].map((row) => row.join(' | '));
    return [block.text];
  });
}

// https://www.iras.gov.sg/taxes/goods-services-tax-(gst)/basics-of-gst/invoicing-price-display-and-record-keeping/invoicing-customers
describe('an invoice for the fee', () => {
  it('is a tax invoice of a platform that is registered for GST', () => {
    const lines = linesOf({});
    expect(lines[0]).toBe('Tax invoice');
    for (const line of [
      'Number: INV-2026-000001',
      'Date of issue: Nov 21, 2026',
      'From: Doubloon Pte. Ltd.',
      'Address: 1 Fusionopolis Way, Singapore 138632',
      'GST registration number: 201912345K',
      'Billed to: 陈美玲',
      'Platform fee (5% of the budget) for the loot “Durian fair” | 45.87',
      'Total without GST | 45.87',
      'GST at 9% | 4.13',
      'Total with GST | 50.00',
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('names the address of who is billed, where there is one', () => {
    const buyer = { name: 'Mei Ling', address: '2 Quay, Singapore 048616, SG' };
    expect(linesOf({}, { buyer }).filter((line) => line.startsWith('Address'))).toEqual([
      'Address: 1 Fusionopolis Way, Singapore 138632',
      'Address: 2 Quay, Singapore 048616, SG',
    ]);
    expect(linesOf({}).filter((line) => line.startsWith('Address'))).toHaveLength(1);
  });

  it('shows no tax of one that is not, and says so', () => {
    const lines = linesOf({}, { seller: UNREGISTERED, gstCents: 0 });
    expect(lines[0]).toBe('Invoice');
    expect(lines).toContain('Total | 50.00');
    expect(lines).toContain('Doubloon Pte. Ltd. is not registered for GST, and charges none.');
    expect(lines.filter((line) => /GST/.test(line))).toHaveLength(1);
  });

  it('of the fee that was given back is a credit note, which names what it corrects', () => {
    const issued = { number: 'CN-2026-000001', corrects: 'INV-2026-000001', gstCents: 72 };
    const lines = linesOf({ kind: 'credit_note', amountCents: 875 }, issued);
    expect(lines[0]).toBe('Credit note');
    expect(lines).toContain('For invoice: INV-2026-000001');
    expect(lines).toContain('Platform fee given back for the loot “Durian fair” | 8.03');
    expect(lines).toContain('Total credited with GST | 8.75');
  });

  it('of the fee that is charged after all, because its refund has failed, names the first one, too', () => {
    const lines = linesOf(
      { amountCents: 875 },
      { number: 'INV-2026-000002', corrects: 'INV-2026-000001', gstCents: 72 },
    );
    expect(lines[0]).toBe('Tax invoice');
    expect(lines).toContain('For invoice: INV-2026-000001');
    expect(lines).toContain(
      'Platform fee charged again, because it was not given back after all, for the loot “Durian fair” | 8.03',
    );
  });
});
