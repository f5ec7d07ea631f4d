import { z } from 'zod';
import { DocumentId } from '../shared/values.ts';
import { defineOperation, onlyRoles } from '../shared/define-operation.ts';
import { PayoutPreview, PayoutReceiptView } from './receipt.ts';

const ById = z.object({ id: DocumentId });

export const getReceipt = defineOperation({
  id: 'getReceipt',
  request: 'GET /payments/receipts/{id}',
  summary:
    "How the amount of one of the caller's payouts came about, as creator or owner; the amount follows from it alone",
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: { params: ById },
  output: PayoutReceiptView,
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});

export const previewDeliverablePayout = defineOperation({
  id: 'previewDeliverablePayout',
  request: 'GET /deliverables/{id}/payout-preview',
  summary: "What approving a treasure of one of the caller's campaigns would pay now; changes nothing",
  access: onlyRoles('business_owner'),
  input: { params: ById },
  output: PayoutPreview,
  errors: ['not_found'],
  cost: { reads: 4, writes: 0 },
});

export const previewProofPayout = defineOperation({
  id: 'previewProofPayout',
  request: 'GET /proofs/{id}/payout-preview',
  summary: "What verifying a proof of one of the caller's campaigns would pay now; changes nothing",
  access: onlyRoles('business_owner'),
  input: { params: ById },
  output: PayoutPreview,
  errors: ['not_found'],
  cost: { reads: 5, writes: 0 },
});

export const previewApplicationPayout = defineOperation({
  id: 'previewApplicationPayout',
  request: 'GET /applications/{id}/payout-preview',
  summary:
    "What approving the payment of an application to one of the caller's campaigns would pay now; changes nothing",
  access: onlyRoles('business_owner'),
  input: { params: ById },
  output: PayoutPreview,
  errors: ['not_found'],
  cost: { reads: 5, writes: 0 },
});
