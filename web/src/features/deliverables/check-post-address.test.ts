import { describe, expect, it } from 'vitest';
import { checkPostAddress, viewCountFromText } from './check-post-address.ts';

describe('checkPostAddress', () => {
  it('knows the platform of a post', () => {
    expect(checkPostAddress('https://www.tiktok.com/@ada/video/7301', ['tiktok'])).toEqual({ platform: 'tiktok' });
  });

  it("names what the loot asks for when the post's platform is another one", () => {
    expect(checkPostAddress('https://youtu.be/dQw4w9WgXcQ', ['tiktok', 'instagram'])).toEqual({
      problem: "This campaign requires TikTok or Instagram content, but you're submitting YouTube content",
    });
  });

  it('says of a short link what helps, not that its platform is a wrong one', () => {
    expect(checkPostAddress('https://bit.ly/3abcDEF', ['tiktok'])).toEqual({
      problem:
        'This is a short link, which does not say where it leads. Open it, and paste the full address of the post instead.',
    });
  });

  it('calls a platform it does not know unknown', () => {
    expect(checkPostAddress('https://example.com/post/1', ['tiktok'])).toEqual({
      problem: "This campaign requires TikTok content, but you're submitting unknown content",
    });
  });

  it('refuses a bare platform', () => {
    expect(checkPostAddress('https://www.tiktok.com/', ['tiktok'])).toEqual({
      problem: 'Invalid TikTok URL. Please provide a link to a specific post, not just the platform.',
    });
  });

  it('refuses what is no address', () => {
    expect(checkPostAddress('my video', ['tiktok'])).toEqual({ problem: 'Please enter a valid URL' });
  });
});

describe('viewCountFromText', () => {
  it.each([
    ['1200', 1200],
    ['12.9', 12],
    ['-5', 0],
    ['many', 0],
    ['', 0],
  ])('reads "%s" as %d views', (text, views) => {
    expect(viewCountFromText(text)).toBe(views);
  });
});
