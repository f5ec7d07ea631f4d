import { listCases } from '@doubloon/contract/admin/operations.ts';
import type { CaseKind } from '@doubloon/contract/cases/case.ts';
import type { CaseStatus } from '@doubloon/contract/cases/lifecycle.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Cases of a kind in a status, newest first. */
export function casesQuery(kind: CaseKind, status: CaseStatus) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'cases', kind, status],
    queryFn: ({ pageParam }) =>
      requestPage(listCases, { query: { kind, status, limit: DEFAULT_PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
