/** Texts of a store's personalization, word for word as specified. */
export const storeSettingsText = {
  title: 'Store Personalization',
  loadFailed: 'Failed to load store settings',
  saved: 'Store settings saved successfully!',
  saveFailed: 'Failed to save store settings',
  wallpaperSaved: 'Wallpaper uploaded successfully!',
  wallpaperDeleted: 'Wallpaper deleted successfully!',
  noWallpaper: 'No wallpaper to delete',
  linksTick: ', then tick under Edit Profile which of them your store shows below your name.',
  previewModes: { light: 'Light', dark: 'Dark' },
  choices: {
    layout: 'Gallery',
    'typography.heading': 'Headings',
    'typography.body': 'Text',
    'animations.style': 'Style',
    'animations.speed': 'Speed',
  },
  sections: {
    about: { label: 'About', hint: 'Who you are and where you come from' },
    media: { label: 'My Work', hint: 'Your pictures and videos' },
    products: { label: 'Products', hint: 'Your specialties and achievements' },
    reviews: { label: 'Reviews', hint: 'What others say about working with you' },
    stats: { label: 'Stats', hint: 'Followers, rating and since when you are here' },
  },
  features: {
    videoHover: { label: 'Play videos on hover', hint: 'On a phone: at the first tap' },
    autoPlay: { label: 'Play videos by themselves', hint: 'Without sound, while they can be seen' },
    likeButton: { label: 'Like button', hint: 'The heart by which visitors follow you' },
    shareButton: { label: 'Share button', hint: 'Passes on the address of your store and works' },
  },
} as const;
