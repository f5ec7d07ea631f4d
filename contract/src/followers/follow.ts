import { z } from 'zod';
import { Uid } from '../shared/ids.ts';
import { WireDate } from '../shared/wire.ts';
import { CreatorCard } from '../stores/store.ts';

/** Somebody follows a creator, `follows/{followerUid}__{creatorUid}`. */
export const Follow = z.object({ followerUid: Uid, creatorUid: Uid, createdAt: z.date() });
export type Follow = z.infer<typeof Follow>;

/** A follow's id, from the pair it is unique for. */
export function followId(followerUid: string, creatorUid: string): string {
  return `${followerUid}__${creatorUid}`;
}

/** A creator somebody follows; `creator` is null while that store is not public. */
export const FollowedCreator = z
  .object({ creatorId: Uid, followedAt: WireDate, creator: CreatorCard.nullable() })
  .meta({ id: 'FollowedCreator' });
export type FollowedCreator = z.infer<typeof FollowedCreator>;
