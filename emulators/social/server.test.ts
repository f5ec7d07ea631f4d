import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSocialWeb, type SocialWeb } from './server.ts';

describe('the stand-in for the social web', () => {
  let web: SocialWeb;
  const now = Date.parse('2026-05-01T10:00:00Z');
  const get = (address: string, init?: RequestInit) => fetch(`${web.url}/${address}`, { redirect: 'manual', ...init });
  const put = (path: string, body: unknown) =>
    fetch(`${web.url}/_control${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    web = await createSocialWeb({ port: 0, now: () => now });
  });
  afterAll(() => web.close());
  beforeEach(async () => {
    await fetch(`${web.url}/_control/reset`, { method: 'POST' });
  });

  it.each([
    ['www.tiktok.com/@mina/video/731', 'https://www.tiktok.com/@mina/video/731'],
    ['m.tiktok.com/@mina/photo/731', 'https://www.tiktok.com/@mina/video/731'],
    ['www.instagram.com/p/mina-C1/', 'https://www.instagram.com/mina/p/mina-C1/'],
    ['instagram.com/mina/reel/C1', 'https://www.instagram.com/mina/p/C1/'],
    ['www.youtube.com/watch?v=mina-video1', 'https://www.youtube.com/watch?v=mina-video1'],
    ['m.youtube.com/shorts/mina-video1', 'https://www.youtube.com/watch?v=mina-video1'],
    ['www.facebook.com/mina/posts/100', 'https://www.facebook.com/mina/posts/100'],
    ['m.facebook.com/story.php?story_fbid=100&id=55', 'https://www.facebook.com/55/posts/100'],
    ['twitter.com/mina/status/190', 'https://x.com/mina/status/190'],
    ['x.com/mina/status/190/photo/1', 'https://x.com/mina/status/190'],
    ['www.xiaohongshu.com/explore/mina-note1', 'https://www.xiaohongshu.com/explore/mina-note1'],
    ['www.xiaohongshu.com/discovery/item/mina-note1', 'https://www.xiaohongshu.com/explore/mina-note1'],
  ])('shows the post %s with its own address', async (address, url) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<meta property="og:url" content="${url}">`);
  });

  it.each([
    ['www.tiktok.com/@mina/video/731', '"createTime":"1777629600"'],
    ['www.youtube.com/watch?v=mina-video1', 'itemprop="datePublished" content="2026-05-01T10:00:00.000Z"'],
    ['www.instagram.com/p/mina-C1/', 'mina on May 1, 2026:'],
    ['www.xiaohongshu.com/explore/mina-note1', '"time":1777629600000'],
  ])('shows on %s when it was published', async (address, text) => {
    expect(await (await get(address)).text()).toContain(text);
  });

  it.each([
    'www.tiktok.com/@mina/video/404731',
    'www.tiktok.com/@missing/video/731',
    'www.instagram.com/p/missing1/',
    'www.youtube.com/watch?v=missing0001',
    'www.facebook.com/mina/posts/missing1',
    'x.com/missing/status/190',
    'www.xiaohongshu.com/explore/missing1',
    'www.tiktok.com/@missing_mina',
    'www.instagram.com/missing_mina/',
    'www.youtube.com/@missing_mina',
    'www.facebook.com/missing_mina',
    'x.com/missing_mina',
    'www.xiaohongshu.com/user/profile/missing1',
    'vm.tiktok.com/missing-1',
    'www.example.com/',
  ])('has nothing at %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it.each([
    ['www.instagram.com/p/private1/', '/www.instagram.com/accounts/login/?next=%2Fp%2Fprivate1%2F'],
    ['www.instagram.com/private_mina/', '/www.instagram.com/accounts/login/?next=%2Fprivate_mina%2F'],
    ['www.facebook.com/private_mina', '/www.facebook.com/login/?next=https%3A%2F%2Fwww.facebook.com%2Fprivate_mina'],
    [
      'www.xiaohongshu.com/user/profile/private1',
      '/www.xiaohongshu.com/login?redirectPath=%2Fuser%2Fprofile%2Fprivate1',
    ],
    [
      'www.youtube.com/@private_mina',
      '/consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2F%40private_mina',
    ],
    ['vm.tiktok.com/mina-731', '/www.tiktok.com/@mina/video/731?_t=share&_r=1'],
    ['fb.watch/mina-100/', '/www.facebook.com/mina/videos/100/?mibextid=share'],
    ['t.co/mina-190', '/x.com/mina/status/190?s=20'],
    ['xhslink.com/mina-note1', '/www.xiaohongshu.com/discovery/item/mina-note1?xsec_token=share&xsec_source=app_share'],
    ['youtu.be/mina-video1', '/www.youtube.com/watch?v=mina-video1&feature=youtu.be'],
    ['t.co/escape1', 'http://169.254.169.254/latest/meta-data/'],
    ['t.co/loop1', '/t.co/loop1'],
  ])('redirects from %s', async (address, location) => {
    const response = await get(address);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  it.each([
    'www.tiktok.com/@private_mina',
    'x.com/private_mina',
    'x.com/private_mina/status/1',
    'www.youtube.com/watch?v=private0001',
  ])('shows a page without data at %s', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('og:url');
  });

  it.each([
    [
      'www.tiktok.com/oembed?url=https://www.tiktok.com/@mina/video/731',
      { author_unique_id: 'mina', embed_product_id: '731' },
    ],
    [
      'www.youtube.com/oembed?format=json&url=https://youtu.be/mina-video1',
      { author_url: 'https://www.youtube.com/@mina', type: 'video' },
    ],
    [
      'publish.twitter.com/oembed?url=https://x.com/mina/status/190',
      { author_url: 'https://twitter.com/mina', type: 'rich' },
    ],
    ['graph.facebook.com/v21.0/instagram_oembed?url=https://www.instagram.com/p/C1/', { provider_name: 'Instagram' }],
    ['graph.facebook.com/v21.0/oembed_post?url=https://www.facebook.com/mina/posts/1', { author_name: 'mina' }],
  ])('embeds %s', async (address, expected) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject(expected);
  });

  it.each([
    ['www.tiktok.com/oembed?url=https://www.tiktok.com/@missing/video/731', 400],
    ['www.youtube.com/oembed?url=https://youtu.be/missing0001', 404],
    ['www.youtube.com/oembed?url=https://youtu.be/private0001', 401],
    ['www.youtube.com/oembed', 400],
    ['publish.twitter.com/oembed?url=https://x.com/missing/status/190', 404],
    ['publish.twitter.com/oembed?url=https://x.com/private/status/190', 403],
    ['graph.facebook.com/v21.0/instagram_oembed?url=https://www.instagram.com/p/missing1/', 400],
  ])('refuses to embed %s with %d', async (address, status) => {
    expect((await get(address)).status).toBe(status);
  });

  it.each([
    ['tiktok', 'www.tiktok.com/@mina'],
    ['instagram', 'www.instagram.com/mina/'],
    ['youtube', 'www.youtube.com/channel/UCmina'],
    ['facebook', 'www.facebook.com/mina'],
    ['twitter', 'x.com/mina'],
    ['xiaohongshu', 'www.xiaohongshu.com/user/profile/mina'],
  ])('shows on the %s profile what was put there, made safe', async (platform, address) => {
    expect(await (await get(address)).text()).not.toContain('AB12CD');
    expect((await put(`/profiles/${platform}/mina`, { bio: 'AB12CD <b>' })).status).toBe(204);
    const text = await (await get(address)).text();
    expect(text).toContain('AB12CD');
    expect(text).not.toContain('<b>');
  });

  it('lets a person put the code on a profile with the form of its page', async () => {
    const response = await fetch(`${web.url}/_control/profiles`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'platform=tiktok&handle=%40mina&bio=AB12CD',
    });
    expect(await response.text()).toContain('Saved the profile of tiktok/mina.');
    expect(await (await get('www.tiktok.com/@mina')).text()).toContain('"signature":"AB12CD"');
  });

  it('lets a person set the followers of a profile with the form of its page, which keeps its text', async () => {
    const send = (body: string) =>
      fetch(`${web.url}/_control/profiles`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    await send('platform=youtube&handle=mina&bio=AB12CD');
    expect(await (await send('platform=youtube&handle=mina&bio=&followers=52000')).text()).toContain('AB12CD');
    expect(await (await get('www.youtube.com/@mina')).text()).toContain('AB12CD');
    const channel = await get('www.googleapis.com/youtube/v3/channels?part=statistics&id=UCmina', {
      headers: { 'x-goog-api-key': 'k' },
    });
    expect(await channel.json()).toMatchObject({ items: [{ statistics: { subscriberCount: '52000' } }] });
    expect((await send('platform=youtube&handle=mina&followers=many')).status).toBe(400);
  });

  it('shows a post as it was defined', async () => {
    await put('/posts/youtube/mina-video1', { author: 'jo', publishedAt: '2025-11-03T00:00:00Z', views: 77 });
    const text = await (await get('www.youtube.com/watch?v=mina-video1')).text();
    expect(text).toContain('http://www.youtube.com/@jo');
    expect(text).toContain('content="2025-11-03T00:00:00.000Z"');
    expect(text).toContain('content="77"');
  });

  it('changes what becomes of a post, on its page and in the control calls', async () => {
    await get('www.tiktok.com/@mina/video/731');
    const response = await fetch(`${web.url}/_control/courses`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'post=tiktok%2F731&kind=fall&views=200',
    });
    const home = await response.text();
    expect(home).toContain('Changed the course of tiktok/731.');
    expect(home).toContain('<th scope="row">tiktok/731</th><td>1000</td><td>40</td><td>public</td>');
    expect(await (await get('www.tiktok.com/@mina/video/731')).text()).toContain('"playCount":1000');
    expect((await put('/posts/tiktok/731/course', { kind: 'delete' })).status).toBe(204);
    expect((await get('www.tiktok.com/@mina/video/731')).status).toBe(404);
    expect(await (await get('')).text()).toContain('<td>gone</td>');
    await put('/posts/tiktok/731/course', { kind: 'back' });
    expect((await get('www.tiktok.com/@mina/video/731')).status).toBe(200);
  });

  it('answers programs, within a quota that can be set', async () => {
    const videos = () =>
      get('www.googleapis.com/youtube/v3/videos?part=statistics&id=mina-video1', {
        headers: { 'x-goog-api-key': 'k' },
      });
    expect(await (await videos()).json()).toMatchObject({ items: [{ statistics: { viewCount: '1200' } }] });
    expect((await put('/quotas/youtube', { calls: 1 })).status).toBe(204);
    expect((await videos()).status).toBe(403);
  });

  it.each([
    ['/posts/tiktok/1/course', { kind: 'explode' }],
    ['/posts/tiktok/1/course', { kind: 'grow', views: 0.5 }],
    ['/posts/tiktok/1', { lateHours: -1 }],
    ['/quotas/tiktok', {}],
    ['/profiles/myspace/mina', { bio: 'x' }],
    ['/profiles/tiktok/mina', { bio: 5 }],
    ['/profiles/tiktok/mina', { followers: -1 }],
    ['/posts/tiktok/1', { publishedAt: 'soon' }],
    ['/posts/tiktok/1', { views: -1 }],
    ['/hosts/www.example.com', { mode: 'loop' }],
    ['/hosts/x.com', { mode: 'fail', status: 200 }],
    ['/hosts/x.com', { mode: 'explode' }],
  ])('refuses the control call %s %j', async (path, body) => {
    const response = await put(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('message');
  });

  it('lets a whole host fail, hang up, redirect in a circle or keep one waiting, until told otherwise', async () => {
    await put('/hosts/x.com', { mode: 'fail', status: 429 });
    expect((await get('x.com/mina')).status).toBe(429);
    await put('/hosts/x.com', { mode: 'loop' });
    expect((await get('x.com/mina')).headers.get('location')).toBe('/x.com/mina');
    await put('/hosts/x.com', { mode: 'drop' });
    await expect(get('x.com/mina')).rejects.toThrow('fetch failed');
    await put('/hosts/x.com', { mode: 'slow', delayMs: 60_000 });
    await expect(get('x.com/mina', { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout');
    await fetch(`${web.url}/_control/hosts/x.com`, { method: 'DELETE' });
    expect((await get('x.com/mina')).status).toBe(200);
  });
});
