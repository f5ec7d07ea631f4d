import { describe, expect, it } from 'vitest';
import { embedAddress } from './embed-address.ts';

describe('the address at which a post can be framed', () => {
  it.each([
    ['youtube', 'dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['tiktok', '7301', 'https://www.tiktok.com/player/v1/7301'],
    ['instagram', 'C0mmute', 'https://www.instagram.com/p/C0mmute/embed/'],
    ['twitter', '1234', 'https://platform.twitter.com/embed/Tweet.html?id=1234&dnt=true'],
    ['tiktok', '../x?y', 'https://www.tiktok.com/player/v1/..%2Fx%3Fy'],
  ] as const)('of %s %s is %s', (platform, id, address) => expect(embedAddress(platform, id)).toBe(address));

  it.each(['facebook', 'xiaohongshu'] as const)('is none on %s', (platform) => {
    expect(embedAddress(platform, '1234')).toBeNull();
  });
});
