import { requestRefund as operation } from '@doubloon/contract/payments/refund-operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Asks for a refund again after it failed. */
export function requestRefund(campaignId: string) {
  return request(operation, { params: { id: campaignId } });
}
