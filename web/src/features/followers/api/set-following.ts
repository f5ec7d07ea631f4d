import { followCreator, unfollowCreator } from '@doubloon/contract/followers/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Follows a creator, or no more. */
export async function setFollowing(creatorId: string, follow: boolean): Promise<void> {
  const input = { params: { id: creatorId } };
  if (follow) await request(followCreator, input);
  else await request(unfollowCreator, input);
}
