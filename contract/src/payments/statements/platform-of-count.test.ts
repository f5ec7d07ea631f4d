import { describe, expect, it } from 'vitest';
import { platformOfCount } from './platform-of-count.ts';

const [earlier, later] = [new Date('2026-09-01T00:00:00Z'), new Date('2026-09-02T00:00:00Z')];
const count = (views: number, at: Date) => ({ source: 'platform' as const, at, views, readingId: null });
const post = (postKey: string, views: number, reportedAt: Date) => ({ postKey, views, reportedAt });

describe('the platform of a count that a payout pays for', () => {
  it('is that of the post which counts so many views of that moment', () => {
    const posts = [post('tiktok:1', 500, earlier), post('youtube:2', 500, later), post('twitter:3', 9, later)];
    expect(platformOfCount(count(500, later), posts)).toBe('youtube');
  });

  it('is that of all posts where another count of its post stands', () => {
    expect(platformOfCount(count(700, later), [post('tiktok:1', 500, earlier)])).toBe('tiktok');
    expect(platformOfCount(count(700, later), [post('tiktok:1', 5, earlier), post('tiktok:2', 9, later)])).toBe(
      'tiktok',
    );
  });

  it('is not known where posts of several platforms could have it', () => {
    expect(
      platformOfCount(count(500, later), [post('tiktok:1', 500, later), post('youtube:2', 500, later)]),
    ).toBeNull();
    expect(platformOfCount(count(700, later), [post('tiktok:1', 5, later), post('youtube:2', 9, later)])).toBeNull();
    expect(platformOfCount(count(700, later), [])).toBeNull();
  });
});
