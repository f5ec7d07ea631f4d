import type { PlatformId } from '../shared/platforms.ts';

/** Platforms by host, without prefixes that show the same pages. */
const HOSTS: Readonly<Record<string, PlatformId>> = {
  'tiktok.com': 'tiktok',
  'vm.tiktok.com': 'tiktok',
  'vt.tiktok.com': 'tiktok',
  'lite.tiktok.com': 'tiktok',
  'instagram.com': 'instagram',
  'instagr.am': 'instagram',
  'youtube.com': 'youtube',
  'music.youtube.com': 'youtube',
  'studio.youtube.com': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'youtu.be': 'youtube',
  'facebook.com': 'facebook',
  'mbasic.facebook.com': 'facebook',
  'touch.facebook.com': 'facebook',
  'fb.com': 'facebook',
  'fb.me': 'facebook',
  'fb.watch': 'facebook',
  'twitter.com': 'twitter',
  'x.com': 'twitter',
  't.co': 'twitter',
  'xiaohongshu.com': 'xiaohongshu',
  'rednote.com': 'xiaohongshu',
  'xhslink.com': 'xiaohongshu',
};

const SAME_PAGES = /^(?:www|m|mobile|web)\./;

/** Hosts, and hosts with the beginning of a path, of short links: only their redirect shows where they lead. */
const SHORT_HOSTS: ReadonlySet<string> = new Set([
  'vm.tiktok.com',
  'vt.tiktok.com',
  'fb.watch',
  'fb.me',
  't.co',
  'xhslink.com',
]);
const SHORT_HOST_PATH = /^\/(?:[a-z]\/)?[\w-]+\/?$/i;
const SHORT_PATHS: Readonly<Record<string, RegExp>> = {
  'tiktok.com': /^\/t\/[\w-]+\/?$/,
  'lite.tiktok.com': /^\/t\/[\w-]+\/?$/,
  'facebook.com': /^\/share\/(?:[pvr]\/)?[\w-]+\/?$/,
  'instagram.com': /^\/share\/(?:(?:p|reel)\/)?[\w-]+\/?$/,
};

/** Every exact host from which a platform's page may be read, including `www.` and mobile forms. */
export const PLATFORM_HOSTS: readonly string[] = Object.keys(HOSTS).flatMap((host) => [
  host,
  ...['www', 'm', 'mobile', 'web'].map((prefix) => `${prefix}.${host}`),
]);

/** The parts of a platform's address. */
export interface PlatformAddress {
  platform: PlatformId;
  /** The host, without `www.` or a mobile prefix. */
  host: string;
  path: string;
  query: URLSearchParams;
  /** True for a short link: only its redirect shows where it leads. */
  isShortLink: boolean;
}

/** Parses a web address on one of the platforms; `undefined` for any other text, and for an address with a port or a user name. */
export function readPlatformAddress(url: string): PlatformAddress | undefined {
  const text = url.trim();
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text);
  if (!/^https?:$/.test(protocol) || port || username || password) return undefined;
  const host = hostname.replace(SAME_PAGES, '');
  const platform = Object.hasOwn(HOSTS, host) ? HOSTS[host] : undefined;
  if (!platform) return undefined;
  const shortPath = SHORT_HOSTS.has(host) ? SHORT_HOST_PATH : SHORT_PATHS[host];
  return { platform, host, path: pathname, query: searchParams, isShortLink: shortPath?.test(pathname) ?? false };
}

/** Returns the platform of a web address; `undefined` if it belongs to none of the six. */
export function detectPlatform(url: string): PlatformId | undefined {
  return readPlatformAddress(url)?.platform;
}
