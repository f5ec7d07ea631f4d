import { isPictured, type PicturedPlatform } from '@doubloon/contract/deliverables/post-picture.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';

type FramedPlatform = Exclude<PlatformId, PicturedPlatform>;

/** A platform's own page of one post for other sites; the policy of the pages (`firebase.json`) lets these beginnings be framed, and no others. */
export const EMBED_PAGES = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  tiktok: 'https://www.tiktok.com/player/v1/',
  instagram: 'https://www.instagram.com/p/',
  twitter: 'https://platform.twitter.com/embed/Tweet.html',
} as const satisfies Record<FramedPlatform, string>;

const ADDRESSES: Record<FramedPlatform, (id: string) => string> = {
  youtube: (id) => `${EMBED_PAGES.youtube}${id}`,
  tiktok: (id) => `${EMBED_PAGES.tiktok}${id}`,
  instagram: (id) => `${EMBED_PAGES.instagram}${id}/embed/`,
  twitter: (id) => `${EMBED_PAGES.twitter}?id=${id}&dnt=true`,
};

/** Returns the address at which the post that its platform knows by this id can be framed; null where the platform has none. */
export function embedAddress(platform: PlatformId, id: string): string | null {
  return isPictured(platform) ? null : ADDRESSES[platform](encodeURIComponent(id));
}
