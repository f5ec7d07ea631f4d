import { z } from 'zod';
import { Uid } from '../../shared/values.ts';
import { defineOperation, onlyRoles } from '../../calls/define-operation.ts';
import { FILE_LIMITS } from '../invoices/invoice-operations.ts';

/** Maximum number of a creator's payouts in one statement. */
export const MAX_STATEMENT_PAYOUTS = 1000;
/** Maximum number of partial reversals of one transfer, which only people make. */
const MAX_REVERSALS = 10;

const OfYear = z.object({ id: Uid, year: z.coerce.number().int().min(2020).max(2100) });

const statement = {
  access: onlyRoles('content_creator', 'admin'),
  self: 'params.id',
  input: { params: OfYear },
  rateLimits: FILE_LIMITS,
  output: z.instanceof(Uint8Array),
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 2 + MAX_STATEMENT_PAYOUTS * (3 + MAX_REVERSALS), writes: 0 },
} as const;

export const downloadStatement = defineOperation('GET /payments/statements/{id}/{year}/pdf', {
  ...statement,
  id: 'downloadStatement',
  summary: 'What the caller was paid as a creator in a calendar year, less what was taken back, as a PDF',
  answer: 'pdf',
});

export const downloadStatementTable = defineOperation('GET /payments/statements/{id}/{year}/csv', {
  ...statement,
  id: 'downloadStatementTable',
  summary: 'The same as a table for other programs',
  answer: 'csv',
});
