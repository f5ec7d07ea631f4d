import { requireNoBlock } from '../blocks/blocks.ts';
import { forbidden } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/dependencies.ts';
import { creatorCards, findOpenStore, findOpenStores, keepStore } from '../stores/show-stores.ts';

/** Lets the caller follow a creator. Throws `not_found`, also without an account, `forbidden` for oneself, and where one of the two has blocked the other. */
export const followCreator: Handler<'followCreator'> = async ({ db, clock, caller }, { params }) => {
  const pair = { followerUid: caller.uid, creatorUid: params.id };
  if (pair.followerUid === pair.creatorUid) throw forbidden('You cannot follow yourself');
  // An identity may have no account (any more): its heart would be a follower nobody can remove.
  await db.users.get(caller.uid);
  await unitOfWork({ db }, async (tx) => {
    const store = await findOpenStore(tx, params.id);
    if (await tx.follows.has(pair)) return;
    await requireNoBlock(tx, pair.followerUid, pair.creatorUid);
    keepStore(tx, store);
    tx.follows.put({ ...pair, createdAt: clock.now() });
  });
  return { following: true };
};

/** Lets the caller follow a creator no longer, even one who is gone. */
export const unfollowCreator: Handler<'unfollowCreator'> = async ({ db, caller }, { params }) => {
  const pair = { followerUid: caller.uid, creatorUid: params.id };
  await unitOfWork({ db }, (tx) => tx.follows.removePair(pair));
  return { following: false };
};

export const getFollowing: Handler<'getFollowing'> = async ({ db, caller }, { params }) => ({
  following: await db.follows.has({ followerUid: caller.uid, creatorUid: params.id }),
});

export const listFollowing: Handler<'listFollowing'> = async ({ db }, { params, query }) => {
  const page = await db.follows.page(query, params.id);
  const stores = await findOpenStores(
    db,
    page.items.map(({ creatorUid }) => creatorUid),
  );
  const cards = await creatorCards(db, [...stores.values()]);
  return mapPage(page, ({ creatorUid, createdAt }) => ({
    creatorId: creatorUid,
    followedAt: createdAt,
    creator: cards.get(creatorUid) ?? null,
  }));
};
