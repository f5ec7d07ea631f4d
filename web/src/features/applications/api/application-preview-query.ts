import { previewApplicationPayout } from '@doubloon/contract/payments/receipt-operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { REFRESH_MS } from '../../../shared/api/refresh.ts';
import { request } from '../../../shared/api/request.ts';

/** What approving the payment of an application would pay now. */
export function applicationPreviewQuery(id: string) {
  return queryOptions({
    queryKey: ['payouts', 'preview', 'application', id],
    queryFn: () => request(previewApplicationPayout, { params: { id } }),
    staleTime: 0,
    // While another payment to the creator is on its way, the answer changes by itself.
    refetchInterval: ({ state }) => (state.data?.problem?.reason === 'in_flight' ? REFRESH_MS : false),
  });
}
