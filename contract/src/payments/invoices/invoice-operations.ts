import { z } from 'zod';
import { ById, ByUid, DocumentId } from '../../shared/values.ts';
import { MAX_PAGE_SIZE } from '../../shared/constants.ts';
import { defineOperation, onlyRoles } from '../../calls/define-operation.ts';
import { PageQuery } from '../../calls/paging.ts';
import type { RateLimit } from '../../calls/operation.ts';
import { InvoiceView } from './invoice.ts';

/** Limits of operations that generate a file for each call. */
export const FILE_LIMITS: readonly RateLimit[] = [
  { bucket: 'payment-files', per: 'user', max: 120, windowSeconds: 3600 },
];

export const listInvoicesOfOwner = defineOperation('GET /payments/invoices/owner/{id}', {
  id: 'listInvoicesOfOwner',
  summary:
    "The caller's invoices and credit notes about the platform's fee, all or those of one campaign, newest first",
  access: onlyRoles('business_owner', 'admin'),
  self: 'params.id',
  input: { params: ByUid, query: PageQuery.extend({ campaignId: DocumentId.optional() }) },
  pageOf: InvoiceView,
  cost: { reads: MAX_PAGE_SIZE + 1, writes: 0 },
});

export const downloadInvoice = defineOperation('GET /payments/invoices/{id}/pdf', {
  id: 'downloadInvoice',
  summary: "One of the caller's invoices or credit notes as a PDF; one that has no number yet is refused",
  access: onlyRoles('business_owner', 'admin'),
  input: { params: ById },
  rateLimits: FILE_LIMITS,
  answer: 'pdf',
  output: z.instanceof(Uint8Array),
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 1, writes: 0 },
});
