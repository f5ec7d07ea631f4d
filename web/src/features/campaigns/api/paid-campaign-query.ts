import { CHECKOUT_PROCESSING } from '@doubloon/contract/payments/checkout.ts';
import { getCampaignByPayment } from '@doubloon/contract/payments/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { keyOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';

/** How often is looked whether a payment has been confirmed, soon and later; 120 times in ten minutes are allowed to one address. */
const CONFIRMATION_POLL_MS = { soon: 2000, later: 6000 };
const SOON_LOOKS = 10;

/** True unless the address of a payment names another provider than the one there is. */
export const isOurGateway = (search: URLSearchParams): boolean =>
  (search.get('payment_gateway') ?? 'stripe') === 'stripe';

/** The loot that a paid checkout session bought; null, and asked for again, while the payment is being confirmed. */
export function paidCampaignQuery(sessionId: string) {
  return queryOptions({
    queryKey: [...keyOf(getCampaignByPayment), sessionId],
    queryFn: async () => {
      try {
        const query = { payment_gateway_id: sessionId, payment_gateway: 'stripe' as const };
        return await request(getCampaignByPayment, { query });
      } catch (error) {
        if (error instanceof ApiError && error.errorType === CHECKOUT_PROCESSING) return null;
        throw error;
      }
    },
    staleTime: Infinity,
    // The loot itself tells first, where it can be heard; the payment may still fail without one.
    meta: { live: ['campaigns'] },
    refetchInterval: ({ state }) => {
      if (state.data !== null) return false;
      return state.dataUpdateCount < SOON_LOOKS ? CONFIRMATION_POLL_MS.soon : CONFIRMATION_POLL_MS.later;
    },
  });
}
