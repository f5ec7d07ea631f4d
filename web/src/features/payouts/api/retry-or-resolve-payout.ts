import { resolveOwnPayout, retryPayout } from '@doubloon/contract/payments/operations.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { request } from '../../../shared/api/request.ts';

/** Tries a failed payout again, or asks the provider how an unresolved one ended; answers where it stands then. */
export function retryOrResolvePayout({ id, status }: PayoutView): Promise<PayoutView> {
  return request(status === 'failed' ? retryPayout : resolveOwnPayout, { params: { id } });
}
