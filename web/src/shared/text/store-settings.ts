/** Texts of a store's personalization, word for word as specified. */
export const storeSettingsText = {
  title: 'Store Personalization',
  loadFailed: 'Failed to load store settings',
  saved: 'Store settings saved successfully!',
  saveFailed: 'Failed to save store settings',
  reset: 'Your store has its first look again.',
  resetQuestion:
    'Colours, fonts, texts, images and links of your store go back to how they were at the beginning. The wallpaper stays.',
  leaveQuestion: 'What you changed is not saved yet.',
  wallpaperSaved: 'Wallpaper uploaded successfully!',
  wallpaperDeleted: 'Wallpaper deleted successfully!',
  wallpaperStays: 'Failed to delete the wallpaper. Please try again.',
  noWallpaper: 'No wallpaper to delete',
  wallpaperHint:
    'An image (JPEG, PNG, GIF, WebP) up to 5MB. It shows faintly behind your whole store, and is kept at once.',
  imageHint: 'JPEG, PNG, GIF or WebP up to 5MB; kept at once.',
  imageSaved: 'Image saved',
  uploadFailed: (message: string) => `Upload failed: ${message}`,
  linksIntro: 'These stand as signs at the top of your store and need no proof.',
  linksElsewhere: 'Accounts that you proved to be yours are another matter: link them in your',
  linksProfile: 'profile settings',
  linksTick: ', then tick under Edit Profile which of them your store shows under Elsewhere.',
  preview: 'Preview',
  previewMode: 'Colour mode of the preview',
  previewModes: { light: 'Light', dark: 'Dark' },
  previewHidden: 'Show the preview',
  previewShown: 'Hide the preview',
  faint: (ratio: string) => `Too close to the ground: ${ratio}:1 of at least 3:1`,
  customHint:
    'Buttons and signs need to be told from the ground: a contrast of at least 3:1. Text adjusts itself, and in dark mode all of it is brightened where needed: see the preview.',
} as const;
