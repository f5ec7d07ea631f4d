import type { getFollowing, listFollowing } from '@doubloon/contract/followers/operations.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { findOpenStores } from '../stores/find-store.ts';
import { toCreatorCard } from '../stores/store-view.ts';
import { isFollowing, pageOfFollows } from './follows.store.ts';

export const showFollowing: Verb<typeof getFollowing> = async ({ db, caller }, { params }) => ({
  following: await isFollowing(db, { followerUid: caller.uid, creatorUid: params.id }),
});

export const showFollowedCreators: Verb<typeof listFollowing> = async ({ db }, { params, query }) => {
  const page = await pageOfFollows(db, query, params.id);
  const stores = await findOpenStores(
    db,
    page.items.map(({ creatorUid }) => creatorUid),
  );
  return mapPage(page, ({ creatorUid, createdAt }) => {
    const store = stores.get(creatorUid);
    return { creatorId: creatorUid, followedAt: createdAt, creator: store ? toCreatorCard(store) : null };
  });
};
