/** The platforms on which a campaign can request posts, with the labels of the specification. */
export const PLATFORMS = [
  { id: 'tiktok', label: 'TikTok' },
  { id: 'instagram', label: 'Instagram' },
  { id: 'youtube', label: 'YouTube' },
  { id: 'facebook', label: 'Facebook' },
  { id: 'twitter', label: 'Twitter' },
  { id: 'xiaohongshu', label: 'Xiaohongshu (Rednote)' },
] as const;

export type PlatformId = (typeof PLATFORMS)[number]['id'];

export const PLATFORM_IDS = PLATFORMS.map(({ id }) => id) as [PlatformId, ...PlatformId[]];

export function platformLabel(id: PlatformId): string {
  return PLATFORMS.find((platform) => platform.id === id)?.label ?? id;
}
