import {
  followId,
  followCreator,
  getFollowing,
  listFollowing,
  unfollowCreator,
} from '@doubloon/contract/followers/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../emulators/suite/start-suite.ts';
import { followProjections } from '../../../functions/src/followers/projections.ts';
import { updateDerivedFields } from '../../../functions/src/platform/projections/derived-fields.ts';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import { storeProjections } from '../../../functions/src/stores/projections.ts';
import { followDocument } from '../../../functions/testing/store-documents.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { metered, newUsage } from '../../support/setup/firestore-meter.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { createCreatorWithStore, storeStore } from '../../support/given/stores.ts';

let creator: Person;
let fan: Person;

beforeAll(async () => {
  creator = await createPerson('content_creator');
  fan = await createPerson('user');
});

const byId = ({ uid }: Person) => ({ params: { id: uid } });
const storedFollow = (follower: Person, followed: Person) =>
  stored(COLLECTIONS.follows, followId(follower.uid, followed.uid));

describe('following a creator', () => {
  it('is kept once, however often and at the same time it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => call(followCreator, byId(creator), fan)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const follow = await storedFollow(fan, creator);
    expect(follow).toMatchObject({ followerUid: fan.uid, creatorUid: creator.uid });
    await succeed(followCreator, byId(creator), fan);
    expect(await storedFollow(fan, creator)).toEqual(follow);
    expect(await succeed(getFollowing, byId(creator), fan)).toEqual({ following: true });
    expect(await stored(COLLECTIONS.stores, creator.uid), 'the store that followers are counted on').toMatchObject({
      id: creator.uid,
    });
  });

  it('ends when asked, also twice', async () => {
    await succeed(followCreator, byId(creator), fan);
    for (let times = 0; times < 2; times += 1) {
      expect(await succeed(unfollowCreator, byId(creator), fan)).toEqual({ following: false });
    }
    expect(await storedFollow(fan, creator)).toBeUndefined();
    expect(await succeed(getFollowing, byId(creator), fan)).toEqual({ following: false });
  });

  it('is refused for oneself, who is no creator, a closed store, and without a token', async () => {
    const closed = await createCreatorWithStore({ status: 'closed' });
    expect(await refuse(followCreator, byId(creator), creator)).toMatchObject({
      status: 403,
      message: 'You cannot follow yourself',
    });
    expect(await refuse(followCreator, byId(fan), creator)).toMatchObject({ status: 404 });
    expect(await refuse(followCreator, byId(closed), fan)).toMatchObject({ status: 404 });
    for (const operation of [followCreator, unfollowCreator, getFollowing]) {
      expect(await refuse(operation, byId(creator))).toMatchObject({ status: 401 });
    }
    expect(await storedFollow(creator, creator)).toBeUndefined();
    expect(await storedFollow(fan, closed)).toBeUndefined();
  });
});

describe('a follow', () => {
  it('costs three writes, none of them for the words by which a store is found', async () => {
    const { db } = deps();
    const { uid } = await createCreatorWithStore({
      description: 'Cooks, bakes and films all of it',
      location: 'Katong',
    });
    const id = followId(fan.uid, uid);
    const follow = followDocument({ followerUid: fan.uid, creatorUid: uid });
    await updateDerivedFields(db, storeProjections, uid);
    const before = await stored(COLLECTIONS.stores, uid);
    const usage = newUsage();
    await metered(usage, async () => {
      await db.firestore.collection(COLLECTIONS.follows).doc(id).set(follow);
      await updateCounters(db, followProjections, id);
      await updateDerivedFields(db, storeProjections, uid);
    });
    expect(usage.written.sort()).toEqual([`follows/${id}`, `stores/${uid}`, `tallies/follows__${id}`]);
    const after = (await stored(COLLECTIONS.stores, uid)) ?? {};
    expect(after).toEqual({ ...before, counts: { ...(before?.['counts'] as object), followers: 1 } });
    expect(rewrittenEntries(after, 'counts.followers')).toBe(2);
    expect(rewrittenEntries(after, 'featuredRank'), 'where an index holds words').toBeGreaterThan(20);
  });
});

/** Counts the entries of composite indexes that a change of a store's field rewrites: one for each value of an indexed array. */
function rewrittenEntries(store: Readonly<Record<string, unknown>>, field: string): number {
  const { indexes } = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')) as {
    indexes: { collectionGroup: string; fields: { fieldPath: string; arrayConfig?: string }[] }[];
  };
  return indexes
    .filter(
      ({ collectionGroup, fields }) => collectionGroup === 'stores' && fields.some((one) => one.fieldPath === field),
    )
    .reduce((sum, { fields }) => {
      const array = fields.find(({ arrayConfig }) => arrayConfig === 'CONTAINS');
      return sum + (array ? (store[array.fieldPath] as unknown[]).length : 1);
    }, 0);
}

describe('whom somebody follows', () => {
  it('is listed with their stores, latest first, page by page; a closed store by its id only', async () => {
    const person = await createPerson('business_owner');
    const { db } = deps();
    const followed = [unique('a'), unique('b'), unique('c')];
    for (const [n, id] of followed.entries()) {
      await storeStore({ id, name: `Creator ${n}`, status: n === 1 ? 'closed' : 'open' });
      const follow = followDocument({ followerUid: person.uid, creatorUid: id });
      await db.firestore
        .collection(COLLECTIONS.follows)
        .doc(follow.id)
        .set({ ...follow, createdAt: new Date(Date.UTC(2026, 2, n + 1)) });
    }
    const input = { ...byId(person), query: { limit: 2 } };
    const page = await call(listFollowing, input, person);
    if (!page.ok || !page.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(page.data).toMatchObject([
      { creatorId: followed[2], creator: { name: 'Creator 2' } },
      { creatorId: followed[1], creator: null },
    ]);
    const rest = await call(listFollowing, { ...input, query: { limit: 2, cursor: page.nextCursor } }, person);
    expect(rest).toMatchObject({ ok: true, nextCursor: null, data: [{ creatorId: followed[0] }] });
  });

  it('is for that person alone', async () => {
    const input = { ...byId(fan), query: {} };
    expect(await refuse(listFollowing, input, creator)).toMatchObject({ status: 403 });
    expect(await refuse(listFollowing, input)).toMatchObject({ status: 401 });
  });
});
