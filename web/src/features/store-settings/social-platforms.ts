/** The platforms a store's settings can link to, in the order they are shown. */
export const SOCIAL_PLATFORMS = ['instagram', 'youtube', 'tiktok', 'twitter', 'facebook'] as const;
