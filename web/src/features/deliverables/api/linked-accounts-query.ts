import { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** The creator's linked accounts. */
export const linkedAccountsQuery = queryOptions({
  queryKey: ['social-accounts'],
  queryFn: () => request(listSocialAccounts, {}),
});
