import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** The creator's account at the payment provider, as the provider sees it now. */
export function connectedAccountQuery(creatorId: string) {
  return queryOptions({
    queryKey: ['payouts', 'account', creatorId],
    queryFn: () => request(getConnectedAccount, { params: { id: creatorId } }),
  });
}
