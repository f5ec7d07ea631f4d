import { describe, expect, it } from 'vitest';
import { embedAddress } from './embed-address.ts';

describe('the address at which a post can be framed', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.tiktok.com/@ada/video/7301', 'https://www.tiktok.com/player/v1/7301'],
    ['https://www.instagram.com/ada/reel/C0mmute/', 'https://www.instagram.com/p/C0mmute/embed/'],
    ['https://x.com/ada/status/1234', 'https://platform.twitter.com/embed/Tweet.html?id=1234&dnt=true'],
  ])('of %s is %s', (post, address) => expect(embedAddress(post)).toBe(address));

  it.each([
    'https://www.facebook.com/ada/posts/1234',
    'https://www.xiaohongshu.com/explore/64aabbcc',
    'https://www.tiktok.com/@ada',
    'https://vm.tiktok.com/ZM123/',
    'https://example.com/embed/1',
    'no address',
  ])('is none of %s', (post) => expect(embedAddress(post)).toBeNull());
});
