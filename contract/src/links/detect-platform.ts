import type { PlatformId } from '../shared/platforms.ts';

/** Hosts without the prefixes that show the same pages. */
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

/** Hosts, and beginnings of paths, whose addresses say nothing until their redirect was followed. */
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

/** Every exact host on which a page of a platform may be read, `www.` and mobile forms included. */
export const PLATFORM_HOSTS: readonly string[] = Object.keys(HOSTS).flatMap((host) => [
  host,
  ...['www', 'm', 'mobile', 'web'].map((prefix) => `${prefix}.${host}`),
]);

/** An address on one of the platforms, taken apart. */
export interface PlatformAddress {
  platform: PlatformId;
  /** The host, without `www.` or a mobile prefix. */
  host: string;
  path: string;
  query: URLSearchParams;
  /** True for a short link, which shows where it leads only once its redirect was followed. */
  isShortLink: boolean;
}

/** Takes a web address on one of the platforms apart; `undefined` for any other text, a port, or a user name in it. */
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

/** The platform a web address belongs to, `undefined` when to none of the six. */
export function detectPlatform(url: string): PlatformId | undefined {
  return readPlatformAddress(url)?.platform;
}
