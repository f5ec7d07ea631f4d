import { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** The creator's linked accounts; those that still wait for their code are left out. */
export const linkedAccountsQuery = queryOptions({
  queryKey: ['social-accounts'],
  queryFn: async () => (await request(listSocialAccounts, {})).filter(({ verified }) => verified),
});
