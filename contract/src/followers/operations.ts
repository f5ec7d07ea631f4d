import { z } from 'zod';
import { ByUid, Uid, WireDate } from '../shared/values.ts';
import { CreatorCard } from '../stores/store.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { defineOperation, signedIn } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';

/** A person's follow of a creator, `follows/{followerUid}__{creatorUid}`. */
export const Follow = z.object({ followerUid: Uid, creatorUid: Uid, createdAt: z.date() });
export type Follow = z.infer<typeof Follow>;

export function followId(followerUid: string, creatorUid: string): string {
  return `${followerUid}__${creatorUid}`;
}

/** A creator whom a person follows; `creator` is null while that store is not public. */
export const FollowedCreator = z
  .object({ creatorId: Uid, followedAt: WireDate, creator: CreatorCard.nullable() })
  .meta({ id: 'FollowedCreator' });
export type FollowedCreator = z.infer<typeof FollowedCreator>;

const following = [{ bucket: 'follows', per: 'user', max: 120, windowSeconds: 3600 }] as const;

export const followCreator = defineOperation('PUT /stores/{id}/follow', {
  id: 'followCreator',
  summary: 'Follow a creator; following again changes nothing',
  access: signedIn,
  input: { params: ByUid },
  rateLimits: following,
  output: z.object({ following: z.literal(true) }),
  errors: ['not_found', 'forbidden'],
  cost: { reads: 6, writes: 2 },
});

export const unfollowCreator = defineOperation('DELETE /stores/{id}/follow', {
  id: 'unfollowCreator',
  summary: 'Follow a creator no more; somebody who does not follow changes nothing',
  access: signedIn,
  input: { params: ByUid },
  rateLimits: following,
  output: z.object({ following: z.literal(false) }),
  cost: { reads: 0, writes: 1 },
});

export const getFollowing = defineOperation('GET /stores/{id}/follow', {
  id: 'getFollowing',
  summary: 'Whether the caller follows a creator',
  access: signedIn,
  input: { params: ByUid },
  output: z.object({ following: z.boolean() }),
  cost: { reads: 1, writes: 0 },
});

export const listFollowing = defineOperation('GET /users/{id}/following', {
  id: 'listFollowing',
  summary: 'The creators the caller follows, latest first',
  access: signedIn,
  self: 'params.id',
  input: { params: ByUid, query: PageQuery },
  pageOf: FollowedCreator,
  cost: { reads: 5 * MAX_PAGE_SIZE + 1, writes: 0 },
});
