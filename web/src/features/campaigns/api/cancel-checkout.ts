import { cancelCheckout as operation } from '@doubloon/contract/payments/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { keyOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';

/**
 * Ends the checkout that a draft was taken to, so that nobody can pay it any more, and says what became of it: `unknown` when there is none for this
 * draft.
 */
export async function cancelCheckout(draftId: string) {
  try {
    return await request(operation, { body: { draftId } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      return { status: 'unknown' as const, payment_gateway_id: null };
    throw error;
  }
}

/** Query that cancels a draft's checkout and returns the outcome. It is safe to repeat: cancelling again changes nothing. */
export function cancelledCheckoutQuery(draftId: string) {
  return queryOptions({
    queryKey: [...keyOf(operation), draftId],
    queryFn: () => cancelCheckout(draftId),
    // Once for each return.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}
