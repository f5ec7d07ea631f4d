import type * as operations from '@doubloon/contract/stores/operations.ts';
import {
  defaultStoreSettings,
  linkExample,
  type StoreImage,
  type StoreSettings,
  type StoreSettingsView,
  type Wallpaper,
} from '@doubloon/contract/stores/store-settings.ts';
import { accountHandle } from '@doubloon/contract/links/account-url.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { AppError } from '../platform/app-error.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { requireHonestName } from '../names/require-honest-name.ts';
import { changeSettings } from './change-settings.ts';

/**
 * Saves the look of the caller's store. Throws `invalid_input` for an image that was not uploaded for it, for another wallpaper than there is, for
 * a name of the store that deceives, and for a new link that is nobody's page on its platform.
 */
export const updateStoreSettings: Handler<typeof operations.updateStoreSettings> = (call, { params, body }) =>
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

/** The wallpaper is taken away by its own call. */
export const resetStoreSettings: Handler<typeof operations.resetStoreSettings> = (call, { params }) =>
  changeSettings(call, params.id, ({ wallpaper }) => ({ ...defaultStoreSettings(params.id), wallpaper }));

/** Platforms have short links and addresses that lead on to anywhere; visitors take a platform's sign for that platform. */
function requireProfiles(stored: StoreSettings['socialLinks'], given: StoreSettings['socialLinks']): void {
  for (const [platform, url] of Object.entries(given) as [keyof typeof given & PlatformId, string | null][]) {
    if (url === null || url === stored[platform] || accountHandle(url, platform) !== undefined) continue;
    const message = `Needs to be an address on ${platformLabel(platform)}, such as ${linkExample(platform)}`;
    throw refused(`body.socialLinks.${platform}`, message);
  }
}

function keptWallpaper(stored: Wallpaper | null, given: StoreSettingsView['wallpaper'] | undefined): Wallpaper | null {
  if (given === undefined || given?.downloadURL === stored?.downloadUrl) return stored;
  throw refused('body.wallpaper', 'A wallpaper is changed by uploading or deleting it');
}

function keptImage(stored: StoreImage | null, given: string | null, field: string): StoreImage | null {
  if (given === null) return null;
  if (given === stored?.downloadUrl) return stored;
  throw refused(field, 'Only an image that was uploaded for this store');
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { details: [{ field, message }] });
}
