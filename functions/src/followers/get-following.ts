import type * as operations from '@doubloon/contract/followers/operations.ts';
import { mapPage } from '../platform/database/map-page.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { creatorCards } from '../stores/creator-cards.ts';
import { findOpenStores } from '../stores/find-store.ts';

export const getFollowing: Handler<typeof operations.getFollowing> = async ({ db, caller }, { params }) => ({
  following: await db.follows.has({ followerUid: caller.uid, creatorUid: params.id }),
});

export const listFollowing: Handler<typeof operations.listFollowing> = async ({ db }, { params, query }) => {
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
