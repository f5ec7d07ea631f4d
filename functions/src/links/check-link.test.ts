import { describe, expect, it } from 'vitest';
import type { SafeFetch } from '../platform/fetching/safe-fetch.ts';
import { checkPostLink } from './check-link.ts';

const pageNaming =
  (ogUrl: string, body = ''): SafeFetch =>
  (url) =>
    Promise.resolve({ status: 200, url, headers: {}, body: `<meta property="og:url" content="${ogUrl}">${body}` });

describe('believing a page about a post', () => {
  it('does not take the page of another post, or of another platform, for the one asked about', async () => {
    const post = 'https://www.instagram.com/p/C1abc/';
    await expect(checkPostLink(pageNaming(post), post)).resolves.toMatchObject({ status: 'valid' });
    for (const other of [
      'https://www.instagram.com/p/C2abc/',
      'https://www.instagram.com/',
      'https://youtu.be/dQw4w9WgXcQ',
      '',
    ]) {
      await expect(checkPostLink(pageNaming(other), post)).resolves.toMatchObject({
        status: 'unverifiable',
        postKey: 'instagram:C1abc',
      });
    }
  });

  it("takes Facebook's own id for a post that has several", async () => {
    const check = checkPostLink(
      pageNaming('https://www.facebook.com/mina/posts/12345'),
      'https://www.facebook.com/jo/posts/pfbid02Abc',
    );
    await expect(check).resolves.toEqual({
      status: 'valid',
      platform: 'facebook',
      postKey: 'facebook:12345',
      authorHandle: 'mina',
    });
  });

  it('tells an author whom only the given address names from one whom the platform names', async () => {
    const check = await checkPostLink(
      pageNaming('https://www.facebook.com/reel/12345'),
      'https://www.facebook.com/jo/videos/12345',
    );
    expect(check).toEqual({ status: 'valid', platform: 'facebook', postKey: 'facebook:12345', namedHandle: 'jo' });
  });

  it('does not take the date of a neighbouring post for its own', async () => {
    const neighbour = '<script>{"webapp.video-detail":{"itemStruct":{"id":"99","createTime":"1700000000"}}}</script>';
    const check = await checkPostLink(
      pageNaming('https://www.tiktok.com/@mina/video/73', neighbour),
      'https://www.tiktok.com/@mina/video/73',
    );
    expect(check).toEqual({ status: 'valid', platform: 'tiktok', postKey: 'tiktok:73', authorHandle: 'mina' });
  });

  it('lets a fault of the program through', async () => {
    const broken: SafeFetch = () => Promise.reject(new TypeError('bug'));
    await expect(checkPostLink(broken, 'https://x.com/mina/status/1')).rejects.toThrow('bug');
  });
});
