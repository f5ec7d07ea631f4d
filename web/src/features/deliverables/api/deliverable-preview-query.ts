import { previewDeliverablePayout } from '@doubloon/contract/payments/receipt-operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { REFRESH_MS } from '../../../shared/api/refresh.ts';
import { request } from '../../../shared/api/request.ts';

/** What approving a treasure would pay now. */
export function deliverablePreviewQuery(id: string) {
  return queryOptions({
    queryKey: ['payouts', 'preview', 'treasure', id],
    queryFn: () => request(previewDeliverablePayout, { params: { id } }),
    staleTime: 0,
    // While another payment to the creator is on its way, the answer changes by itself.
    refetchInterval: ({ state }) => (state.data?.problem?.reason === 'in_flight' ? REFRESH_MS : false),
  });
}
