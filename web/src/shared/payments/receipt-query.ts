import { getReceipt } from '@doubloon/contract/payments/receipt-operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** What one payout was computed from. */
export function receiptQuery(payoutId: string) {
  return queryOptions({
    queryKey: ['payouts', 'receipt', payoutId],
    queryFn: () => request(getReceipt, { params: { id: payoutId } }),
  });
}
