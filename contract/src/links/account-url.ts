import type { PlatformId } from '../shared/platforms.ts';
import { readPlatformAddress, type PlatformAddress } from './detect-platform.ts';

const HANDLES: Readonly<Record<PlatformId, RegExp>> = {
  tiktok: /^[\w.]{1,30}$/,
  instagram: /^[\w.]{1,30}$/,
  youtube: /^(?:[\p{L}\p{N}_.·-]{1,60}|channel\/UC[\w-]+|(?:c|user)\/[\p{L}\p{N}_.-]+)$/u,
  facebook: /^[\w.-]{1,80}$/,
  twitter: /^\w{1,15}$/,
  xiaohongshu: /^\w{1,40}$/,
};

/** First parts of paths that are pages of the platform itself, not of a person. */
const NOT_PEOPLE: Partial<Record<PlatformId, readonly string[]>> = {
  instagram: [
    'p',
    'reel',
    'reels',
    'tv',
    'share',
    'explore',
    'accounts',
    'direct',
    'stories',
    'about',
    'legal',
    'oauth',
  ],
  facebook: [
    ...[
      'watch',
      'groups',
      'events',
      'marketplace',
      'gaming',
      'login',
      'pages',
      'photo',
      'photo.php',
      'reel',
      'reels',
      'share',
    ],
    ...[
      'sharer',
      'sharer.php',
      'story.php',
      'permalink.php',
      'profile.php',
      'people',
      'help',
      'policies',
      'hashtag',
      'dialog',
    ],
    ...[
      'l.php',
      'login.php',
      'home.php',
      'search',
      'settings',
      'messages',
      'notifications',
      'stories',
      'videos',
      'posts',
      'photos',
    ],
  ],
  twitter: [
    ...[
      'home',
      'explore',
      'i',
      'search',
      'login',
      'settings',
      'notifications',
      'messages',
      'intent',
      'share',
      'hashtag',
      'tos',
    ],
    ...['privacy', 'about', 'download', 'jobs', 'signup', 'compose', 'account', 'oauth'],
  ],
};

/** Tabs of a profile page, which belong to the same person. */
const TAB =
  '(?:\\/(?:videos|shorts|streams|playlists|community|about|featured|reels|tagged|photos|media|with_replies|likes))?\\/?$';

const PATHS: Readonly<Record<PlatformId, RegExp>> = {
  tiktok: new RegExp(`^\\/@([^/]+)${TAB}`),
  instagram: new RegExp(`^\\/([^/]+)${TAB}`),
  youtube: new RegExp(`^\\/(?:@([^/]+)|((?:channel|c|user)\\/[^/]+))${TAB}`),
  facebook: new RegExp(`^\\/([^/]+)${TAB}`),
  twitter: new RegExp(`^\\/([^/]+)${TAB}`),
  xiaohongshu: /^\/user\/profile\/([^/]+)\/?$/,
};

/**
 * Returns the account whose profile a web address shows on a platform: the handle in lower case without `@`, Facebook's number for a profile without a name, or
 * YouTube's `channel/UC…`, `c/…`, `user/…` for an address without a handle. Returns `undefined` if it is not a profile on that platform.
 */
export function accountHandle(url: string, platform: PlatformId): string | undefined {
  const address = readPlatformAddress(url);
  if (address?.platform !== platform || address.isShortLink || address.host === 'youtu.be') return undefined;
  const name = platform === 'facebook' ? readFacebookName(address) : readName(address);
  if (!name || NOT_PEOPLE[platform]?.includes(name.toLowerCase())) return undefined;
  return normalizeHandle(name, platform);
}

function readName({ platform, path }: PlatformAddress): string | undefined {
  const [, name, longName] = PATHS[platform].exec(path) ?? [];
  return decode(name ?? longName);
}

function readFacebookName(address: PlatformAddress): string | undefined {
  if (address.path === '/profile.php') return address.query.get('id') ?? undefined;
  return /^\/people\/[^/]+\/(\d+)\/?$/.exec(address.path)?.[1] ?? readName(address);
}

function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns a handle, also from a typed `@Name`, in the form that is compared and stored (see `accountHandle`); `undefined` if no such handle can exist on the
 * platform.
 */
export function normalizeHandle(handle: string, platform: PlatformId): string | undefined {
  const name = handle.trim().replace(/^@/, '');
  if (!HANDLES[platform].test(name)) return undefined;
  return name.startsWith('channel/') ? name : name.toLowerCase();
}

/** Returns the address of a person's profile page; `handle` in the form of `accountHandle`. */
export function profileUrl(platform: PlatformId, handle: string): string {
  switch (platform) {
    case 'tiktok':
      return `https://www.tiktok.com/@${handle}`;
    case 'instagram':
      return `https://www.instagram.com/${handle}/`;
    case 'youtube':
      return `https://www.youtube.com/${handle.includes('/') ? encodeURI(handle) : `@${encodeURIComponent(handle)}`}`;
    case 'facebook':
      return `https://www.facebook.com/${/^\d+$/.test(handle) ? `profile.php?id=${handle}` : handle}`;
    case 'twitter':
      return `https://x.com/${handle}`;
    case 'xiaohongshu':
      return `https://www.xiaohongshu.com/user/profile/${handle}`;
  }
}
