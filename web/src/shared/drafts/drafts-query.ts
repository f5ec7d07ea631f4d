import { listDrafts } from '@doubloon/contract/drafts/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Everything somebody has begun and not sent, on whatever device. It is looked up once; writing keeps it current. */
export function draftsQuery(uid: string) {
  return queryOptions({
    queryKey: ['drafts', uid],
    queryFn: () => request(listDrafts, {}),
    staleTime: Infinity,
    retry: false,
  });
}
