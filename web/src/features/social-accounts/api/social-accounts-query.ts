import { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** One's accounts on the platforms, linked or waiting for their code. */
export const socialAccountsQuery = queryOptions({
  queryKey: ['social-accounts', 'with-pending'],
  queryFn: () => request(listSocialAccounts, {}),
});
