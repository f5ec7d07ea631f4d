import { MAX_ADDITIONS } from './campaign-funds.ts';
import { ById } from '../shared/values.ts';
import { defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { RefundView } from './refund-request.ts';

export const getRefund = defineOperation('GET /campaigns/{id}/refund', {
  id: 'getRefund',
  summary: "What one of the caller's campaigns gives back when it is closed, how far that is, and until when",
  access: onlyRoles('business_owner', 'admin'),
  input: { params: ById },
  output: RefundView,
  errors: ['not_found'],
  cost: { reads: 2 + MAX_ADDITIONS, writes: 0 },
});

export const requestRefund = defineOperation('POST /campaigns/{id}/refund', {
  id: 'requestRefund',
  summary:
    "Ask for the refund of one of the caller's closed campaigns again after it failed or was refused; the first is asked for by itself",
  access: onlyRoles('business_owner'),
  rateLimits: [{ bucket: 'refund-requests', per: 'user', max: 20, windowSeconds: 3600 }],
  input: { params: ById },
  output: RefundView,
  status: 201,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 3 + 2 * MAX_ADDITIONS, writes: 3 * (1 + MAX_ADDITIONS) },
});
