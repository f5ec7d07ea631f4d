import { listLedgerResults } from '@doubloon/contract/admin/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** What the recounts of the books found, newest first. */
export function ledgerResultsQuery() {
  return infiniteQueryOptions({
    queryKey: ['admin', 'books'],
    queryFn: ({ pageParam }) =>
      requestPage(listLedgerResults, { query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
