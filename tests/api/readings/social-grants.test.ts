import { randomBytes } from 'node:crypto';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { GRANT_PLATFORMS, type GrantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { deleteSocialAccount, listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERSONAL_DATA } from '../../../functions/src/account/account-domains.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { unseal } from '../../../functions/src/platform/sealing.ts';
import { findToken } from '../../../functions/src/readings/grants/grants.ts';
import { keepGrants } from '../../../functions/src/readings/grants/keep-grants.ts';
import { readingsPersonalData } from '../../../functions/src/readings/personal-data.ts';
import { onDeliverableWritten, onSocialAccountWritten } from '../../../functions/src/triggers.ts';
import { deps, logLines, succeed } from '../../support/api.ts';
import { newPostId } from '../../support/given/approved-creators.ts';
import { askForTicket, connect, locationOf, startConnecting } from '../../support/money/connecting.ts';
import { storeApplication, storeCampaign, storeDeliverable } from '../../support/given/fixtures.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { startOwnApp } from '../../support/setup/own-app.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { definePost, failHost } from '../../support/given/social-web.ts';

let creator: Person;
let handle: string;

beforeAll(stopClock);
beforeEach(async () => {
  creator = await createPerson('content_creator');
  handle = unique('h').slice(0, 13);
});

const grantOf = (platform: GrantPlatform = 'tiktok') => deps().db.socialGrants.findOf(creator.uid, platform);
const allow = (platform: GrantPlatform = 'tiktok') => connect(creator, handle, platform, { readsViews: true });
const run = () => succeed(runScheduledJob, { params: { name: 'read-posts' } });

/** The token of the creator's permission, opened. */
async function tokenOf(platform: GrantPlatform = 'tiktok'): Promise<string> {
  const grant = await grantOf(platform);
  if (!grant) throw new Error('There is no permission');
  return unseal(deps().config.grantKeys, grant.access, `${creator.uid}__${platform} access`);
}

/** True when TikTok knows whose a token is. */
async function isKnown(token: string): Promise<boolean> {
  const { status } = await fetch(`${deps().config.socialWebBase}/open.tiktokapis.com/v2/user/info/?fields=username`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return status === 200;
}

const written = (path: string, id: string) =>
  ({ document: `${path}/${id}`, params: { id }, data: undefined }) as unknown as WrittenEvent;
const tellOfAccount = async (platform: GrantPlatform = 'tiktok') => {
  await onSocialAccountWritten.run(written(COLLECTIONS.socialAccounts, `${creator.uid}__${platform}`));
};

/** Submits a post of the creator, reads what is due, and answers what came of it. */
async function readOnePost(platform: GrantPlatform) {
  const id = platform === 'tiktok' ? newPostId() : `C${newPostId()}`;
  await definePost(platform, id, {
    author: handle,
    views: 500,
    lateHours: 0,
    publishedAt: new Date('2026-01-01T00:00:00Z'),
  });
  const campaign = await storeCampaign(await createPerson('business_owner'), { platforms: [platform] });
  const application = await storeApplication(campaign, creator, { status: 'approved' });
  const treasure = await storeDeliverable(application, { platform, postKey: `${platform}:${id}`, status: 'submitted' });
  const after = await deps().db.firestore.collection(COLLECTIONS.deliverables).doc(treasure.id).get();
  await onDeliverableWritten.run({
    ...written(COLLECTIONS.deliverables, treasure.id),
    data: { before: after, after },
  });
  await run();
  const found = deps().db.firestore.collection(COLLECTIONS.readings).where('deliverableId', '==', treasure.id);
  const watched = await deps().db.watchedPosts.find(treasure.id);
  return { problem: watched?.problem, views: (await found.get()).docs.map((doc) => doc.get('views') as number) };
}

describe('a creator who lets the product read their views', () => {
  it.each(GRANT_PLATFORMS)('is asked for it on the page of %s, and has their posts read', async (platform) => {
    expect(await allow(platform)).toContain('social=connected');
    expect(await readOnePost(platform)).toEqual({ problem: null, views: [500] });
  });

  it.each(GRANT_PLATFORMS)('is not asked on the page of %s unless they chose so here', async (platform) => {
    const scope = platform === 'tiktok' ? 'video.list' : 'instagram_business_manage_insights';
    const pageOf = async (readsViews: boolean) => {
      const browser = await askForTicket(creator, platform, { readsViews });
      return new URL(locationOf(await startConnecting(browser, platform))).searchParams.get('scope');
    };
    expect(await pageOf(false)).not.toContain(scope);
    expect((await pageOf(true))?.split(',')).toContain(scope);
  });

  it.each(GRANT_PLATFORMS)('may still decline on the page of %s, and is linked all the same', async (platform) => {
    const granted = platform === 'tiktok' ? 'user.info.basic' : 'instagram_business_basic';
    expect(await connect(creator, handle, platform, { readsViews: true, granted })).toContain('social=connected');
    expect(await grantOf(platform)).toBeNull();
    expect(await readOnePost(platform)).toEqual({ problem: 'grant_needed', views: [] });
  });
});

describe('the list of accounts', () => {
  const readsViews = async () => (await succeed(listSocialAccounts, {}, creator)).map((account) => account.reads_views);

  it('says whose views are read', async () => {
    await connect(creator, handle);
    expect(await readsViews()).toEqual([false]);
    await allow();
    expect(await readsViews()).toEqual([true]);
    const ended = { endedAt: deps().clock.now(), keepBy: null };
    await deps().db.firestore.collection(COLLECTIONS.socialGrants).doc(`${creator.uid}__tiktok`).update(ended);
    expect(await readsViews()).toEqual([false]);
  });
});

describe('a token', () => {
  it('is kept sealed, and is in no log, export or answer', async () => {
    await allow();
    const token = await tokenOf();
    expect(await isKnown(token)).toBe(true);
    const lists = PERSONAL_DATA.flatMap(({ lists: of }) => of?.(deps(), creator.uid) ?? []);
    const exported: unknown[] = [];
    for (const { records } of lists) for await (const record of records) exported.push(record);
    const document = await deps().db.firestore.collection(COLLECTIONS.socialGrants).doc(`${creator.uid}__tiktok`).get();
    const answer = await succeed(listSocialAccounts, {}, creator);
    expect(exported.length).toBeGreaterThan(0);
    const { access } = (await grantOf()) ?? {};
    for (const place of [document.data(), exported, answer, logLines]) {
      expect(JSON.stringify(place)).not.toContain(token);
    }
    for (const place of [exported, answer, logLines]) {
      expect(JSON.stringify(place)).not.toContain(access?.text);
    }
  });

  it('is refreshed before it ends, whichever of two comes first', async () => {
    await allow();
    const before = await tokenOf();
    passMinutes(110);
    expect(await findToken(deps(), creator.uid, 'tiktok', handle)).toEqual({ token: before });
    passMinutes(6);
    await Promise.all([1, 2].map(() => findToken(deps(), creator.uid, 'tiktok', handle)));
    const after = await tokenOf();
    expect(after).not.toBe(before);
    expect((await grantOf())?.endedAt).toBeNull();
    expect(await findToken(deps(), creator.uid, 'tiktok', handle)).toEqual({ token: after });
  });

  it('is refreshed although nobody uses it, before what replaces it ends', async () => {
    await allow();
    const before = await tokenOf();
    await keepGrants(deps());
    expect(await tokenOf()).toBe(before);
    passMinutes(91 * 24 * 60);
    await keepGrants(deps());
    expect(await tokenOf()).not.toBe(before);
  });

  it('is of no use for another account, or for another person’s document', async () => {
    await allow();
    expect(await findToken(deps(), creator.uid, 'tiktok', 'somebody')).toEqual({ problem: 'grant_needed' });
    const grant = await grantOf();
    const other = await createPerson('content_creator');
    const place = deps().db.firestore.collection(COLLECTIONS.socialGrants).doc(`${other.uid}__tiktok`);
    await place.set({ ...grant, uid: other.uid });
    expect(await findToken(deps(), other.uid, 'tiktok', handle)).toEqual({ problem: 'unavailable' });
  });

  it('that the platform refuses for good ends the permission', async () => {
    await allow();
    const form = new URLSearchParams({ client_key: 'app', client_secret: 'secret', token: await tokenOf() });
    const revoke = `${deps().config.socialWebBase}/open.tiktokapis.com/v2/oauth/revoke/`;
    expect((await fetch(revoke, { method: 'POST', body: form })).status).toBe(200);
    expect(await readOnePost('tiktok')).toEqual({ problem: 'grant_ended', views: [] });
    expect(await grantOf()).toMatchObject({ endedAt: deps().clock.now(), keepBy: null });
    expect(await allow()).toContain('social=connected');
    expect(await readOnePost('tiktok')).toEqual({ problem: null, views: [500] });
  });

  it('is sealed with a new key by the job, so that the old one can be taken away', async () => {
    await allow();
    const before = await tokenOf();
    const { config } = deps();
    const key = { id: 'next', key: randomBytes(32) };
    const rotating = { ...deps(), config: { ...config, grantKeys: [key, ...config.grantKeys] } };
    await keepGrants(rotating);
    const rotated = { ...deps(), config: { ...config, grantKeys: [key] } };
    expect(await findToken(rotated, creator.uid, 'tiktok', handle)).toEqual({ token: before });
    expect(await findToken(deps(), creator.uid, 'tiktok', handle)).toEqual({ problem: 'unavailable' });
    await keepGrants({ ...deps(), config: { ...config, grantKeys: [...config.grantKeys, key] } });
    expect(await tokenOf()).toBe(before);
  });
});

describe('without a key that seals permissions', () => {
  it('none is asked for: who wants one is told so before they go, and connects without it', async () => {
    const { ask } = await startOwnApp({ config: { ...deps().config, grantKeys: [] } });
    const ticket = (body: object) => ask('POST', '/social-accounts/oauth-tickets', { person: creator, body });
    for (const [platform, label] of [
      ['tiktok', 'TikTok'],
      ['instagram', 'Instagram'],
    ] as const) {
      expect(await ticket({ platform, read_views: true })).toMatchObject({
        status: 409,
        body: { message: `Reading views from ${label} is not available here. Connect without it; proofs still work.` },
      });
      expect(await ticket({ platform })).toMatchObject({ status: 201 });
    }
  });
});

describe('a permission ends', () => {
  it('with its account, at the platform, too', async () => {
    await allow();
    const token = await tokenOf();
    await tellOfAccount();
    expect(await isKnown(token)).toBe(true);
    await succeed(deleteSocialAccount, { params: { id: `${creator.uid}__tiktok` } }, creator);
    const recover = await failHost('open.tiktokapis.com');
    await expect(tellOfAccount()).rejects.toThrow('could not be ended');
    await recover();
    expect(await grantOf()).not.toBeNull();
    await tellOfAccount();
    expect(await grantOf()).toBeNull();
    expect(await isKnown(token)).toBe(false);
    await tellOfAccount();
  });

  it('when another account takes the place of its own', async () => {
    await allow();
    const token = await tokenOf();
    await connect(creator, unique('h').slice(0, 13));
    await tellOfAccount();
    expect(await grantOf()).toBeNull();
    expect(await isKnown(token)).toBe(false);
  });

  it('with its person, and waits for a platform that cannot be told', async () => {
    await allow();
    const token = await tokenOf();
    const end = () => readingsPersonalData.erase['social grants'](deps(), creator.uid);
    const recover = await failHost('open.tiktokapis.com');
    expect(await end()).toBe('waiting');
    await recover();
    expect(await end()).toBe('done');
    expect(await grantOf()).toBeNull();
    expect(await isKnown(token)).toBe(false);
  });

  it('at once when its account turns out to be somebody else’s', async () => {
    await connect(await createPerson('content_creator'), handle);
    expect(await allow()).toContain('reason=taken');
    expect(await grantOf()).toBeNull();
  });
});
