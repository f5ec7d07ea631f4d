import { MAX_ADDITIONS } from '../campaign-funds.ts';
import { SIDES_READS } from '../../flags/flag-report.ts';
import { MAX_DELIVERABLES_PER_APPLICATION } from '../../shared/constants.ts';
import { ById } from '../../shared/values.ts';
import { defineOperation, onlyRoles } from '../../calls/define-operation.ts';
import { PayoutPreview, PayoutReceiptView } from './receipt.ts';

export const getReceipt = defineOperation('GET /payments/receipts/{id}', {
  id: 'getReceipt',
  summary:
    "How the amount of one of the caller's payouts came about, as creator or owner; the amount follows from it alone",
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: { params: ById },
  output: PayoutReceiptView,
  errors: ['not_found'],
  cost: { reads: 1 + MAX_DELIVERABLES_PER_APPLICATION, writes: 0 },
});

export const previewDeliverablePayout = defineOperation('GET /deliverables/{id}/payout-preview', {
  id: 'previewDeliverablePayout',
  summary: "What approving a treasure of one of the caller's campaigns would pay now; changes nothing",
  access: onlyRoles('business_owner'),
  input: { params: ById },
  output: PayoutPreview,
  errors: ['not_found'],
  cost: { reads: 11 + MAX_ADDITIONS, writes: 0 },
});

export const previewProofPayout = defineOperation('GET /proofs/{id}/payout-preview', {
  id: 'previewProofPayout',
  summary: "What verifying a proof of one of the caller's campaigns would pay now; changes nothing",
  access: onlyRoles('business_owner'),
  input: { params: ById },
  output: PayoutPreview,
  errors: ['not_found'],
  cost: { reads: 12 + MAX_ADDITIONS, writes: 0 },
});

export const previewApplicationPayout = defineOperation('GET /applications/{id}/payout-preview', {
  id: 'previewApplicationPayout',
  summary:
    "What approving the payment of an application to one of the caller's campaigns would pay now; changes nothing",
  access: onlyRoles('business_owner'),
  input: { params: ById },
  output: PayoutPreview,
  errors: ['not_found'],
  // Reads include the search for traits that both sides share, as in its approval.
  cost: { reads: 8 + MAX_ADDITIONS + SIDES_READS + 9, writes: 0 },
});
