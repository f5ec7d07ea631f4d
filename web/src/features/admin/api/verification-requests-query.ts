import { listVerificationRequests } from '@doubloon/contract/admin/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Creators who asked to be verified, longest waiting first. */
export function verificationRequestsQuery() {
  return infiniteQueryOptions({
    queryKey: ['admin', 'verification'],
    queryFn: ({ pageParam }) =>
      requestPage(listVerificationRequests, { query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
