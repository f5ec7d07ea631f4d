import { describe, expect, it } from 'vitest';
import type { PlatformId } from '../shared/platforms.ts';
import { accountHandle, normalizeHandle, profileUrl } from './account-url.ts';

describe('addresses of accounts', () => {
  it.each<[string, PlatformId, string]>([
    ['https://www.tiktok.com/@Mina.Makes?lang=en', 'tiktok', 'mina.makes'],
    ['https://instagram.com/Mina_M/', 'instagram', 'mina_m'],
    ['https://www.instagram.com/mina/reels/', 'instagram', 'mina'],
    ['https://www.youtube.com/@Mina', 'youtube', 'mina'],
    ['https://m.youtube.com/@mina/videos', 'youtube', 'mina'],
    ['https://www.youtube.com/@%E7%BE%8E%E5%A5%88', 'youtube', '美奈'],
    ['https://www.youtube.com/channel/UCabc_DEF-1', 'youtube', 'channel/UCabc_DEF-1'],
    ['https://www.youtube.com/c/MinaMakes', 'youtube', 'c/minamakes'],
    ['https://www.youtube.com/user/MinaMakes/about', 'youtube', 'user/minamakes'],
    ['https://www.facebook.com/Mina.Makes', 'facebook', 'mina.makes'],
    ['https://m.facebook.com/profile.php?id=1000123', 'facebook', '1000123'],
    ['https://www.facebook.com/people/Mina-M/1000123/', 'facebook', '1000123'],
    ['https://x.com/Mina', 'twitter', 'mina'],
    ['https://twitter.com/mina/media', 'twitter', 'mina'],
    ['https://www.xiaohongshu.com/user/profile/5ABC01?xsec_token=1', 'xiaohongshu', '5abc01'],
  ])('%s is the %s account %s, and its profile address leads back to it', (url, platform, handle) => {
    expect(accountHandle(url, platform)).toBe(handle);
    expect(accountHandle(profileUrl(platform, handle), platform)).toBe(handle);
  });

  it.each<[string, PlatformId]>([
    ['https://www.tiktok.com/', 'tiktok'],
    ['https://www.tiktok.com/mina', 'tiktok'],
    ['https://www.tiktok.com/@mina', 'instagram'],
    ['https://www.tiktok.com/@mina/video/73', 'tiktok'],
    ['https://vm.tiktok.com/ZMabc/', 'tiktok'],
    ['https://www.instagram.com/explore/', 'instagram'],
    ['https://www.instagram.com/p/C8kZ/', 'instagram'],
    ['https://www.instagram.com/accounts/login/', 'instagram'],
    ['https://www.instagram.com/a%20b/', 'instagram'],
    ['https://www.instagram.com/%zz/', 'instagram'],
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube'],
    ['https://www.youtube.com/channel/mina', 'youtube'],
    ['https://www.facebook.com/watch/', 'facebook'],
    ['https://www.facebook.com/profile.php', 'facebook'],
    ['https://www.facebook.com/Login', 'facebook'],
    ['https://x.com/home', 'twitter'],
    ['https://x.com/a_name_much_too_long', 'twitter'],
    ['https://t.co/abc', 'twitter'],
    ['https://www.xiaohongshu.com/explore', 'xiaohongshu'],
    ['https://evil.example/@mina', 'tiktok'],
    ['mina', 'tiktok'],
  ])('%s is no %s account', (url, platform) => {
    expect(accountHandle(url, platform)).toBeUndefined();
  });

  it.each([
    ['@Mina', 'mina'],
    [' mina ', 'mina'],
    ['mi na', undefined],
    ['../x', undefined],
    ['', undefined],
  ])('keeps the typed handle "%s" as %s', (typed, kept) => {
    expect(normalizeHandle(typed, 'instagram')).toBe(kept);
  });
});
