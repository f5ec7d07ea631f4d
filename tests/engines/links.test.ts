import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSocialWeb, type SocialWeb } from '../../emulators/social/index.ts';
import { checkAccountUrl, findCodeOnProfile } from '../../functions/src/links/check-account.ts';
import { checkPostLink } from '../../functions/src/links/check-link.ts';
import type { SafeFetch } from '../../functions/src/platform/fetching/safe-fetch.ts';
import { createSocialFetch } from '../../functions/src/platform/fetching/social-fetch.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const DAY = new Date('2026-05-01T00:00:00Z');

const PROFILES: Record<PlatformId, string> = {
  tiktok: 'https://www.tiktok.com/@HANDLE',
  instagram: 'https://www.instagram.com/HANDLE/',
  youtube: 'https://www.youtube.com/@HANDLE',
  facebook: 'https://www.facebook.com/HANDLE',
  twitter: 'https://x.com/HANDLE',
  xiaohongshu: 'https://www.xiaohongshu.com/user/profile/HANDLE',
};
const PLATFORMS = Object.keys(PROFILES) as PlatformId[];
const profile = (platform: PlatformId, handle: string) => PROFILES[platform].replace('HANDLE', handle);

let web: SocialWeb;
let fetchSocial: SafeFetch;

const put = async (path: string, body: object) => {
  const response = await fetch(`${web.url}/_control${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(204);
};

beforeAll(async () => {
  web = await createSocialWeb({ port: 0, now: () => NOW.getTime() });
  fetchSocial = createSocialFetch({ socialWebBase: web.url, outgoingTimeoutMs: 60_000 });
});
afterAll(() => web.close());
beforeEach(async () => {
  await fetch(`${web.url}/_control/reset`, { method: 'POST' });
});

describe('checking the link of a post', () => {
  it.each([
    ['https://www.tiktok.com/@Mina/video/731?utm=1', 'tiktok:731', 'mina', NOW],
    ['https://vm.tiktok.com/mina-731/', 'tiktok:731', 'mina', NOW],
    ['https://www.tiktok.com/t/mina-731', 'tiktok:731', 'mina', NOW],
    ['https://m.tiktok.com/v/731.html', 'tiktok:731', 'someone', NOW],
    ['https://www.instagram.com/p/mina-C1/?igsh=1', 'instagram:mina-C1', 'mina', DAY],
    ['https://www.instagram.com/mina/reel/C1x/', 'instagram:C1x', 'mina', DAY],
    ['https://www.youtube.com/watch?v=mina-video1&t=1', 'youtube:mina-video1', 'mina', NOW],
    ['https://youtu.be/mina-video1', 'youtube:mina-video1', 'mina', NOW],
    ['https://m.youtube.com/shorts/mina-video1', 'youtube:mina-video1', 'mina', NOW],
    ['https://www.facebook.com/mina/posts/100', 'facebook:100', 'mina', undefined],
    ['https://fb.watch/mina-100/', 'facebook:100', 'mina', undefined],
    ['https://www.facebook.com/watch/?v=100', 'facebook:100', 'someone', undefined],
    ['https://twitter.com/Mina/status/190?s=20', 'twitter:190', 'mina', DAY],
    ['https://x.com/i/status/190', 'twitter:190', 'someone', DAY],
    ['https://t.co/mina-190', 'twitter:190', 'mina', DAY],
    ['https://www.xiaohongshu.com/explore/mina-note1?xsec_token=1', 'xiaohongshu:mina-note1', 'mina', NOW],
    ['http://xhslink.com/a/mina-note1', 'xiaohongshu:mina-note1', 'mina', NOW],
  ])('finds the post %s', async (url, postKey, authorHandle, publishedAt) => {
    const result = await checkPostLink(fetchSocial, url);
    const dates = publishedAt && { publishedAt, publishedPrecision: publishedAt === DAY ? 'day' : 'second' };
    const platform = postKey.split(':')[0] ?? '';
    const picture = ['facebook', 'xiaohongshu'].includes(platform) && {
      pictureUrl: expect.stringMatching(/^https:\/\/[^/]+\.(fbcdn\.net|xhscdn\.com)\//) as string,
    };
    expect(result).toEqual({ status: 'valid', platform, postKey, authorHandle, ...dates, ...picture });
  });

  it('believes the platform, not the address, about the author and the date', async () => {
    await put('/posts/tiktok/731', { author: 'jo', publishedAt: '2025-11-03T08:00:00Z' });
    await expect(checkPostLink(fetchSocial, 'https://www.tiktok.com/@mina/video/731')).resolves.toMatchObject({
      authorHandle: 'jo',
      publishedAt: new Date('2025-11-03T08:00:00Z'),
    });
    await put('/posts/twitter/190', {
      author: 'jo',
      title: 'on <a href="/status/1">May 2, 2026</a>',
      publishedAt: '2025-11-03T08:00:00Z',
    });
    await expect(checkPostLink(fetchSocial, 'https://x.com/mina/status/190')).resolves.toMatchObject({
      authorHandle: 'jo',
      publishedAt: new Date('2025-11-03T00:00:00Z'),
    });
  });

  it.each([
    ['https://www.tiktok.com', 'TikTok'],
    ['https://www.tiktok.com/@mina', 'TikTok'],
    ['https://instagram.com/', 'Instagram'],
    ['https://www.youtube.com/@mina', 'YouTube'],
    ['https://www.facebook.com/mina', 'Facebook'],
    ['https://x.com/mina', 'Twitter'],
    ['https://www.xiaohongshu.com/explore', 'Xiaohongshu (Rednote)'],
  ])('asks for a specific post instead of %s', async (url, label) => {
    await expect(checkPostLink(fetchSocial, url)).resolves.toMatchObject({
      status: 'invalid',
      postKey: null,
      error: `Invalid ${label} URL. Please provide a link to a specific post, not just the platform.`,
    });
  });

  it.each([
    'https://evil.example/@mina/video/731',
    'https://www.tiktok.com@evil.example/@mina/video/731',
    'http://169.254.169.254/latest/meta-data/',
    'nonsense',
  ])('knows no platform for %s', async (url) => {
    await expect(checkPostLink(fetchSocial, url)).resolves.toEqual({
      status: 'invalid',
      platform: null,
      postKey: null,
      error: 'Unable to verify the social media link',
    });
  });

  it.each([
    ['https://www.tiktok.com/@mina/video/404731', 'invalid'],
    ['https://www.tiktok.com/@missing_mina/video/731', 'invalid'],
    ['https://vm.tiktok.com/missing-731', 'invalid'],
    ['https://t.co/escape1', 'invalid'],
    ['https://www.instagram.com/p/missing1/', 'invalid'],
    ['https://youtu.be/missing0001', 'invalid'],
    ['https://www.facebook.com/mina/posts/404100', 'invalid'],
    ['https://x.com/mina/status/404190', 'invalid'],
    ['https://www.xiaohongshu.com/explore/missing1', 'invalid'],
    ['https://www.tiktok.com/@mina/video/403731', 'unverifiable'],
    ['https://www.instagram.com/p/private1/', 'unverifiable'],
    ['https://youtu.be/private0001', 'unverifiable'],
    ['https://www.facebook.com/private_mina/posts/100', 'unverifiable'],
    ['https://x.com/private_mina/status/190', 'unverifiable'],
    ['https://www.xiaohongshu.com/explore/private1', 'unverifiable'],
    ['https://t.co/loop1', 'unverifiable'],
  ])('answers about %s that it is %s', async (url, status) => {
    await expect(checkPostLink(fetchSocial, url)).resolves.toMatchObject({
      status,
      error: 'Unable to verify the social media link',
    });
  });

  it.each([{ mode: 'fail', status: 500 }, { mode: 'fail', status: 429 }, { mode: 'drop' }, { mode: 'loop' }])(
    'neither accepts nor refuses a post while its platform does %j',
    async (fault) => {
      await put('/hosts/www.tiktok.com', fault);
      await expect(checkPostLink(fetchSocial, 'https://www.tiktok.com/@mina/video/731')).resolves.toMatchObject({
        status: 'unverifiable',
        postKey: 'tiktok:731',
      });
    },
  );

  it('still finds a post whose page fails when oEmbed answers', async () => {
    await put('/hosts/x.com', { mode: 'fail', status: 503 });
    await expect(checkPostLink(fetchSocial, 'https://x.com/mina/status/190')).resolves.toMatchObject({
      status: 'valid',
      authorHandle: 'mina',
    });
  });
});

describe.each(PLATFORMS)('checking an account on %s', (platform) => {
  it('accepts one that exists, under its canonical address', async () => {
    await expect(checkAccountUrl(fetchSocial, `${profile(platform, 'Mina')}?utm=1`, platform)).resolves.toEqual({
      status: 'valid',
      handle: 'mina',
      profileUrl: profile(platform, 'mina'),
    });
  });

  it.each([
    ['missing_mina', 'invalid', 'Invalid account URL'],
    ['private_mina', 'unverifiable', 'Unable to verify account'],
  ])('answers about %s that it is %s', async (handle, status, error) => {
    await expect(checkAccountUrl(fetchSocial, profile(platform, handle), platform)).resolves.toEqual({ status, error });
    await expect(findCodeOnProfile(fetchSocial, profile(platform, handle), platform, 'AB12CD')).resolves.toEqual({
      status,
      error,
    });
  });

  it('refuses addresses that are no account of it', async () => {
    const other: PlatformId = platform === 'tiktok' ? 'youtube' : 'tiktok';
    for (const url of [
      'https://evil.example/mina',
      profile(other, 'mina'),
      new URL(profile(platform, 'x')).origin,
      'mina',
    ]) {
      await expect(checkAccountUrl(fetchSocial, url, platform)).resolves.toEqual({
        status: 'invalid',
        error: 'Invalid account URL',
      });
    }
    await expect(checkAccountUrl(fetchSocial, ' ', platform)).resolves.toEqual({
      status: 'invalid',
      error: 'Please enter an account URL',
    });
  });

  it('finds the code that its owner put there, and no other', async () => {
    const url = profile(platform, 'mina');
    const failed = {
      status: 'invalid',
      error: 'Verification failed. Please try again.',
      reason: 'The profile does not show the code. Save it there with the code, wait a moment and try again.',
    };
    await expect(findCodeOnProfile(fetchSocial, url, platform, 'AB12CD')).resolves.toEqual(failed);
    await put(`/profiles/${platform}/mina`, { bio: 'I make "things" & AB12CD!' });
    await expect(findCodeOnProfile(fetchSocial, url, platform, 'AB12CD')).resolves.toMatchObject({
      status: 'valid',
      handle: 'mina',
    });
    await expect(findCodeOnProfile(fetchSocial, url, platform, 'B12CD')).resolves.toEqual(failed);
    await expect(findCodeOnProfile(fetchSocial, profile(platform, 'jo'), platform, 'AB12CD')).resolves.toEqual(failed);
  });

  it('does not take a code in the address for one on the page', async () => {
    const url = `${profile(platform, 'mina')}?q=AB12CD#AB12CD`;
    await expect(findCodeOnProfile(fetchSocial, url, platform, 'AB12CD')).resolves.toMatchObject({ status: 'invalid' });
  });
});

describe('accounts with more than one address', () => {
  it.each([
    'https://www.youtube.com/channel/UCmina',
    'https://youtube.com/c/mina',
    'https://www.youtube.com/user/mina',
  ])('knows the handle behind %s', async (url) => {
    const check = await checkAccountUrl(fetchSocial, url, 'youtube');
    expect(check).toMatchObject({ status: 'valid', handle: 'mina', profileUrl: 'https://www.youtube.com/@mina' });
  });

  it('is told by a page without an account that nothing could be checked', async () => {
    await put('/hosts/x.com', { mode: 'fail', status: 429 });
    await expect(checkAccountUrl(fetchSocial, 'https://twitter.com/mina', 'twitter')).resolves.toMatchObject({
      status: 'unverifiable',
    });
  });
});
