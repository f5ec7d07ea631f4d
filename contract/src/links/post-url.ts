import type { PlatformId } from '../shared/platforms.ts';
import { readPlatformAddress, type PlatformAddress } from './detect-platform.ts';
import { normalizeHandle } from './account-url.ts';

/** The post named by an address. */
export interface PostAddress {
  platform: PlatformId;
  /** The platform's own id of the post; case-sensitive. */
  id: string;
  /** The author named by the address, in the form of `accountHandle`. */
  author?: string;
}

type Found = { id: string | undefined; author?: string | undefined } | undefined;

const READERS: Readonly<Record<PlatformId, (address: PlatformAddress) => Found>> = {
  tiktok({ path }) {
    // Apps write the `@` as `%40`, and the target of a short link has no author's name.
    const [, author, id] = /^\/(?:@|%40)([\w.]*)\/(?:video|photo)\/([1-9]\d*)\/?$/.exec(path) ?? [];
    const bare = /^\/(?:v|video|share\/video|embed\/v2|embed|player\/v1)\/([1-9]\d*)(?:\.html)?\/?$/;
    return { id: id ?? bare.exec(path)?.[1], author };
  },
  instagram({ path }) {
    // Path segments after the post lead to its comments, its likes, or an embedded view.
    const rest = '(?:\\/(?:c\\/\\d+(?:\\/r\\/\\d+)?|comments|liked_by|embed(?:\\/captioned)?))?\\/?$';
    const post = new RegExp(`^\\/(?:([\\w.]+)\\/)?(?:p|reel|reels|tv)\\/([\\w-][\\w.-]+[\\w-])${rest}`);
    const [, author, id] = post.exec(path) ?? [];
    return { id, author };
  },
  youtube({ host, path, query }) {
    const id =
      host === 'youtu.be'
        ? path.slice(1).replace(/\/$/, '')
        : /^\/watch\/?$/.test(path)
          ? only(query, 'v')
          : /^\/(?:shorts|live|embed|v|e|watch)\/([^/]+)\/?$/.exec(path)?.[1];
    if (host === 'studio.youtube.com') return { id: /^\/video\/([\w-]{11})(?:\/|$)/.exec(path)?.[1] };
    return { id: id && /^[\w-]{11}$/.test(id) ? id : undefined };
  },
  facebook: readFacebookPost,
  twitter({ path }) {
    const match = /^\/(?:(\w+)|i\/web)\/status(?:es)?\/([1-9]\d{0,18})(?:\/\w+){0,2}\/?$/.exec(path);
    return { id: match?.[2], author: match?.[1] === 'i' ? undefined : match?.[1] };
  },
  xiaohongshu({ path }) {
    const match = /^\/(?:explore|discovery\/item|search_result|user\/profile\/(\w+))\/([\w-]{6,})\/?$/.exec(path);
    return { id: match?.[2], author: match?.[1] };
  },
};

/** Returns a parameter that an address contains only once: of two, the platform might show the one that was not checked. */
function only(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

const FACEBOOK_ID = /^(?:[1-9]\d*|pfbid\w+)$/;

function readFacebookPost({ path, query }: PlatformAddress): Found {
  const page = path.replace(/\/$/, '');
  const named = (name: string) => ({ id: facebookId(only(query, name)) });
  if (page === '/permalink.php' || page === '/story.php') return { ...named('story_fbid'), author: only(query, 'id') };
  if (['/watch', '/watch/live', '/video.php'].includes(page)) return named('v');
  if (page === '/photo' || page === '/photo.php') return named('fbid');
  const inGroup = /^\/groups\/[^/]+\/(?:posts|permalink)\/([^/]+)$/.exec(page)?.[1];
  if (inGroup) return { id: facebookId(inGroup) };
  const reel = /^\/reels?\/([^/]+)$/.exec(page)?.[1];
  if (reel) return { id: facebookId(reel) };
  const [, author, id] = /^\/([\w.-]+)\/(?:posts|videos|photos)\/(?:[^/]+\/)?([^/]+)$/.exec(page) ?? [];
  return { id: facebookId(id), author };
}

function facebookId(text: string | undefined): string | undefined {
  return text && FACEBOOK_ID.test(text) ? text : undefined;
}

/** Returns the post that a web address leads to; `undefined` for a home page, a profile, another site, or a short link. */
export function readPostUrl(url: string): PostAddress | undefined {
  const address = readPlatformAddress(url);
  if (!address || address.isShortLink) return undefined;
  const { id, author } = READERS[address.platform](address) ?? {};
  if (!id) return undefined;
  const handle = author ? normalizeHandle(author, address.platform) : undefined;
  return { platform: address.platform, id, ...(handle ? { author: handle } : {}) };
}

/** True when a web address leads to one post, or is a short link that may: not a platform's home page or a profile. */
export function isSpecificPost(url: string): boolean {
  return isShortLink(url) || readPostUrl(url) !== undefined;
}

/** True when a web address is a platform's short link, which the server must follow to know the post. */
export function isShortLink(url: string): boolean {
  return readPlatformAddress(url)?.isShortLink ?? false;
}

/** Returns the canonical key of a post, equal for all forms of its address (`youtube:dQw4w9WgXcQ`); `undefined` if the address alone does not identify it. */
export function canonicalPostKey(url: string): string | undefined {
  const post = readPostUrl(url);
  return post && `${post.platform}:${post.id}`;
}

/** Returns the author named by a post's address, in the form of `accountHandle`; `undefined` if it names none. */
export function postAuthorHandle(url: string): string | undefined {
  return readPostUrl(url)?.author;
}
