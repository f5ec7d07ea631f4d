import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import {
  getStoreSettings,
  resetStoreSettings,
  updateStoreSettings,
  uploadStoreImage,
} from '@doubloon/contract/stores/operations.ts';
import type { StoreSettingsChanges, Wallpaper } from '@doubloon/contract/stores/store-settings.ts';
import { THEME_COLOURS } from '@doubloon/contract/stores/store-theme.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { setWallpaper } from '../../../functions/src/stores/store-settings.ts';
import { picture, sampleFiles } from '../../../functions/testing/sample-files.ts';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { mayGetDirectly } from '../../support/borders/direct-rest.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { bucketFiles } from '../../support/given/stored-files.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';

let creator: Person;
let other: Person;
let owner: Person;

beforeAll(async () => {
  creator = await createPerson('content_creator');
  other = await createPerson('content_creator');
  owner = await createPerson('business_owner');
});

const byId = ({ uid }: Person) => ({ params: { id: uid } });

/** The settings as they are now, as somebody edits them. */
async function settingsOf(person: Person): Promise<StoreSettingsChanges> {
  const { wallpaper: _wallpaper, ...settings } = await succeed(getStoreSettings, byId(person));
  return settings;
}

const filesOf = ({ uid }: Person) => bucketFiles(`users/${uid}/public`);

describe('the settings of a store', () => {
  it('are the defaults for everybody to see before anything is saved', async () => {
    expect(await succeed(getStoreSettings, byId(creator))).toMatchObject({
      theme: { name: 'Classic', ...THEME_COLOURS.Classic },
      layout: 'modern',
      hero: { title: '', subtitle: '', image: null },
      wallpaper: null,
    });
    expect(await stored(COLLECTIONS.storeSettings, creator.uid)).toBeUndefined();
    expect(await refuse(getStoreSettings, byId(owner))).toMatchObject({ status: 404 });
  });

  it('are what was saved last, for everybody', async () => {
    const person = await createPerson('content_creator');
    const body: StoreSettingsChanges = {
      ...(await settingsOf(person)),
      theme: { name: 'Custom', primary: '#102030', secondary: '#ffffff', accent: '#aa0000' },
      layout: 'carousel',
      sections: { about: true, media: false, products: false, reviews: true, stats: true },
      hero: { title: 'Tea', subtitle: 'and more', image: null },
      socialLinks: {
        instagram: 'https://www.instagram.com/cy',
        youtube: null,
        tiktok: null,
        twitter: null,
        facebook: null,
      },
    };
    expect(await succeed(updateStoreSettings, { ...byId(person), body }, person)).toEqual({ ...body, wallpaper: null });
    expect(await succeed(getStoreSettings, byId(person))).toEqual({ ...body, wallpaper: null });
    expect(await stored(COLLECTIONS.stores, person.uid), 'the store that the rules look at').toMatchObject({
      id: person.uid,
    });
    await succeed(resetStoreSettings, byId(person), person);
    expect(await succeed(getStoreSettings, byId(person))).toMatchObject({ layout: 'modern', hero: { title: '' } });
  });

  it('have the colours of the named theme, and refuse custom ones that nobody could tell apart', async () => {
    const body = await settingsOf(creator);
    const named = { ...body, theme: { ...body.theme, name: 'Ocean' as const, primary: '#ffffff' } };
    const saved = await succeed(updateStoreSettings, { ...byId(creator), body: named }, creator);
    expect(saved.theme).toEqual({ name: 'Ocean', ...THEME_COLOURS.Ocean });
    const faint = { ...body, theme: { name: 'Custom', primary: '#fefefe', secondary: '#ffffff', accent: '#000000' } };
    const answer = await callRaw('PUT', `/stores/${creator.uid}/settings`, {
      person: creator,
      body: JSON.stringify(faint),
    });
    expect(answer).toMatchObject({ status: 422, body: { details: [{ field: 'body.theme.primary' }] } });
    expect((await succeed(getStoreSettings, byId(creator))).theme.name).toBe('Ocean');
  });

  it.each([
    ['twitter', 'https://t.co/abc123'],
    ['tiktok', 'https://www.tiktok.com/link/v2?target=https%3A%2F%2Fevil.example'],
    ['youtube', 'https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example'],
    ['facebook', 'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.example'],
    ['instagram', 'https://www.instagram.com/accounts/login/?next=%2Fx'],
  ] as const)('lead to a page on %s, not from there to anywhere: %s', async (platform, url) => {
    const body = await settingsOf(creator);
    const changed = { ...body, socialLinks: { ...body.socialLinks, [platform]: url } };
    const refusal = await refuse(updateStoreSettings, { ...byId(creator), body: changed }, creator);
    expect(refusal).toMatchObject({ status: 422, details: [{ field: `body.socialLinks.${platform}` }] });
    expect((await settingsOf(creator)).socialLinks[platform]).toBe(body.socialLinks[platform]);
  });

  it('hide with a closed store', async () => {
    const person = await createCreatorWithStore({ status: 'closed' });
    expect(await refuse(getStoreSettings, byId(person))).toMatchObject({ status: 404 });
    await deps().db.firestore.collection(COLLECTIONS.storeSettings).doc(person.uid).set({ id: person.uid });
    for (const asking of [undefined, person, other]) {
      expect(await mayGetDirectly(asking, `stores/${person.uid}`)).toBe(false);
      expect(await mayGetDirectly(asking, `storeSettings/${person.uid}`)).toBe(false);
    }
  });

  it('are changed by their creator alone', async () => {
    const body = await settingsOf(creator);
    const input = { ...byId(creator), body: { ...body, layout: 'minimal' as const } };
    for (const person of [other, owner]) {
      expect(await refuse(updateStoreSettings, input, person)).toMatchObject({ status: 403 });
      expect(await refuse(resetStoreSettings, byId(creator), person)).toMatchObject({ status: 403 });
      expect(
        await refuse(uploadStoreImage, { ...byId(creator), body: { slot: 'hero' } }, person, [await picture()]),
      ).toMatchObject({ status: 403 });
    }
    expect(await refuse(updateStoreSettings, input)).toMatchObject({ status: 401 });
    expect((await settingsOf(creator)).layout).toBe(body.layout);
    expect(await filesOf(creator)).toEqual([]);
  });
});

describe('the images of a store', () => {
  const put = async (person: Person, slot: 'hero' | 'logo') =>
    succeed(uploadStoreImage, { ...byId(person), body: { slot } }, person, [await picture()]);

  it('are uploaded, replaced and removed, and leave no file behind', async () => {
    const person = await createPerson('content_creator');
    const first = await put(person, 'hero');
    expect(first.hero.image).toMatch(/^https?:/);
    expect((await fetch(first.hero.image ?? '')).status).toBe(200);
    const second = await put(person, 'hero');
    expect(second.hero.image).not.toBe(first.hero.image);
    expect(await filesOf(person)).toHaveLength(1);
    const third = await put(person, 'logo');
    expect(third).toMatchObject({ hero: { image: second.hero.image } });
    expect(await filesOf(person)).toHaveLength(2);
    const settings = await settingsOf(person);
    await succeed(updateStoreSettings, { ...byId(person), body: { ...settings, layout: 'featured' } }, person);
    expect(await filesOf(person)).toHaveLength(2);
    const without = { ...settings, hero: { ...settings.hero, image: null } };
    await succeed(updateStoreSettings, { ...byId(person), body: without }, person);
    expect(await filesOf(person)).toHaveLength(1);
    await succeed(resetStoreSettings, byId(person), person);
    expect(await filesOf(person)).toEqual([]);
  });

  it('are only those that were uploaded for that store', async () => {
    const foreign = (await put(other, 'logo')).branding.logo;
    const body = await settingsOf(creator);
    for (const logo of [foreign, 'https://example.com/x.png', 'javascript:alert(1)']) {
      const input = { ...byId(creator), body: { ...body, branding: { ...body.branding, logo } } };
      expect(await refuse(updateStoreSettings, input, creator)).toMatchObject({
        status: 422,
        details: [{ field: 'body.branding.logo' }],
      });
    }
    expect((await settingsOf(creator)).branding.logo).toBeNull();
  });

  it('are images of at most 5 MB in a slot that exists', async () => {
    const input = { ...byId(creator), body: { slot: 'hero' as const } };
    const { pdf, mp4 } = await sampleFiles();
    for (const file of [pdf, mp4]) {
      expect(await refuse(uploadStoreImage, input, creator, file ? [file] : [])).toMatchObject({
        message: 'File type not supported. Please upload images (JPEG, PNG, GIF, WebP)',
      });
    }
    const large = { ...(await picture()), bytes: new Uint8Array(5 * 1024 * 1024 + 1) };
    expect(await refuse(uploadStoreImage, input, creator, [large])).toMatchObject({
      message: 'File size must be less than 5MB',
    });
    expect(await refuse(uploadStoreImage, input, creator)).toMatchObject({ message: 'Please select files to upload' });
    const nowhere = { ...byId(creator), body: { slot: 'ceiling' as 'hero' } };
    await expect(refuse(uploadStoreImage, nowhere, creator, [await picture()])).rejects.toThrow();
    expect(await filesOf(creator)).toEqual([]);
  });
});

describe('the wallpaper of a store', () => {
  const wallpaper: Wallpaper = {
    downloadUrl: 'https://files/w.png',
    storagePath: 'users/x/public/w.png',
    originalName: 'w.png',
  };
  const set = (uid: string, to: Wallpaper | null) => {
    const { db } = deps();
    return unitOfWork({ db }, (tx) => setWallpaper(tx, uid, to));
  };

  it('is put in and taken out beside the other settings, and outlives a reset of them', async () => {
    const person = await createPerson('content_creator');
    expect(await set(person.uid, wallpaper)).toBeNull();
    const shown = { wallpaper: { downloadURL: wallpaper.downloadUrl, originalName: 'w.png' } };
    expect(await succeed(getStoreSettings, byId(person))).toMatchObject(shown);
    expect(await succeed(resetStoreSettings, byId(person), person)).toMatchObject(shown);
    expect(await set(person.uid, null)).toEqual(wallpaper);
    expect(await set(person.uid, null)).toBeNull();
    expect((await succeed(getStoreSettings, byId(person))).wallpaper).toBeNull();
  });

  it('is for creators', async () => {
    await expect(set(owner.uid, wallpaper)).rejects.toMatchObject({ code: 'not_found' });
  });
});
