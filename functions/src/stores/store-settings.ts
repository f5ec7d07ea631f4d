import {
  defaultStoreSettings,
  type StoreImage,
  type StoreSettings,
  type StoreSettingsView,
  type Wallpaper,
  linkExample,
} from '@doubloon/contract/stores/store-settings.ts';
import { accountHandle } from '@doubloon/contract/links/account-url.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Call, Handler, UploadHandler } from '../platform/dependencies.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { findStoreOfCreator, keepStore } from './show-stores.ts';
import { toStoreSettingsView } from './store-view.ts';
import { invalidField } from '../platform/app-error.ts';
import { requireHonestName } from '../names/honest-names.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';

/** Writes more in the unit of work that changes the settings. */
type Beside = (tx: Tx) => void;

/**
 * Changes a creator's settings and removes the images they show no more. Throws `not_found` for somebody who is not a creator, and the errors of `change`.
 * Reads 3; writes 2, and 2 per image that is gone.
 */
async function changeSettings(
  call: Call,
  uid: string,
  change: (settings: StoreSettings) => StoreSettings,
  beside?: Beside,
): Promise<StoreSettingsView> {
  const { db, clock } = call;
  const { changed, released } = await unitOfWork({ db }, async (tx) => {
    const settings = (await tx.storeSettings.find(uid)) ?? defaultStoreSettings(uid);
    const { store, isNew } = await findStoreOfCreator(tx, uid);
    const changed = change(settings);
    const kept = new Set(imagesOf(changed).map(({ storagePath }) => storagePath));
    const released = imagesOf(settings)
      .map(({ storagePath }) => storagePath)
      .filter((path) => !kept.has(path));
    const showsSpecialties = changed.sections.products;
    if (isNew || store.showsSpecialties !== showsSpecialties) {
      tx.stores.put({ ...store, showsSpecialties });
    }
    tx.storeSettings.put(changed);
    releaseFiles(tx, released, clock.now());
    beside?.(tx);
    return { changed, released };
  });
  await removeReleasedFiles(call, released);
  return toStoreSettingsView(changed);
}

function imagesOf({ hero, branding }: StoreSettings): StoreImage[] {
  return [hero.image, branding.logo].filter((image) => image !== null);
}

/**
 * Puts a wallpaper into a creator's store settings in the unit of work, or takes it out (null), and returns the one that
 * was there, whose file is then to be released. Throws `not_found` for somebody who is not a creator. Reads 3 and writes 2 at most.
 */
export async function setWallpaper(tx: Tx, uid: string, wallpaper: Wallpaper | null): Promise<Wallpaper | null> {
  const settings = (await tx.storeSettings.find(uid)) ?? defaultStoreSettings(uid);
  const store = await findStoreOfCreator(tx, uid);
  if (wallpaper === null && settings.wallpaper === null) return null;
  keepStore(tx, store);
  tx.storeSettings.put({ ...settings, wallpaper });
  return settings.wallpaper;
}

/**
 * Saves the look of the caller's store. Throws `invalid_input` for an image that was not uploaded for it, for another wallpaper than the stored one, for a
 * deceptive name, and for a new link that is no page on its platform.
 */
export const updateStoreSettings: Handler<'updateStoreSettings'> = (call, { params, body }) =>
  changeSettings(call, params.id, ({ hero, branding, wallpaper, ...settings }) => {
    if (body.branding.name !== branding.name) requireHonestName(body.branding.name, 'body.branding.name');
    if (body.hero.title !== hero.title) requireHonestName(body.hero.title, 'body.hero.title');
    requireProfiles(settings.socialLinks, body.socialLinks);
    return {
      ...settings,
      ...body,
      wallpaper: keptWallpaper(wallpaper, body.wallpaper),
      hero: { ...body.hero, image: keptImage(hero.image, body.hero.image, 'body.hero.image') },
      branding: { ...body.branding, logo: keptImage(branding.logo, body.branding.logo, 'body.branding.logo') },
    };
  });

/** Resets a store's settings, except for the wallpaper, which has a call of its own. */
export const resetStoreSettings: Handler<'resetStoreSettings'> = (call, { params }) =>
  changeSettings(call, params.id, ({ wallpaper }) => ({ ...defaultStoreSettings(params.id), wallpaper }));

/** Platforms have short links and addresses that lead on to anywhere; visitors take a platform's sign for that platform. */
function requireProfiles(stored: StoreSettings['socialLinks'], given: StoreSettings['socialLinks']): void {
  for (const [platform, url] of Object.entries(given) as [keyof typeof given & PlatformId, string | null][]) {
    if (url === null || url === stored[platform] || accountHandle(url, platform) !== undefined) continue;
    const message = `Needs to be an address on ${platformLabel(platform)}, such as ${linkExample(platform)}`;
    throw invalidField(`body.socialLinks.${platform}`, message);
  }
}

function keptWallpaper(stored: Wallpaper | null, given: StoreSettingsView['wallpaper'] | undefined): Wallpaper | null {
  if (given === undefined || given?.downloadURL === stored?.downloadUrl) return stored;
  throw invalidField('body.wallpaper', 'A wallpaper is changed by uploading or deleting it');
}

function keptImage(stored: StoreImage | null, given: string | null, field: string): StoreImage | null {
  if (given === null) return null;
  if (given === stored?.downloadUrl) return stored;
  throw invalidField(field, 'Only an image that was uploaded for this store');
}

/** Puts an uploaded image into the caller's settings; the one that was there is removed. */
export const uploadStoreImage: UploadHandler<'uploadStoreImage'> = (call, { params, body }, files) => {
  return storeFiles(call, `users/${params.id}/public`, files, ([file]) =>
    changeSettings(
      call,
      params.id,
      (settings) => (file ? withImage(settings, body.slot, file) : settings),
      (tx) => keepFiles(tx, file ? [file] : []),
    ),
  );
};

function withImage(
  settings: StoreSettings,
  slot: 'hero' | 'logo',
  { downloadUrl, storagePath }: { downloadUrl: string; storagePath: string },
): StoreSettings {
  const image = { downloadUrl, storagePath };
  return slot === 'hero'
    ? { ...settings, hero: { ...settings.hero, image } }
    : { ...settings, branding: { ...settings.branding, logo: image } };
}
