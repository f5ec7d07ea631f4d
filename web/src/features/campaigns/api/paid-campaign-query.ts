import { getCampaignByPayment } from '@doubloon/contract/payments/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** The loot that a paid checkout session bought. */
export function paidCampaignQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['campaigns', 'paid', sessionId],
    queryFn: () =>
      request(getCampaignByPayment, { query: { payment_gateway_id: sessionId, payment_gateway: 'stripe' } }),
    staleTime: Infinity,
  });
}
