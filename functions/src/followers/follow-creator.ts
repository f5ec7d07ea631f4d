import type { followCreator as follow, unfollowCreator as unfollow } from '@doubloon/contract/followers/operations.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { findOpenStore, keepStore } from '../stores/find-store.ts';
import { getUser } from '../users/get-user.ts';
import { isFollowing, putFollow, removeFollow } from './follows.store.ts';

/** Lets the caller follow a creator. Throws `not_found`, also without an account, `forbidden` for oneself. */
export const followCreator: Verb<typeof follow> = async ({ db, clock, caller }, { params }) => {
  const pair = { followerUid: caller.uid, creatorUid: params.id };
  if (pair.followerUid === pair.creatorUid) throw new AppError('forbidden', 'You cannot follow yourself');
  // An identity may have no account (any more): its heart would be a follower nobody can remove.
  await getUser(db, caller.uid);
  await db.runTransaction(async (transaction) => {
    const store = await findOpenStore(db, params.id, transaction);
    if (await isFollowing(db, pair, transaction)) return;
    keepStore(transaction, db, store);
    putFollow(transaction, db, { ...pair, createdAt: clock.now() });
  });
  return { following: true };
};

/** Also for a creator who is not there any more. */
export const unfollowCreator: Verb<typeof unfollow> = async ({ db, caller }, { params }) => {
  await removeFollow(db, { followerUid: caller.uid, creatorUid: params.id });
  return { following: false };
};
