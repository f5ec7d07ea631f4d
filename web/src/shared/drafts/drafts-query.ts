import { listDrafts } from '@doubloon/contract/drafts/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { inTurn } from './in-turn.ts';

/** Everything somebody has begun and not sent, on whatever device. A form looks it up when it is opened; writing keeps it current until then. */
export function draftsQuery(uid: string) {
  return queryOptions({
    queryKey: ['drafts', uid],
    queryFn: () => inTurn(() => request(listDrafts, {})),
    staleTime: Infinity,
    retry: false,
  });
}
