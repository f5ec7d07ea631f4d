import { describe, expect, it } from 'vitest';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { detectPlatform, PLATFORM_HOSTS } from './detect-platform.ts';

describe('detecting the platform of an address', () => {
  it.each([
    ['https://www.tiktok.com/@mina', 'tiktok'],
    ['https://vm.tiktok.com/ZMabc/', 'tiktok'],
    ['https://vt.tiktok.com/ZMabc/', 'tiktok'],
    ['https://m.tiktok.com/v/1.html', 'tiktok'],
    ['http://instagram.com', 'instagram'],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube'],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube'],
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube'],
    ['https://WWW.Facebook.com/', 'facebook'],
    ['https://web.facebook.com/mina', 'facebook'],
    ['https://fb.watch/abc/', 'facebook'],
    ['https://mobile.twitter.com/mina', 'twitter'],
    ['https://x.com/mina', 'twitter'],
    ['https://t.co/abc', 'twitter'],
    ['https://www.xiaohongshu.com/explore', 'xiaohongshu'],
    ['http://xhslink.com/a/abc', 'xiaohongshu'],
    ['  https://x.com/mina  ', 'twitter'],
  ])('%s is %s', (url, platform) => {
    expect(detectPlatform(url)).toBe(platform);
  });

  it.each([
    '',
    'tiktok',
    'www.tiktok.com/@mina',
    'ftp://www.tiktok.com/@mina',
    'javascript:https://www.tiktok.com',
    'https://eviltiktok.com/@mina',
    'https://tiktok.com.evil.example/@mina',
    'https://evil.example/?https://www.tiktok.com/@mina',
    'https://www.tiktok.com@evil.example/',
    'https://mina@www.tiktok.com/',
    'https://:x@www.tiktok.com/',
    'https://www.tiktok.com:8443/@mina',
    'https://www.tiktok.com./@mina',
    'https://blog.tiktok.com/',
    'https://constructor/',
    'https://www.linkedin.com/in/mina',
  ])('"%s" belongs to none', (url) => {
    expect(detectPlatform(url)).toBeUndefined();
  });

  it('lists only hosts it knows itself', () => {
    expect(PLATFORM_HOSTS.length).toBeGreaterThan(15);
    for (const host of PLATFORM_HOSTS) expect(PLATFORM_IDS, host).toContain(detectPlatform(`https://${host}/`));
  });
});
