import { z } from 'zod';
import { Uid, WireDate } from '../shared/values.ts';
import { CreatorCard } from '../stores/store.ts';

/** Somebody follows a creator, `follows/{followerUid}__{creatorUid}`. */
export const Follow = z.object({ followerUid: Uid, creatorUid: Uid, createdAt: z.date() });
export type Follow = z.infer<typeof Follow>;

export function followId(followerUid: string, creatorUid: string): string {
  return `${followerUid}__${creatorUid}`;
}

/** A creator somebody follows; `creator` is null while that store is not public. */
export const FollowedCreator = z
  .object({ creatorId: Uid, followedAt: WireDate, creator: CreatorCard.nullable() })
  .meta({ id: 'FollowedCreator' });
export type FollowedCreator = z.infer<typeof FollowedCreator>;
