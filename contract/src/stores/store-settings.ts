import { z } from 'zod';
import { profileUrl } from '../links/account-url.ts';
import { detectPlatform } from '../links/detect-platform.ts';
import { Uid } from '../shared/values.ts';
import { platformLabel, type PlatformId } from '../shared/platforms.ts';
import { optionalText } from '../shared/readable-text.ts';
import { StoreTheme, THEME_COLOURS } from './store-theme.ts';

export const STORE_LAYOUTS = ['modern', 'carousel', 'minimal', 'featured'] as const;
export const STORE_FONTS = ['inter', 'poppins', 'roboto', 'opensans'] as const;
export const ANIMATION_SPEEDS = ['slow', 'normal', 'fast'] as const;
export const ANIMATION_STYLES = ['fade', 'slide', 'bounce', 'scale'] as const;

export function linkExample(platform: PlatformId): string {
  return profileUrl(platform, 'yourname');
}

/** Schema of an https link to a page on one platform; null shows none. */
const linkOn = (platform: PlatformId) =>
  z
    .string()
    .trim()
    .max(300)
    .refine(
      (url) => url.startsWith('https://') && detectPlatform(url) === platform,
      `Needs to be an address on ${platformLabel(platform)}, such as ${linkExample(platform)}`,
    )
    .nullable();

/** A stored picture of a store: the address that loads it, and its path. */
export const StoreImage = z.object({ downloadUrl: z.string(), storagePath: z.string() });
export type StoreImage = z.infer<typeof StoreImage>;

export const Wallpaper = StoreImage.extend({ originalName: z.string() });
export type Wallpaper = z.infer<typeof Wallpaper>;

/** A store's look, except for its images. */
const Look = z.object({
  theme: StoreTheme,
  layout: z.enum(STORE_LAYOUTS),
  typography: z.object({ heading: z.enum(STORE_FONTS), body: z.enum(STORE_FONTS) }),
  sections: z.object({
    about: z.boolean(),
    media: z.boolean(),
    products: z.boolean(),
    reviews: z.boolean(),
    stats: z.boolean(),
  }),
  features: z.object({
    videoHover: z.boolean(),
    autoPlay: z.boolean(),
    likeButton: z.boolean(),
    shareButton: z.boolean(),
  }),
  animations: z.object({ speed: z.enum(ANIMATION_SPEEDS), style: z.enum(ANIMATION_STYLES) }),
  socialLinks: z.object({
    instagram: linkOn('instagram'),
    youtube: linkOn('youtube'),
    tiktok: linkOn('tiktok'),
    twitter: linkOn('twitter'),
    facebook: linkOn('facebook'),
  }),
});

const HeroText = z.object({ title: optionalText(100), subtitle: optionalText(200) });
const BrandText = z.object({ name: optionalText(60), tagline: optionalText(120) });
const ImageUrl = z.string().max(2000).nullable();
export const WallpaperView = z
  .object({ downloadURL: z.string().max(2000), originalName: z.string().max(1024) })
  .nullable();

/** The settings of a store, `storeSettings/{uid}`; there is no document before something was saved. */
export const StoreSettings = Look.extend({
  id: Uid,
  hero: HeroText.extend({ image: StoreImage.nullable() }),
  branding: BrandText.extend({ logo: StoreImage.nullable() }),
  wallpaper: Wallpaper.nullable(),
});
export type StoreSettings = z.infer<typeof StoreSettings>;

/**
 * All settings as a creator saves them, never a part of them. Images are uploaded separately (`POST /stores/{id}/images`): send the current address, or null to
 * remove the image.
 */
export const StoreSettingsChanges = Look.extend({
  hero: HeroText.extend({ image: ImageUrl }),
  branding: BrandText.extend({ logo: ImageUrl }),
});
export type StoreSettingsChanges = z.infer<typeof StoreSettingsChanges>;

export const StoreSettingsView = StoreSettingsChanges.extend({
  wallpaper: WallpaperView,
}).meta({ id: 'StoreSettings' });
export type StoreSettingsView = z.infer<typeof StoreSettingsView>;

export function defaultStoreSettings(id: string): StoreSettings {
  return {
    id,
    theme: { name: 'Classic', ...THEME_COLOURS.Classic },
    layout: 'modern',
    typography: { heading: 'inter', body: 'inter' },
    sections: { about: true, media: true, products: true, reviews: true, stats: true },
    features: { videoHover: true, autoPlay: false, likeButton: true, shareButton: true },
    animations: { speed: 'normal', style: 'fade' },
    hero: { title: '', subtitle: '', image: null },
    branding: { name: '', tagline: '', logo: null },
    socialLinks: { instagram: null, youtube: null, tiktok: null, twitter: null, facebook: null },
    wallpaper: null,
  };
}
