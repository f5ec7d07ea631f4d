import type { StoreSettings, StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';

/** Settings as the API shows them: images by their addresses. */
export function toStoreSettingsView({ id: _id, hero, branding, wallpaper, ...look }: StoreSettings): StoreSettingsView {
  return {
    ...look,
    hero: { ...hero, image: hero.image?.downloadUrl ?? null },
    branding: { ...branding, logo: branding.logo?.downloadUrl ?? null },
    wallpaper: wallpaper && { downloadURL: wallpaper.downloadUrl, originalName: wallpaper.originalName },
  };
}
