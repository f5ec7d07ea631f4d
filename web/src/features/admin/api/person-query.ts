import { getUserAsAdmin } from '@doubloon/contract/admin/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** One person as admins see them; not asked for without an id. */
export function personQuery(uid: string | null) {
  return queryOptions({
    queryKey: ['admin', 'person', uid],
    queryFn: () => request(getUserAsAdmin, { params: { id: uid ?? '' } }),
    enabled: uid !== null,
  });
}
