import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';

/** Returns how a store looks before its settings are there. */
export function lookBefore(creatorId: string) {
  const { id: _id, hero, branding, ...look } = defaultStoreSettings(creatorId);
  return { ...look, hero: { ...hero, image: null }, branding: { ...branding, logo: null }, wallpaper: null };
}
