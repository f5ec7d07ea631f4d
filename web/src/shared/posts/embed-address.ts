import { readPostUrl } from '@doubloon/contract/links/post-url.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';

/** A platform's own page of one post for other sites; the policy of the pages (`firebase.json`) lets these beginnings be framed, and no others. */
export const EMBED_PAGES = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  tiktok: 'https://www.tiktok.com/player/v1/',
  instagram: 'https://www.instagram.com/p/',
  twitter: 'https://platform.twitter.com/embed/Tweet.html',
} as const satisfies Partial<Record<PlatformId, string>>;

const ADDRESSES: Partial<Record<PlatformId, (id: string) => string>> = {
  youtube: (id) => `${EMBED_PAGES.youtube}${id}`,
  tiktok: (id) => `${EMBED_PAGES.tiktok}${id}`,
  instagram: (id) => `${EMBED_PAGES.instagram}${id}/embed/`,
  twitter: (id) => `${EMBED_PAGES.twitter}?id=${id}&dnt=true`,
};

/** Returns the address at which a post can be framed; null where its platform has none, or the address names no post. */
export function embedAddress(postUrl: string): string | null {
  const post = readPostUrl(postUrl);
  return (post && ADDRESSES[post.platform]?.(encodeURIComponent(post.id))) ?? null;
}
