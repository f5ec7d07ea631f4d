import { listAuditLog } from '@doubloon/contract/admin/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** What admins have done, to one subject or everywhere, newest first. */
export function auditQuery(subject: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'log', subject],
    queryFn: ({ pageParam }) =>
      requestPage(listAuditLog, { query: { subject, limit: DEFAULT_PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
