import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { FEATURED_CREATORS } from '@doubloon/contract/stores/featured-creator.ts';
import { FEATURED_AMONG, listFeaturedCreators } from '@doubloon/contract/stores/operations.ts';
import { expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';

const SEEN = { tiktokViews: { total: 1_200, v1k: 1 }, youtubeViews: { total: 300, v300: 1 } };

/** Stores a creator with that many completed loots in their record. */
async function recorded(completed: number, store: Parameters<typeof createCreatorWithStore>[0] = {}, views = SEEN) {
  const person = await createCreatorWithStore(store);
  const record = { loots: { completed }, ...views };
  await deps().db.firestore.collection(COLLECTIONS.records).doc(person.uid).set(record);
  return person;
}

it('shows visitors the creators who have completed most, none without views and nothing of closed stores', async () => {
  expect(await succeed(listFeaturedCreators, {})).toEqual([]);
  await recorded(2);
  await recorded(9, { status: 'closed' });
  const unseen = { tiktokViews: { total: 0, v1k: 0 }, youtubeViews: { total: 0, v300: 0 } };
  await recorded(8, {}, unseen);
  const best = await recorded(7, { category: 'food' });
  expect(await succeed(listFeaturedCreators, {})).toEqual([
    { id: best.uid, name: best.name, profilePic: null, category: 'food', loots_completed: 7, views: 1_500 },
  ]);
  const others = [await recorded(6), await recorded(5), await recorded(4)];
  const found = await succeed(listFeaturedCreators, {});
  expect(found.map(({ id }) => id)).toEqual([best, ...others].slice(0, FEATURED_CREATORS).map(({ uid }) => uid));
  expect(FEATURED_CREATORS).toBeLessThan(FEATURED_AMONG);
});
