import type { Invoice, InvoiceView } from '@doubloon/contract/payments/invoices/invoice.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { illegalState, notFound } from '../../platform/app-error.ts';
import { mapPage } from '../../platform/database/collection.ts';
import type { Handler } from '../../platform/dependencies.ts';
import { printForMode } from '../../platform/files/print-for-mode.ts';
import { invoiceDocument } from './invoice-document.ts';

function toInvoiceView({ issued, ...invoice }: Invoice): InvoiceView {
  return {
    id: invoice.id,
    kind: invoice.kind,
    campaign_id: invoice.campaignId,
    campaignTitle: invoice.campaignTitle,
    amount: invoice.amountCents,
    gst: issued?.gstCents ?? 0,
    currency: CURRENCY,
    number: issued?.number ?? null,
    issued_at: issued?.issuedAt ?? null,
    created_at: invoice.createdAt,
  };
}

export const listInvoicesOfOwner: Handler<'listInvoicesOfOwner'> = async ({ db }, { params, query }) =>
  mapPage(await db.invoices.pageOf(params.id, query), toInvoiceView);

/** An invoice of the caller's as a file, any for admins. Throws `not_found` for anybody else's, `illegal_state` before it has its number. */
export const downloadInvoice: Handler<'downloadInvoice'> = async ({ db, caller, config }, { params }) => {
  const invoice = await db.invoices.find(params.id);
  if (!invoice || (invoice.ownerId !== caller.uid && caller.role !== 'admin')) throw notFound('Invoice');
  const { issued } = invoice;
  if (!issued) throw illegalState('This document gets its number within a few minutes. Please try again then.');
  const document = invoiceDocument({ ...invoice, issued });
  return { fileName: `${issued.number}.pdf`, content: await printForMode(config, document) };
};
