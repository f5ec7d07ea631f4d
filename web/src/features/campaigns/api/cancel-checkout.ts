import { cancelCheckout as operation } from '@doubloon/contract/payments/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError, reasonOf, withReason } from '../../../shared/api/api-error.ts';
import { keyOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { paths } from '../../../shared/paths.ts';
import { toastError } from '../../../shared/state/toasts.ts';

/**
 * Ends the checkout that a draft was taken to, so that nobody can pay it any more, and says what became of it: `unknown` when there is none for this
 * draft.
 */
async function cancelCheckout(draftId: string) {
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

/**
 * Gives a draft up: true once nobody can pay for it any more, whatever is known of it here, because another tab may have taken it to a checkout.
 * Leads to the payment when it was paid before, and tells when nobody could make sure.
 */
export function useGiveUpDraft() {
  const navigate = useNavigate();
  return async (draftId: string): Promise<boolean> => {
    try {
      const { payment_gateway_id: paidId } = await cancelCheckout(draftId);
      if (paidId !== null) void navigate(paths.paid(paidId));
      return paidId === null;
    } catch (error) {
      const kept = 'Your draft is kept, because we could not make sure that its payment page is closed';
      toastError(withReason(kept, reasonOf(error)));
      return false;
    }
  };
}
