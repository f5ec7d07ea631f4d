import { detectPlatform } from '@doubloon/contract/links/detect-platform.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';

/** What a link's address says about where it leads: its platform once there is one, before that which ones are asked for. */
export function PostPlatform({ url, wanted }: { url: string; wanted: readonly PlatformId[] }) {
  const platform = detectPlatform(url);
  if (platform) return <>{platformLabel(platform)} post</>;
  return <>The address of your post on {wanted.map(platformLabel).join(' or ')}.</>;
}
