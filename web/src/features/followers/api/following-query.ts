import { getFollowing } from '@doubloon/contract/followers/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** Whether the person signed in follows a creator. */
export function followingQuery(creatorId: string) {
  return queryOptions({
    queryKey: ['following', creatorId],
    queryFn: async () => (await request(getFollowing, { params: { id: creatorId } })).following,
  });
}
