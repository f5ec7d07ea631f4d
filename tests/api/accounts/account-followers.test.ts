import { getCreatorRecord } from '@doubloon/contract/records/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { OauthPlatform } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { deleteSocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { getStore, listCreators } from '@doubloon/contract/stores/operations.ts';
import { updateUserProfile } from '@doubloon/contract/users/operations.ts';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { storeCopies } from '../../../functions/src/stores/store-copies.ts';
import { onSocialAccountWritten } from '../../../functions/src/triggers.ts';
import { deps, succeed } from '../../support/api.ts';
import { connect } from '../../support/money/connecting.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { failHost, setFollowers, setQuota } from '../../support/given/social-web.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';
import { readDue } from '../../support/given/watched-posts.ts';

const DAY = 24 * 60;
let owner: Person;
let creator: Person;
let handle: string;

beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
});
beforeEach(async () => {
  creator = await createCreatorWithStore({});
  handle = unique('h').slice(0, 13);
});

const tellOfAccount = async (platform: PlatformId) => {
  const id = `${creator.uid}__${platform}`;
  const event = { document: `${COLLECTIONS.socialAccounts}/${id}`, params: { id }, data: undefined };
  await onSocialAccountWritten.run(event as unknown as WrittenEvent);
};
const accountOf = (platform: PlatformId) => deps().db.socialAccounts.findOf(creator.uid, platform);
const byId = () => ({ params: { id: creator.uid } });
const shown = async () => (await succeed(getCreatorRecord, byId(), owner)).followers;

/** Connects an account that so many follow, as far as triggers follow from it. */
async function link(platform: OauthPlatform, followers: number, wishes: { granted?: string } = {}): Promise<void> {
  await setFollowers(platform, handle, followers);
  expect(await connect(creator, handle, platform, { readsViews: true, ...wishes })).toContain('social=connected');
  await tellOfAccount(platform);
}

describe('how many follow a linked account', () => {
  it.each([
    ['youtube', 52_100],
    ['twitter', 52_123],
    ['tiktok', 52_123],
    ['instagram', 52_123],
  ] as const)('is read from %s when it is linked, and then daily', async (platform, read) => {
    await link(platform, 52_123);
    const at = deps().clock.now();
    expect(await shown()).toEqual({ [platform]: { count: read, at } });
    await setFollowers(platform, handle, 900);
    await tellOfAccount(platform);
    passMinutes(DAY - 1);
    await readDue();
    expect(await shown()).toEqual({ [platform]: { count: read, at } });
    passMinutes(1);
    await readDue();
    expect(await shown()).toEqual({ [platform]: { count: 900, at: deps().clock.now() } });
  });

  it('is read of an account linked before followers were, once its fields are repaired', async () => {
    await link('youtube', 700);
    const ref = deps().db.firestore.collection(COLLECTIONS.socialAccounts).doc(`${creator.uid}__youtube`);
    const { uid, platform, url, verifiedBy, verifiedAt } = (await ref.get()).data() as Record<string, unknown>;
    await ref.set({ uid, platform, handle, url, verifiedBy, verifiedAt });
    passMinutes(DAY);
    await tellOfAccount('youtube');
    expect(await accountOf('youtube')).toMatchObject({
      followers: null,
      followersDueAt: (verifiedAt as Timestamp).toDate(),
    });
    await readDue();
    expect(await shown()).toMatchObject({ youtube: { count: 700 } });
  });

  it.each([
    ['tiktok', 'user.info.basic,user.info.profile,video.list'],
    ['tiktok', 'user.info.basic,user.info.profile'],
    ['instagram', 'instagram_business_basic'],
  ] as const)('is not known from %s with only %s allowed, and nothing else fails', async (platform, granted) => {
    await link(platform, 5_000, { granted });
    expect(await shown()).toEqual({});
    expect(await accountOf(platform)).toMatchObject({ handle, followers: null });
  });

  it('is asked for by nobody on a platform that does not say', async () => {
    await deps()
      .db.firestore.collection(COLLECTIONS.socialAccounts)
      .doc(`${creator.uid}__facebook`)
      .set({
        ...{ uid: creator.uid, platform: 'facebook', handle, url: `https://www.facebook.com/${handle}` },
        ...{ verifiedBy: 'code', verifiedAt: deps().clock.now() },
      });
    await tellOfAccount('facebook');
    expect(await accountOf('facebook')).toMatchObject({ followers: null, followersDueAt: null });
  });

  it('stays due while its platform does not answer or is over its quota', async () => {
    await link('twitter', 10);
    await setFollowers('twitter', handle, 20);
    passMinutes(DAY);
    const recover = await failHost('api.x.com');
    await readDue();
    await recover();
    expect((await accountOf('twitter'))?.followers?.count).toBe(10);
    await setQuota('twitter', 0);
    passMinutes(DAY);
    await readDue();
    await setQuota('twitter', 300);
    expect((await accountOf('twitter'))?.followers?.count).toBe(10);
    passMinutes(15);
    await readDue();
    expect((await accountOf('twitter'))?.followers?.count).toBe(20);
  });

  it('goes when its profile is gone, and with the account', async () => {
    await link('twitter', 300);
    await deps().db.firestore.collection(COLLECTIONS.socialAccounts).doc(`${creator.uid}__twitter`).update({
      handle: 'missing1',
    });
    passMinutes(DAY);
    await readDue();
    expect(await shown()).toEqual({});
    await succeed(deleteSocialAccount, { params: { id: `${creator.uid}__twitter` } }, creator);
    expect(await accountOf('twitter')).toBeNull();
  });
});

describe('followers on screens', () => {
  it('stand in the store as for whoever decides, and only of accounts that the creator shows', async () => {
    await link('youtube', 52_000);
    const followers = { youtube: { count: 52_000, at: deps().clock.now() } };
    expect(await shown()).toEqual(followers);
    const inStore = async () => (await succeed(getStore, byId())).accountFollowers;
    const onCard = async () => {
      const cards = await succeed(listCreators, { query: { search: creator.name, limit: 50 } }, owner);
      return cards.find(({ id }) => id === creator.uid)?.accountFollowers;
    };
    await tellOfAccount('youtube');
    expect(await inStore()).toEqual(followers);
    expect(await onCard()).toEqual(followers);
    await succeed(updateUserProfile, { ...byId(), body: { socialLinks: { youtube: '' } } }, creator);
    await storeCopies.update(deps().db, creator.uid);
    expect(await shown()).toEqual({});
    expect(await inStore()).toEqual({});
    expect(await onCard()).toEqual({});
  });

  it('go from the store when the account is unlinked', async () => {
    await link('youtube', 52_000);
    await tellOfAccount('youtube');
    await succeed(deleteSocialAccount, { params: { id: `${creator.uid}__youtube` } }, creator);
    await tellOfAccount('youtube');
    expect((await succeed(getStore, byId())).accountFollowers).toEqual({});
  });
});
