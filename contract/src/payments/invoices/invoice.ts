import { z } from 'zod';
import { DocumentId, Uid, WireDate, named } from '../../shared/values.ts';
import { Cents, DollarsToCents, divideRounding } from '../../shared/money.ts';

/** Kinds of documents for an owner about the platform's fee: for what was charged, and for what was refunded. */
export const InvoiceKind = z.enum(['invoice', 'credit_note']);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

/** The seller on invoices: the platform as it is registered. */
export const Seller = z.object({
  name: z.string(),
  address: z.string(),
  /** The GST registration number; null for a platform that is not registered, whose documents show no tax. */
  gstNumber: z.string().nullable(),
  /** The rate of GST that is part of the fee, in percent; 0 without a registration. */
  gstPercent: z.number().min(0).max(100),
});
export type Seller = z.infer<typeof Seller>;

/** Everything that an invoice or a credit note states once it has its number; never changed. */
export const IssuedInvoice = z.object({
  /** The number, without gaps within its kind and year: `INV-2026-000001`, `CN-2026-000001`. */
  number: z.string(),
  issuedAt: z.date(),
  seller: Seller,
  /** The person billed, with an address if the tax office requires it. */
  buyer: z.object({ name: z.string(), address: z.string().nullable().default(null) }),
  /** The GST that is part of the amount. */
  gstCents: Cents,
  /** The number of the invoice for the same loot that this document corrects; null for that invoice itself, and if there is none. */
  corrects: z.string().nullable(),
});
export type IssuedInvoice = z.infer<typeof IssuedInvoice>;

/** Amount including GST above which a tax invoice must name the buyer's address; up to it, a simplified invoice suffices. */
const SIMPLIFIED_INVOICE_CENTS = 100_000;

/**
 * True if the tax office requires the payer's address on the invoice for this fee
 * (https://www.iras.gov.sg/taxes/goods-services-tax-(gst)/basics-of-gst/invoicing-price-display-and-record-keeping/invoicing-customers).
 */
export function needsAddress({ gstNumber }: Pick<Seller, 'gstNumber'>, feeCents: number): boolean {
  return gstNumber !== null && feeCents > SIMPLIFIED_INVOICE_CENTS;
}

/**
 * A document about the platform's fee, `invoices/{id}`. It is created in the books together with the ledger group that moves the fee, and gets its number soon
 * afterwards.
 */
export const Invoice = z.object({
  /** The id of the ledger group that moves the fee. */
  id: DocumentId,
  kind: InvoiceKind,
  campaignId: DocumentId,
  /** The added budget whose fee it is about; null for the campaign's first payment. */
  fundsId: DocumentId.nullable().default(null),
  campaignTitle: z.string(),
  ownerId: Uid,
  /** The fee that was charged or refunded, including GST. */
  amountCents: Cents,
  /** When the fee was booked. */
  createdAt: z.date(),
  /** When the schedule may give it a number; null once it has one. */
  issueAt: z.date().nullable(),
  issued: IssuedInvoice.nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

/** The last number of a kind in a year, `invoiceSequences/{id}`; incremented in the same transaction as the document that gets the number. */
export const InvoiceSequence = z.object({ id: z.string(), last: z.int().nonnegative() });
export type InvoiceSequence = z.infer<typeof InvoiceSequence>;

/** Returns the GST included in an amount, in cents; amounts are shown and charged including GST. */
export function includedGstCents(amountCents: number, gstPercent: number): number {
  // The rate is in hundredths of a percent, so that 8.5 is a whole number, too.
  const rate = BigInt(Math.round(gstPercent * 100));
  return divideRounding(BigInt(amountCents) * rate, 10_000n + rate);
}

export const InvoiceView = named('Invoice', {
  id: DocumentId,
  kind: InvoiceKind,
  campaign_id: DocumentId,
  campaignTitle: z.string(),
  amount: DollarsToCents,
  gst: DollarsToCents,
  currency: z.literal('sgd'),
  /** The document's number, assigned within a minute or two; null until then. */
  number: z.string().nullable(),
  issued_at: WireDate.nullable(),
  created_at: WireDate,
});
export type InvoiceView = z.infer<typeof InvoiceView>;
